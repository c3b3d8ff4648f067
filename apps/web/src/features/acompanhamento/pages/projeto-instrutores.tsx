import { QuadroDosInstrutores } from '../../instrutor/offered/quadro-dos-instrutores.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function InstrutoresDoProjeto() {
  return (
    <ProjetoPage parte="instrutores">{(projeto) => <QuadroDosInstrutores projeto={projeto} />}</ProjetoPage>
  );
}
