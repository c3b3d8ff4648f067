import { SecaoUpload } from '../components/secao-upload.tsx';

/** Resultados esperados as an image. */
export default function ResultadosUploadPage() {
  return <SecaoUpload path="resultados_projeto_upload" secao="resultadosEsperados" />;
}
