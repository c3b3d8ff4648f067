import { useMemo, useState } from 'react';
import type { Keeping } from '../../lib/drafts/draft.ts';
import { fromText, toText } from '../../lib/drafts/half-typed.ts';
import { useDraft } from './use-draft.ts';

type Whole = Readonly<Record<'texto', string>>;

export interface Typed<T> {
  readonly value: T;
  readonly set: (next: (before: T) => T) => void;
  readonly changed: boolean;
  /** When the text was typed, if this browser kept it; null otherwise, and once it is saved. */
  readonly recoveredAt: string | null;
  /** Whether the text was typed over an older version than the server has now. */
  readonly older: boolean;
  readonly discard: () => void;
  /** To be called once `value` was sent: the person goes on typing over this version. */
  readonly saved: (value: T, version: number) => void;
  /** To be called once the text was sent or discarded: removes it from the storage. */
  readonly forget: () => void;
}

function keepingWhole<T>(key: string, is: (value: unknown) => value is T): Keeping<Whole, number> {
  return {
    key,
    pause: 300,
    read: (kept) => {
      if (typeof kept !== 'object' || kept === null) return undefined;
      const { valor: stored, versao, em } = kept as Readonly<Record<string, unknown>>;
      const valor = fromText(JSON.stringify(stored ?? null));
      if (!is(valor) || typeof versao !== 'number' || typeof em !== 'string') return undefined;
      return { values: { texto: toText(valor) }, version: versao, at: em };
    },
    write: ({ values, version, at }) => ({ valor: JSON.parse(values.texto), versao: version, em: at }),
  };
}

/** The values of a form, of any shape, kept in this browser as one text until it is sent (ADR 0016). */
export function useTyped<T>(form: {
  /** The key that `ownKey` returned. */
  readonly key: string;
  readonly begin: T;
  readonly is: (value: unknown) => value is T;
  readonly version?: number;
}): Typed<T> {
  const [saved] = useState(() => ({
    version: form.version ?? 0,
    values: { texto: toText(form.begin) },
  }));
  const [keeping] = useState(() => keepingWhole(form.key, form.is));
  const draft = useDraft<Whole, number>({ saved, keeping });
  const [current, setCurrent] = useState(saved.version);
  const { texto } = draft.values;
  const value = useMemo(() => fromText(texto) as T, [texto]);
  const recovered = draft.changed && draft.recovered;
  return {
    value,
    set: (next) => draft.change((before) => ({ texto: toText(next(fromText(before.texto) as T)) })),
    changed: draft.changed,
    recoveredAt: recovered ? draft.recoveredAt : null,
    older: recovered && draft.version !== current,
    discard: () => draft.adopt({ version: current, values: draft.base }),
    saved: (sent, version) => {
      setCurrent(version);
      draft.putOver({ version, values: { texto: toText(sent) } });
    },
    forget: draft.forget,
  };
}
