import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { SubstituirInstrutor } from '../../instrutor/offered/substituir-instrutor.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function SubstituirInstrutorPage() {
  const instrutor = useIdOfPath('instrutor_id');
  return (
    <ProjetoPage
      projeto={useIdOfPath('projeto_id')}
      parte="instrutores"
      title="Substituir instrutor"
      formulario
    >
      {(projeto) => <SubstituirInstrutor projeto={projeto} instrutor={instrutor} />}
    </ProjetoPage>
  );
}
