import { type ReactNode, useEffect, useRef } from 'react';
import { type Kept, useHeld, useKept } from '../drafts/use-kept.ts';
import classes from './form.module.css';

/**
 * A form without the browser's validation messages: Enter submits, a second submit is ignored until the first
 * ends. Leaving with unsaved typing asks, unless `keeps`.
 */
export function Form(props: {
  readonly onSubmit: () => void | Promise<void>;
  readonly label: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
  /** The typing is stored, or the page itself asks. */
  readonly keeps?: boolean;
  /** From the dialog around it, which asks before it closes. */
  readonly kept?: Kept;
}) {
  const own = useKept();
  const kept = props.kept ?? own;
  useHeld(kept, props.keeps !== true);
  // A control with autofocus had the focus before the form listened.
  useEffect(() => {
    if (kept.form.current?.contains(document.activeElement)) kept.look();
  }, [kept]);
  // The keyup of the key that opened the dialog arrives in it, and is no typing.
  const pressed = useRef(false);
  const running = useRef(false);
  const submit = async () => {
    if (props.busy || running.current) return;
    running.current = true;
    try {
      await kept.during(async () => props.onSubmit());
    } finally {
      running.current = false;
    }
  };
  return (
    <form
      ref={kept.form}
      noValidate
      onFocusCapture={kept.look}
      onPointerDownCapture={kept.look}
      onDropCapture={kept.look}
      onInput={kept.touch}
      onChange={kept.touch}
      onDrop={kept.touch}
      onPointerUp={kept.touch}
      onKeyDownCapture={() => {
        pressed.current = true;
      }}
      onKeyUp={({ key }) => {
        if (pressed.current && key !== 'Tab' && key !== 'Shift') kept.touch();
      }}
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

export function RequiredHint() {
  return (
    <p className={classes.hint}>
      Campos marcados com <span aria-hidden>*</span>
      <span className="sr-only">asterisco</span> são obrigatórios.
    </p>
  );
}
