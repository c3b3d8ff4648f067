import { Stack, Text } from '@mantine/core';
import { formatarBytes } from '../../../lib/format/format.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { lerAnexo, type Recurso } from '../api.ts';

/** Each opening writes a row to the log of accesses. */
export function AnexosDoRecurso({ recurso }: { readonly recurso: Recurso }) {
  const { anexos = [], id, projetoAprovacao } = recurso;
  if (anexos.length === 0) return null;
  return (
    <div>
      <Text fw={600}>Anexos</Text>
      <Stack gap="xs" mt="xs">
        {anexos.map((anexo, i) => (
          <PdfLink
            key={anexo.id}
            label={`${anexo.nome}, ${formatarBytes(anexo.tamanho)}`}
            fileName={`anexo_${i + 1}_recurso_${id}.pdf`}
            load={() => lerAnexo(projetoAprovacao.projeto.id, anexo.id)}
          />
        ))}
      </Stack>
    </div>
  );
}
