import { SectionUpload } from '../components/section-upload.tsx';

/** Introdução as an image. */
export default function IntroducaoUploadPage() {
  return <SectionUpload path="introducao_projeto_upload" secao="introducao" />;
}
