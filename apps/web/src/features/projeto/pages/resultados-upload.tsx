import { SectionUpload } from '../components/section-upload.tsx';

/** Resultados esperados as an image. */
export default function ResultadosUploadPage() {
  return <SectionUpload path="resultados_projeto_upload" secao="resultadosEsperados" />;
}
