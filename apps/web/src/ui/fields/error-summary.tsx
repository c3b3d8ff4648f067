import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nomeDaFalha } from '../../lib/server/api-error.ts';
import classes from './error-summary.module.css';

/** More lines would fill a phone's screen. */
const LINES = 5;

export interface ErrorItem {
  /** The id of its field; without it the item is plain text. */
  readonly field?: string | undefined;
  readonly message: string;
  /** The message names the field already. */
  readonly labelled?: boolean;
  /** The exact sentence above it, where there are several. */
  readonly title?: string;
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

/** Sorts the errors by the order of the fields on the screen (C-C9). */
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
    if (says || item.labelled === true) return item;
    return { ...item, message: item.title === item.message ? name : `${name}: ${item.message}` };
  });
}

/** Focuses a field by id or name. False when it is not on the screen. */
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

/** Each sentence with the first of its fields, as long as there is room for them. */
function groupsOf(titles: readonly string[], links: readonly ErrorItem[]) {
  let room = LINES;
  return titles.flatMap((title) => {
    const own = links.filter((item) => (item.title ?? titles[0]) === title);
    const lines = own.slice(0, room);
    room -= lines.length;
    return own.length > 0 && lines.length === 0 ? [] : [{ title, lines }];
  });
}

/**
 * Above a form: exactly the message of the specification, then links to its fields; of several kinds of problems, each
 * message above its own fields. Takes the focus each time `attempt` changes (T-L4).
 */
export function ErrorSummary(props: {
  readonly message: string | null | undefined;
  /** The messages of the other kinds. */
  readonly others?: readonly string[];
  readonly items?: readonly ErrorItem[];
  readonly attempt?: number;
  readonly failureId?: string | undefined;
  readonly cause?: string | undefined;
}) {
  const { message, others = [], items = [], attempt = 0, failureId, cause } = props;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus again, with the same message too.
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message, attempt]);
  const [lines, setLines] = useState(items);
  const key = items.map(({ field, message: text, title = '' }) => `${field}:${text}:${title}`).join('|');
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
        {groupsOf([message, ...others], links).map(({ title, lines: own }) => (
          <div key={title} className={classes.group}>
            <p role="alert" className={classes.message}>
              {title}
            </p>
            {own.length > 0 && (
              <ul className={classes.list}>
                {own.map((item) => (
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
        ))}
        {links.length > LINES && (
          <p className={classes.more}>{`e mais ${contado(links.length - LINES, 'campo', 'campos')}`}</p>
        )}
        {cause !== undefined && <p role="status">{cause}</p>}
        {failureId !== undefined && <p className={classes.id}>{nomeDaFalha(failureId)}</p>}
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
