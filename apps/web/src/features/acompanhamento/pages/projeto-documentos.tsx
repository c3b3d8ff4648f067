import { Documentos } from '../components/documentos.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function DocumentosDoProjeto() {
  return <ProjetoPage parte="documentos">{(projeto) => <Documentos projeto={projeto} />}</ProjetoPage>;
}
