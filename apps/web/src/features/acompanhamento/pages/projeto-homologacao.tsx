import { HomologacaoDoProjeto } from '../../homologacao/offered/homologacao-do-projeto.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function ProjetoHomologacao() {
  return (
    <ProjetoPage parte="homologacao">
      {(projeto) => <HomologacaoDoProjeto projeto={projeto.id} />}
    </ProjetoPage>
  );
}
