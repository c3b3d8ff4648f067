import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type Copy,
  changesOf,
  type Fields,
  type Keeping,
  keepTyped,
  readKept,
} from '../../lib/drafts/draft.ts';
import { type WriteLater, writeLater } from '../../lib/server/write-later.ts';
import { removeKey } from '../../lib/session/storage.ts';

export interface Draft<V extends Fields, Ver> extends Copy<V, Ver> {
  /** The values last loaded or saved, or proposed by the form. */
  readonly base: V;
  readonly changed: boolean;
  /** The form began with values stored in this browser. */
  readonly recovered: boolean;
  readonly recoveredAt: string | null;
  change(part: Partial<V> | ((before: V) => Partial<V>)): void;
  replace(values: V): void;
  /** Replaces the typed values; nothing is stored. */
  adopt(saved: Copy<V, Ver>): void;
  /** Keeps `values` (or all typed values) over this saved copy. */
  putOver(saved: Copy<V, Ver>, values?: V): void;
  /** After saving or discarding: deletes the stored values. */
  forget(): void;
}

/**
 * A form's values that are stored while typed (ADR 0016): begun from the saved copy, from this browser's
 * storage, or from `begin`, and stored until saved.
 */
export function useDraft<V extends Fields, Ver>(form: {
  readonly saved: Copy<V, Ver>;
  readonly keeping?: Keeping<V, Ver>;
  readonly begin?: V;
}): Draft<V, Ver> {
  const { saved } = form;
  const [keeping] = useState(() => form.keeping ?? null);
  const [found, setFound] = useState(() => (keeping === null ? undefined : readKept(keeping, saved)));
  const [start, setStart] = useState<Copy<V, Ver>>(
    () => found ?? { values: form.begin ?? saved.values, version: saved.version },
  );
  // Values proposed by the form do not count as typed.
  const [base, setBase] = useState(form.begin ?? saved.values);
  const [typed, setTyped] = useState(start);
  const [recovered, setRecovered] = useState(found !== undefined);
  const changed = Object.keys(changesOf(typed.values, base)).length > 0;

  // A new page renders before the old one has stored its last typing.
  const first = useRef(saved);
  useEffect(() => {
    const late = keeping === null ? undefined : readKept(keeping, first.current);
    if (late === undefined) return;
    setFound(late);
    setStart(late);
    setTyped(late);
    setRecovered(true);
  }, [keeping]);

  const latest = useRef({ typed, base });
  const later = useRef<WriteLater>(undefined);
  // Before the effect that writes, since both run with the first render.
  useEffect(() => {
    if (keeping === null) return undefined;
    const write = () => keepTyped(keeping, latest.current.typed, latest.current.base);
    later.current = writeLater(write, keeping.pause);
    return later.current.stop;
  }, [keeping]);
  useEffect(() => {
    latest.current = { typed, base };
    // A restored value is stored already, with its date.
    if (typed !== start || !changed) later.current?.soon();
  }, [typed, base, start, changed]);

  const acts = useMemo(
    () => ({
      change: (part: Partial<V> | ((before: V) => Partial<V>)) =>
        setTyped(({ version, values }) => ({
          version,
          values: { ...values, ...(typeof part === 'function' ? part(values) : part) },
        })),
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
