import { useState } from 'react';
import { temChaves } from '../../../lib/session/has-passkeys.ts';
import { entrarComChave } from '../../../lib/session/log-in-with-factor.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { PlainButton } from '../../../ui/page/plain-button.tsx';
import { EntrarPelaInstituicao } from './entrar-pela-instituicao.tsx';

/** The ways to enter without the password of this system. */
export function OutrasEntradas(props: { readonly voltar: string; readonly onDone: () => Promise<void> }) {
  return (
    <>
      {temChaves() && <EntrarComChave onDone={props.onDone} />}
      <EntrarPelaInstituicao voltar={props.voltar} />
    </>
  );
}

function EntrarComChave({ onDone }: { readonly onDone: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const errors = useFormErrors();
  const enter = async () => {
    errors.clear();
    setBusy(true);
    try {
      await entrarComChave();
      await onDone();
    } catch (error) {
      errors.showError(error);
      setBusy(false);
    }
  };
  return (
    <section aria-label="Entrar sem a senha">
      <ErrorSummary {...errors.summary} />
      <PlainButton look="default" wide loading={busy} onClick={() => void enter()}>
        Entrar com chave de acesso
      </PlainButton>
    </section>
  );
}
