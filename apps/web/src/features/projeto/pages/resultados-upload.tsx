import { SecaoUpload } from '../components/secoes/secao-upload.tsx';

export default function ResultadosUploadPage() {
  return <SecaoUpload path="resultados_projeto_upload" secao="resultadosEsperados" />;
}
