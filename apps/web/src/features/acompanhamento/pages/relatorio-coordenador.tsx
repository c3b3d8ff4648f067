import { ROTULOS_RELATORIO } from '@instrutoria/domain/relatorio/messages.ts';
import { useVolta } from '../../../lib/from-project.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { ReciboDoRelatorioDoCoordenador } from '../../relatorio/offered/recibo-do-relatorio.tsx';
import { RelatorioDoCoordenador } from '../../relatorio/offered/relatorio-do-coordenador.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';
import { Voltar } from '../components/voltar.tsx';

export default function RelatorioDoCoordenadorPage() {
  const id = useIdOfPath();
  const volta = useVolta(`/projetos/${id}/relatorios`, `/instrutores/${id}`);
  return (
    <ProjetoPage
      parte="relatorios"
      title={ROTULOS_RELATORIO.gerarDoCoordenador}
      formulario
      recibo={(projeto) => <ReciboDoRelatorioDoCoordenador projeto={projeto} />}
      botoes={() => <Voltar para={volta} />}
    >
      {(projeto) => <RelatorioDoCoordenador projeto={projeto} />}
    </ProjetoPage>
  );
}
