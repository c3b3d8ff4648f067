import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Credenciais, LoginFields } from '../../features/conta/components/login-fields.tsx';
import type { SegundoPasso } from '../../features/conta/components/segundo-passo.tsx';
import { entrar, type PedidoDeFator } from '../../lib/session/log-in.ts';
import {
  hospedarEntrada,
  largarEspera,
  sessaoEmEspera,
  type UsuarioDaSessao,
  useSessaoEmEspera,
} from '../../lib/session/session.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { type FormErrors, useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { PlainButton } from '../../ui/page/plain-button.tsx';
import { notify } from '../../ui/status/toast-store.ts';
import classes from './relogin.module.css';

// The library's dialogs listen for Escape on the window; registered first, so that Escape closes none below
// this dialog.
globalThis.addEventListener?.(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || sessaoEmEspera() === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

/** Shows the login over a page whose session ended while something was unsaved (T-A12). */
export function Relogin() {
  const espera = useSessaoEmEspera();
  useEffect(hospedarEntrada, []);
  return espera === null ? null : <ReloginDialog usuario={espera.usuario} />;
}

/** Renames the fields in errors, because the page below may have fields of the same name. */
function apart(errors: FormErrors): FormErrors {
  const own = (name: string) => `entrar-${name}`;
  const items = errors.summary.items.map(({ field, ...item }) =>
    field === undefined ? item : { ...item, field: own(field) },
  );
  return {
    ...errors,
    summary: { ...errors.summary, items },
    field: (name) => ({ ...errors.field(name), id: own(name) }),
  };
}

/** A native dialog, which leaves the page below unchanged. */
function ReloginDialog({ usuario }: { readonly usuario: UsuarioDaSessao }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const errors = apart(useFormErrors());
  const [values, setValues] = useState<Credenciais>({ cpf: '', password: '' });
  const [busy, setBusy] = useState(false);
  const [passo, setPasso] = useState<{
    readonly pedido: PedidoDeFator;
    readonly Step: typeof SegundoPasso;
  } | null>(null);

  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal?.();
    // Closes before removal, so that the focus returns.
    return () => own?.close?.();
  }, []);

  const submit = async () => {
    errors.clear();
    setBusy(true);
    try {
      const pedido = await entrar(values, usuario);
      if (pedido === null) return;
      const { SegundoPasso: Step } = await import('../../features/conta/components/segundo-passo.tsx');
      setPasso({ pedido, Step });
    } catch (error) {
      if (sessaoEmEspera() === null) notify.failure(error);
      else errors.showError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={title}
      onCancel={(event) => event.preventDefault()}
      onClose={() => sessaoEmEspera() !== null && dialog.current?.showModal()}
    >
      <h2 id={title}>{MENSAGENS_CONTA.entreDeNovo}</h2>
      <p>
        O que {usuario.nome === '' ? 'você' : <b>{usuario.nome}</b>} digitou continua nesta página, como
        estava. Se outra pessoa entrar, isso se perde.
      </p>
      {passo === null ? (
        <Form label="Entrar de novo" keeps busy={busy} onSubmit={submit}>
          <ErrorSummary {...errors.summary} />
          <LoginFields values={values} onChange={setValues} errors={errors} over />
          <PlainButton type="submit" loading={busy} wide>
            Entrar e continuar
          </PlainButton>
          <PlainButton look="default" wide onClick={largarEspera}>
            Sair sem salvar
          </PlainButton>
        </Form>
      ) : (
        <passo.Step
          pedido={passo.pedido}
          conhecido={usuario}
          onDone={() => undefined}
          onBack={(error) => {
            setPasso(null);
            if (error !== undefined) errors.showError(error);
          }}
        />
      )}
    </dialog>
  );
}
