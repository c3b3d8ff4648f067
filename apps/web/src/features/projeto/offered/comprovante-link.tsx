import { api } from '../../../lib/api.ts';
import { PdfLink } from '../../../ui/pdf-link.tsx';

interface ComComprovante {
  readonly id: number;
  readonly comprovante_disciplinas: { readonly comprovante: string | null } | null;
}

/** Absent for readers without a right to it (D22). */
export function ComprovanteLink({ projeto }: { readonly projeto: ComComprovante }) {
  if (!projeto.comprovante_disciplinas?.comprovante) return null;
  return <ComprovanteDoProjeto projeto={projeto.id} />;
}

export function ComprovanteDoProjeto({ projeto }: { readonly projeto: number }) {
  return (
    <PdfLink
      label="Comprovante das disciplinas"
      fileName={`comprovante_disciplinas_${projeto}.pdf`}
      load={() => api.lerComprovante({ params: { projectId: projeto } })}
    />
  );
}
