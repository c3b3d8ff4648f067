import { SecaoUpload } from '../components/secoes/secao-upload.tsx';

export default function MetodologiaUploadPage() {
  return <SecaoUpload path="metodologia_projeto_upload" secao="metodologia" />;
}
