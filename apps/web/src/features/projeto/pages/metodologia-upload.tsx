import { SectionUpload } from '../components/section-upload.tsx';

/** Metodologia as an image. */
export default function MetodologiaUploadPage() {
  return <SectionUpload path="metodologia_projeto_upload" secao="metodologia" />;
}
