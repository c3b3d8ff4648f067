import { api } from '../../../lib/server/api.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';

/** Made when it is pressed. */
function PdfDoProjeto({ projeto_id }: { readonly projeto_id: number }) {
  return (
    <PdfLink
      compact
      variant="subtle"
      label={`Projeto nº ${projeto_id}`}
      fileName={`projeto_${projeto_id}.pdf`}
      load={() => api.gerarPdf({ params: { id: projeto_id } })}
    />
  );
}

export function TituloComPdf(props: { readonly projeto_id: number; readonly titulo: string }) {
  const { projeto_id, titulo } = props;
  return (
    <>
      <span title={titulo}>{titulo}</span>
      <PdfDoProjeto projeto_id={projeto_id} />
    </>
  );
}
