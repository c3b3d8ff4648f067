import { CorrecaoDoProjeto } from '../../homologacao/offered/correcao-do-projeto.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function ProjetoCorrecao() {
  return (
    <ProjetoPage parte="homologacao">
      {(projeto) => <CorrecaoDoProjeto key={projeto.id} projeto={projeto} />}
    </ProjetoPage>
  );
}
