import { api } from '../../../lib/server/api.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';

/** Each reading writes a row to the log of accesses. */
export const lerComprovante = (projeto: number) => api.lerComprovante({ params: { projectId: projeto } });

interface ComComprovante {
  readonly id: number;
  readonly comprovante_disciplinas: { readonly comprovante: string | null } | null;
}

/** False for readers without a right to it (D22). */
export const temComprovante = ({ comprovante_disciplinas }: ComComprovante) =>
  Boolean(comprovante_disciplinas?.comprovante);

export function ComprovanteLink(props: { readonly projeto: ComComprovante; readonly compact?: boolean }) {
  const { projeto, compact = false } = props;
  if (!temComprovante(projeto)) return null;
  return <ComprovanteDoProjeto projeto={projeto.id} compact={compact} />;
}

export function ComprovanteDoProjeto(props: { readonly projeto: number; readonly compact?: boolean }) {
  const { projeto, compact = false } = props;
  return (
    <PdfLink
      compact={compact}
      label="Comprovante das disciplinas"
      fileName={`comprovante_disciplinas_${projeto}.pdf`}
      load={() => lerComprovante(projeto)}
    />
  );
}
