import { type ReactNode, useRef } from 'react';
import classes from './form.module.css';

/** A form whose rules are ours: no browser bubbles, Enter submits, a second submit waits for the first. */
export function Form(props: {
  readonly onSubmit: () => void | Promise<void>;
  readonly label: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
}) {
  const running = useRef(false);
  const submit = async () => {
    if (props.busy || running.current) return;
    running.current = true;
    try {
      await props.onSubmit();
    } finally {
      running.current = false;
    }
  };
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={props.label}
      aria-busy={props.busy}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void submit();
      }}
    >
      {props.children}
    </form>
  );
}

/** Says what the asterisk means, once per form. */
export function RequiredHint() {
  return (
    <p className={classes.hint}>
      Campos marcados com <span aria-hidden>*</span>
      <span className="sr-only">asterisco</span> são obrigatórios.
    </p>
  );
}
