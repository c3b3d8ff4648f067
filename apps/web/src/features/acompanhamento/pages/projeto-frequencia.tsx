import { FolhaDoProjeto } from '../../frequencia/offered/folha-do-projeto.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function FrequenciaDoProjeto() {
  return <ProjetoPage parte="frequencia">{(projeto) => <FolhaDoProjeto projeto={projeto} />}</ProjetoPage>;
}
