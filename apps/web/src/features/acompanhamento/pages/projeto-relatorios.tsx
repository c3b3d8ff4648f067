import { ProjetoPage } from '../components/projeto-page.tsx';
import { Relatorios } from '../components/relatorios.tsx';

export default function RelatoriosDoProjeto() {
  return <ProjetoPage parte="relatorios">{(projeto) => <Relatorios projeto={projeto} />}</ProjetoPage>;
}
