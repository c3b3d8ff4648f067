import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nomeDaFalha } from '../../lib/server/api-error.ts';
import classes from './error-summary.module.css';

/** More would fill a phone's screen. */
const LINES = 5;

export interface ErrorItem {
  /** The id of its field; without it the item is plain text. */
  readonly field?: string | undefined;
  readonly message: string;
  /** The message names the field already. */
  readonly labelled?: boolean;
}

function fieldAt(field: string): HTMLElement | undefined {
  return document.getElementById(field) ?? document.getElementsByName(field)[0];
}

function nameOf(target: HTMLElement): string {
  const labels = 'labels' in target ? (target.labels as NodeListOf<HTMLElement> | null) : null;
  const by = target.getAttribute('aria-labelledby')?.split(' ')[0];
  const label = labels?.[0] ?? (by === undefined ? null : document.getElementById(by));
  const text = label?.textContent ?? target.getAttribute('aria-label') ?? '';
  return text.replace(/[\s*:?]+$/, '').trim();
}

/** In the order of the fields on the screen (C-C9). */
function named(items: readonly ErrorItem[]): readonly ErrorItem[] {
  const found = items.map((item) => ({
    item,
    target: item.field === undefined ? undefined : fieldAt(item.field),
  }));
  const sorted = found.toSorted((a, b) => {
    if (a.target === undefined || b.target === undefined || a.target === b.target) return 0;
    return a.target.compareDocumentPosition(b.target) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
  return sorted.map(({ item, target }) => {
    const name = target === undefined ? '' : nameOf(target);
    const says =
      name === '' || item.message.toLocaleLowerCase('pt-BR').includes(name.toLocaleLowerCase('pt-BR'));
    return says || item.labelled === true ? item : { ...item, message: `${name}: ${item.message}` };
  });
}

/** By id or name. False when it is not on the screen. */
function focusField(field: string): boolean {
  const target = fieldAt(field);
  if (target === undefined) return false;
  const control = target.matches('input,select,textarea,button,[tabindex],[contenteditable]')
    ? target
    : target.querySelector<HTMLElement>('input,select,textarea,button,[tabindex],[contenteditable]');
  (control ?? target).focus();
  target.scrollIntoView({ block: 'center' });
  return true;
}

/**
 * Above a form: exactly the message of the specification, then links to the fields when there are several
 * problems. Takes the focus each time `attempt` changes (T-L4).
 */
export function ErrorSummary(props: {
  readonly message: string | null | undefined;
  readonly items?: readonly ErrorItem[];
  readonly attempt?: number;
  readonly failureId?: string | undefined;
  readonly cause?: string | undefined;
}) {
  const { message, items = [], attempt = 0, failureId, cause } = props;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus again, with the same message too.
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message, attempt]);
  const [lines, setLines] = useState(items);
  const key = items.map(({ field, message: text }) => `${field}:${text}`).join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are looked at when the problems change.
  useLayoutEffect(() => setLines(named(items)), [key, attempt]);
  if (!message) return null;
  const links = lines.filter((item) => item.field !== undefined || item.message !== message);
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-focus-quiet
      aria-label="Problemas no formulário"
      className={classes.box}
    >
      <IconAlertCircle aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p role="alert" className={classes.message}>
          {message}
        </p>
        {cause !== undefined && <p role="status">{cause}</p>}
        {failureId !== undefined && <p className={classes.id}>{nomeDaFalha(failureId)}</p>}
        {links.length > 0 && (
          <ul className={classes.list}>
            {links.slice(0, LINES).map((item) => (
              <li key={`${item.field}:${item.message}`}>
                {item.field === undefined ? (
                  item.message
                ) : (
                  <FieldLink field={item.field} message={item.message} />
                )}
              </li>
            ))}
            {links.length > LINES && <li>{`e mais ${contado(links.length - LINES, 'campo', 'campos')}`}</li>}
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
