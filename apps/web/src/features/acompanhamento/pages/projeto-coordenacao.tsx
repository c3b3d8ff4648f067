import { CoordenacaoDoProjeto } from '../../coordenacao/offered/coordenacao-do-projeto.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function Coordenacao() {
  return (
    <ProjetoPage parte="coordenacao">{(projeto) => <CoordenacaoDoProjeto projeto={projeto} />}</ProjetoPage>
  );
}
