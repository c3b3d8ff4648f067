import { Stack } from '@mantine/core';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { lerDocumentoDaRelatoria, type Recurso } from '../api.ts';

/** Proposal and proof, for a rapporteur or a substitute, who have no other access to them. */
export function DocumentosParaJulgar({ recurso }: { readonly recurso: Recurso }) {
  const { id } = recurso.projetoAprovacao.projeto;
  return (
    <Stack gap="xs">
      <PdfLink
        label="Projeto completo"
        fileName={`projeto_${id}.pdf`}
        load={() => lerDocumentoDaRelatoria(recurso.id, 'projeto')}
      />
      <PdfLink
        label="Comprovante das disciplinas"
        fileName={`comprovante_disciplinas_${id}.pdf`}
        load={() => lerDocumentoDaRelatoria(recurso.id, 'comprovante')}
      />
    </Stack>
  );
}
