import { useVolta } from '../../../lib/from-project.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { ReciboDoRelatorioDeAtividades } from '../../relatorio/offered/recibo-do-relatorio.tsx';
import { RelatorioDeAtividades } from '../../relatorio/offered/relatorio-de-atividades.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';
import { Voltar } from '../components/voltar.tsx';

export default function RelatorioDeAtividadesPage() {
  const instrutor = useIdOfPath('instrutor_id');
  const projeto = useIdOfPath('projeto_id');
  const volta = useVolta(`/projetos/${projeto}/relatorios`, `/instrutores/${projeto}`);
  return (
    <ProjetoPage
      projeto={instrutor === 0 ? 0 : projeto}
      parte="relatorios"
      title="Relatório de atividades"
      formulario
      recibo={(lido) => <ReciboDoRelatorioDeAtividades projeto={lido} instrutor={instrutor} />}
      botoes={() => <Voltar para={volta} />}
    >
      {(lido) => <RelatorioDeAtividades projeto={lido} instrutor={instrutor} />}
    </ProjetoPage>
  );
}
