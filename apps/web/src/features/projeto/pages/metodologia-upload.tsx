import { SecaoUpload } from '../components/secao-upload.tsx';

/** Metodologia as an image. */
export default function MetodologiaUploadPage() {
  return <SecaoUpload path="metodologia_projeto_upload" secao="metodologia" />;
}
