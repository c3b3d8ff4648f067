import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { temChaves } from '../../../lib/session/has-passkeys.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { type FormErrors, useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { problemasDaSenhaAtual, SenhaAtualInput } from '../../conta/offered/senha-atual-input.tsx';
import { type Prova, provarComChave } from '../api.ts';

/** What proves the person: a code, or one of their passkeys. */
export interface Formas {
  readonly codigo: boolean;
  readonly chave: boolean;
}

/** A dialog for an act on the second factor: the current password and, where there is one, a factor. */
export function ProvaModal(props: {
  readonly title: string;
  readonly submit: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly formas: Formas;
  /** Throws the server's refusal. */
  readonly act: (prova: Prova) => Promise<void>;
  readonly problems?: () => readonly Problema[];
  readonly fields?: (errors: FormErrors) => ReactNode;
  readonly children?: ReactNode;
}) {
  const { title, submit, opened, formas, act, problems, fields, children } = props;
  const [senhaAtual, setSenhaAtual] = useState('');
  const [codigo, setCodigo] = useState('');
  const [busy, setBusy] = useState(false);
  const errors = useFormErrors();
  const precisa = formas.codigo || formas.chave;

  const close = () => {
    setSenhaAtual('');
    setCodigo('');
    errors.clear();
    props.onClose();
  };
  const send = async (comChave: boolean) => {
    const semCodigo = precisa && !comChave && codigo.trim() === '';
    const faltas = [
      ...(problems?.() ?? []),
      ...problemasDaSenhaAtual(senhaAtual),
      ...(semCodigo ? [problema('codigo', 'CODIGO_VAZIO', MENSAGENS_FATOR.codigoVazio)] : []),
    ];
    if (errors.show(faltas)) return;
    setBusy(true);
    try {
      const fator = comChave ? { chave: await provarComChave() } : precisa ? { codigo } : {};
      await act({ senhaAtual, ...fator });
      close();
    } catch (error) {
      errors.showError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormModal
      title={title}
      submit={submit}
      opened={opened}
      busy={busy}
      errors={errors}
      onSubmit={() => send(!formas.codigo && formas.chave)}
      onClose={close}
    >
      <Stack>
        {children}
        {fields?.(errors)}
        <SenhaAtualInput errors={errors} value={senhaAtual} onChange={setSenhaAtual} />
        {formas.codigo && (
          <TextInput
            {...errors.field('codigo')}
            label="Código"
            description="Do aplicativo autenticador, ou um código de recuperação"
            withAsterisk={!formas.chave}
            aria-required={!formas.chave}
            autoComplete="one-time-code"
            maxLength={40}
            value={codigo}
            onChange={(event) => {
              errors.clear('codigo');
              setCodigo(event.currentTarget.value);
            }}
          />
        )}
        {formas.codigo && formas.chave && temChaves() && (
          <Button variant="default" loading={busy} onClick={() => void send(true)}>
            Confirmar com chave de acesso
          </Button>
        )}
        {!formas.codigo && formas.chave && <p>Depois da senha, o navegador pede a sua chave de acesso.</p>}
      </Stack>
    </FormModal>
  );
}
