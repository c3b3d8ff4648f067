import { SecaoUpload } from '../components/secoes/secao-upload.tsx';

export default function IntroducaoUploadPage() {
  return <SecaoUpload path="introducao_projeto_upload" secao="introducao" />;
}
