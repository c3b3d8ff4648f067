import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { ANEXOS_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import { Stack } from '@mantine/core';
import { api } from '../../../lib/server/api.ts';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import type { RecursoDigitado } from './use-recurso-digitado.ts';

/** Up to three documents; the next field appears when the last one is filled. */
export function Anexar(props: {
  readonly pedido: RecursoDigitado;
  readonly errors: FormErrors;
  readonly onBusy: (busy: boolean) => void;
}) {
  const { pedido, errors, onBusy } = props;
  return (
    <Stack gap="sm">
      {pedido.lugares.slice(0, ANEXOS_MAXIMO).map(({ chave, anexo }, i) => (
        <UploadField
          key={chave}
          id={`anexos.${i}`}
          label={`Anexo ${i + 1} (opcional)`}
          description={i === 0 ? `Arquivos PDF de até 25 MB cada um, no máximo ${ANEXOS_MAXIMO}.` : undefined}
          accept={TIPOS_ACEITOS.anexoDoRecurso.join(',')}
          maxBytes={ARQUIVO_MAXIMO_BYTES}
          wrongKind={A.naoEhPdf}
          tooLarge={A.grandeDemais}
          value={anexo?.referencia ?? null}
          fileName={anexo?.nome}
          onChange={(referencia) => {
            errors.clear(`anexos.${i}`);
            if (referencia === null) pedido.tirar(chave);
          }}
          onSent={(file, referencia) => pedido.anexar(chave, { referencia, nome: file.name })}
          onBusy={onBusy}
          send={async (file, onProgress, signal) =>
            (await api.enviarAnexoDoRecurso({ file, onProgress, signal })).data
          }
          error={errors.field(`anexos.${i}`).error}
        />
      ))}
    </Stack>
  );
}
