import { ENDERECO_DO_WEBHOOK_MAXIMO, NOME_DO_WEBHOOK_MAXIMO } from '@instrutoria/domain/webhook/limits.ts';
import { NOMES_DOS_EVENTOS } from '@instrutoria/domain/webhook/messages.ts';
import { EVENTOS_DO_WEBHOOK, type EventoDoWebhook } from '@instrutoria/domain/webhook/types.ts';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';

export interface Dados {
  readonly nome: string;
  readonly endereco: string;
  readonly eventos: readonly EventoDoWebhook[];
}

interface Props {
  readonly title: string;
  readonly submit: string;
  readonly antes: Dados;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** Rejects with the server's refusal, which the form shows beside its field. */
  readonly onSave: (dados: Dados & { readonly eventos: EventoDoWebhook[] }) => Promise<void>;
}

/** The form of a webhook: name, address and events. */
export function DadosDoWebhook({ title, submit, antes, busy, onClose, onSave }: Props) {
  const [dados, setDados] = useState<Dados>(antes);
  const errors = useFormErrors();
  const mudar = (campo: keyof Dados, valor: Partial<Dados>) => {
    errors.clear(campo);
    setDados((agora) => ({ ...agora, ...valor }));
  };
  const salvar = async () => {
    try {
      await onSave({ ...dados, eventos: [...dados.eventos] });
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <FormModal
      title={title}
      submit={submit}
      opened
      busy={busy}
      errors={errors}
      onSubmit={salvar}
      onClose={onClose}
    >
      <Stack>
        <TextInput
          {...errors.field('nome')}
          data-autofocus
          label="Sistema"
          description="Por exemplo: portal da pró-reitoria"
          withAsterisk
          aria-required
          maxLength={NOME_DO_WEBHOOK_MAXIMO}
          value={dados.nome}
          onChange={(event) => mudar('nome', { nome: event.currentTarget.value })}
        />
        <TextInput
          {...errors.field('endereco')}
          label="Endereço que recebe os avisos"
          description="Quem cuida do outro sistema informa; começa com https://"
          type="url"
          withAsterisk
          aria-required
          maxLength={ENDERECO_DO_WEBHOOK_MAXIMO}
          value={dados.endereco}
          onChange={(event) => mudar('endereco', { endereco: event.currentTarget.value })}
        />
        <Checkbox.Group
          {...errors.field('eventos')}
          label="Avisar quando"
          withAsterisk
          value={[...dados.eventos]}
          onChange={(escolhidos) =>
            mudar('eventos', { eventos: EVENTOS_DO_WEBHOOK.filter((um) => escolhidos.includes(um)) })
          }
        >
          <Stack gap="xs" mt="xs">
            {EVENTOS_DO_WEBHOOK.map((evento) => (
              <Checkbox key={evento} value={evento} label={NOMES_DOS_EVENTOS[evento]} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    </FormModal>
  );
}
