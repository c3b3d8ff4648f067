import { useEffect, useMemo, useRef, useState } from 'react';
import { type Copy, changesOf, type Fields, type Keeping, keepTyped, readKept } from '../lib/draft.ts';
import { removeKey } from '../lib/storage.ts';
import { type WriteLater, writeLater } from '../lib/write-later.ts';

/** What is typed in a form, beside what the server has. */
export interface Draft<V extends Fields, Ver> extends Copy<V, Ver> {
  /** The saved copy, as it was read or put there last. */
  readonly base: V;
  /** Something differs from it. */
  readonly changed: boolean;
  /** The form began with what this browser kept, and nothing has taken its place. */
  readonly recovered: boolean;
  /** When that was typed, where it is known. */
  readonly recoveredAt: string | null;
  /** Some fields change. */
  change(part: Partial<V>): void;
  /** All fields change. */
  replace(values: V): void;
  /** A saved copy takes the place of what was typed; nothing of it is kept. */
  adopt(saved: Copy<V, Ver>): void;
  /** What is typed (`values`, or all of it) stays, meant for this saved copy now. */
  putOver(saved: Copy<V, Ver>, values?: V): void;
  /** Nothing is kept any more: it was saved or given up, and the page is left. */
  forget(): void;
}

/**
 * The one engine of forms that keep what is typed (ADR 0016): begun from the saved copy, from what this person left in
 * this browser, or from `begin`; kept there as it grows until it is saved.
 */
export function useDraft<V extends Fields, Ver>(form: {
  readonly saved: Copy<V, Ver>;
  /** Absent: nothing is kept in this browser. */
  readonly keeping?: Keeping<V, Ver>;
  /** What a form proposes where nothing was kept. */
  readonly begin?: V;
}): Draft<V, Ver> {
  const { saved } = form;
  const [keeping] = useState(() => form.keeping ?? null);
  const [found] = useState(() => (keeping === null ? undefined : readKept(keeping, saved)));
  const [start] = useState<Copy<V, Ver>>(
    () => found ?? { values: form.begin ?? saved.values, version: saved.version },
  );
  const [base, setBase] = useState(saved.values);
  const [typed, setTyped] = useState(start);
  const [recovered, setRecovered] = useState(found !== undefined);
  const changed = Object.keys(changesOf(typed.values, base)).length > 0;

  const latest = useRef({ typed, base });
  const later = useRef<WriteLater>(undefined);
  // Before the effect that writes: both run with the first picture.
  useEffect(() => {
    if (keeping === null) return undefined;
    const write = () => keepTyped(keeping, latest.current.typed, latest.current.base);
    later.current = writeLater(write, keeping.pause);
    return later.current.stop;
  }, [keeping]);
  useEffect(() => {
    latest.current = { typed, base };
    // What was found stands there already, with its date.
    if (typed !== start || !changed) later.current?.soon();
  }, [typed, base, start, changed]);

  const acts = useMemo(
    () => ({
      change: (part: Partial<V>) =>
        setTyped(({ version, values }) => ({ version, values: { ...values, ...part } })),
      replace: (values: V) => setTyped(({ version }) => ({ version, values })),
      adopt: ({ version, values }: Copy<V, Ver>) => {
        setBase(values);
        setTyped({ version, values });
        setRecovered(false);
      },
      putOver: (copy: Copy<V, Ver>, values?: V) => {
        setBase(copy.values);
        setTyped((before) => ({ version: copy.version, values: values ?? before.values }));
      },
      forget: () => {
        later.current?.never();
        if (keeping !== null) removeKey(keeping.key);
      },
    }),
    [keeping],
  );
  return { ...typed, base, changed, recovered, recoveredAt: recovered ? (found?.at ?? null) : null, ...acts };
}
