import { CadastrarInstrutor } from '../../instrutor/offered/cadastrar-instrutor.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function CadastroInstrutorPage() {
  return (
    <ProjetoPage parte="instrutores" title="Cadastrar instrutor" formulario>
      {(projeto) => <CadastrarInstrutor projeto={projeto} />}
    </ProjetoPage>
  );
}
