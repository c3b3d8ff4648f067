import { api } from '../../../lib/api.ts';
import { PdfLink } from '../../../ui/pdf-link.tsx';

interface ComComprovante {
  readonly id: number;
  readonly comprovante_disciplinas: { readonly comprovante: string | null } | null;
}

/** Absent for readers without a right to it (D22). */
export function ComprovanteLink(props: { readonly projeto: ComComprovante; readonly compact?: boolean }) {
  const { projeto, compact = false } = props;
  if (!projeto.comprovante_disciplinas?.comprovante) return null;
  return <ComprovanteDoProjeto projeto={projeto.id} compact={compact} />;
}

export function ComprovanteDoProjeto(props: { readonly projeto: number; readonly compact?: boolean }) {
  const { projeto, compact = false } = props;
  return (
    <PdfLink
      compact={compact}
      label="Comprovante das disciplinas"
      fileName={`comprovante_disciplinas_${projeto}.pdf`}
      load={() => api.lerComprovante({ params: { projectId: projeto } })}
    />
  );
}
