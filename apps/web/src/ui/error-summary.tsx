import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { nomeDaFalha } from '../lib/api-error.ts';
import classes from './error-summary.module.css';

export interface ErrorItem {
  /** The id of the field to lead to; without it the item is plain text. */
  readonly field?: string | undefined;
  readonly message: string;
}

/** Moves the focus to a field by its id, or by its name. Answers false when there is none on the screen. */
function focusField(field: string): boolean {
  const target = document.getElementById(field) ?? document.getElementsByName(field)[0];
  if (target === undefined) return false;
  const control = target.matches('input,select,textarea,button,[tabindex],[contenteditable]')
    ? target
    : target.querySelector<HTMLElement>('input,select,textarea,button,[tabindex],[contenteditable]');
  (control ?? target).focus();
  target.scrollIntoView({ block: 'center' });
  return true;
}

/**
 * What is wrong with a form, above it. The alert's own text is exactly the message of the specification; when
 * there is more than one problem, links to the fields follow it. Takes the focus each time `attempt` changes (T-L4).
 */
export function ErrorSummary(props: {
  readonly message: string | null | undefined;
  readonly items?: readonly ErrorItem[];
  readonly attempt?: number;
  /** Of a surprise: what to tell the people who run the system. */
  readonly failureId?: string | undefined;
  /** Why it failed, where `message` is the screen's own words for any failure. */
  readonly cause?: string | undefined;
}) {
  const { message, items = [], attempt = 0, failureId, cause } = props;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus again, with the same message too.
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message, attempt]);
  if (!message) return null;
  const links = items.filter((item) => item.field !== undefined || item.message !== message);
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-focus-quiet
      aria-label="Problemas no formulário"
      className={classes.box}
    >
      <IconAlertCircle aria-hidden className={classes.icon} />
      <div>
        <p role="alert" className={classes.message}>
          {message}
        </p>
        {cause !== undefined && <p role="status">{cause}</p>}
        {failureId !== undefined && <p className={classes.id}>{nomeDaFalha(failureId)}</p>}
        {links.length > 0 && (
          <ul className={classes.list}>
            {links.map((item) => (
              <li key={`${item.field}:${item.message}`}>
                {item.field === undefined ? (
                  item.message
                ) : (
                  <FieldLink field={item.field} message={item.message} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function FieldLink({ field, message }: { readonly field: string; readonly message: string }) {
  return (
    <a
      href={`#${field}`}
      className={classes.link}
      onClick={(event) => {
        event.preventDefault();
        focusField(field);
      }}
    >
      {message}
    </a>
  );
}
