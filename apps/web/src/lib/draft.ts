import { writeOwn } from './own-draft.ts';
import { readJson, removeKey } from './storage.ts';

/** What a form holds, by field; null, '' and a field that is absent are the same: blank. */
export type Fields = Readonly<Record<string, string | number | null>>;

/** A copy of what a form is about, and the version that it is, or began from. */
export interface Copy<V extends Fields, Ver> {
  readonly version: Ver;
  readonly values: V;
}

/** A copy that this browser kept, and when it was typed (ISO instant; null where that is not kept). */
export interface KeptCopy<V extends Fields, Ver> extends Copy<V, Ver> {
  readonly at: string | null;
}

/** How a form keeps in this browser what was typed and not saved. */
export interface Keeping<V extends Fields, Ver> {
  readonly key: string;
  /** Pause in typing after which it is written, milliseconds: forms of long texts wait, the others do not. */
  readonly pause: number;
  /** What was kept, over what the server has now; undefined for what cannot be believed. */
  readonly read: (kept: unknown, saved: Copy<V, Ver>) => KeptCopy<V, Ver> | undefined;
  /** What is kept; undefined for nothing. `changes`: the fields that differ from the saved copy. */
  readonly write: (typed: KeptCopy<V, Ver>, changes: Fields) => unknown;
}

/** The fields in which a form differs from another copy of it. */
export function changesOf(values: Fields, base: Fields): Fields {
  const names = new Set([...Object.keys(base), ...Object.keys(values)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = values[name] ?? '';
      return value === (base[name] ?? '') ? [] : [[name, values[name] ?? null]];
    }),
  );
}

/** What this person left in this browser of a form. */
export function readKept<V extends Fields, Ver>(
  { key, read }: Keeping<V, Ver>,
  saved: Copy<V, Ver>,
): KeptCopy<V, Ver> | undefined {
  const kept = readJson(key, (value): value is unknown => value !== null);
  return kept === undefined ? undefined : read(kept, saved);
}

/** Keeps what is typed over `base`; where nothing differs from it, nothing is kept. */
export function keepTyped<V extends Fields, Ver>(
  { key, write }: Keeping<V, Ver>,
  { values, version }: Copy<V, Ver>,
  base: V,
): void {
  const changes = changesOf(values, base);
  const kept =
    Object.keys(changes).length === 0
      ? undefined
      : write({ values, version, at: new Date().toISOString() }, changes);
  if (kept === undefined) removeKey(key);
  else writeOwn(key, kept);
}
