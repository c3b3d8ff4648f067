import { Historico } from '../components/historico.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function HistoricoDoProjeto() {
  return <ProjetoPage parte="historico">{({ id }) => <Historico projeto={id} />}</ProjetoPage>;
}
