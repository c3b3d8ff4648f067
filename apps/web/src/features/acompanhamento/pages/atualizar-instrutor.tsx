import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { AtualizarInstrutor } from '../../instrutor/offered/atualizar-instrutor.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function AtualizarInstrutorPage() {
  const instrutor = useIdOfPath('instrutor_id');
  return (
    <ProjetoPage
      projeto={useIdOfPath('projeto_id')}
      parte="instrutores"
      title="Atualizar instrutor"
      formulario
    >
      {(projeto) => <AtualizarInstrutor projeto={projeto} instrutor={instrutor} />}
    </ProjetoPage>
  );
}
