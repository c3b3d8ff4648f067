import { writeOwn } from '../session/own-draft.ts';
import { readJson, removeKey } from '../session/storage.ts';

/** Values by field; null, '' and an absent field all count as blank. */
export type Fields = Readonly<Record<string, string | number | null>>;

export interface Copy<V extends Fields, Ver> {
  readonly version: Ver;
  readonly values: V;
}

export interface KeptCopy<V extends Fields, Ver> extends Copy<V, Ver> {
  readonly at: string | null;
}

export interface Keeping<V extends Fields, Ver> {
  readonly key: string;
  /** Milliseconds without typing before the value is stored. */
  readonly pause: number;
  /** Merges stored values over the server's; undefined for invalid ones. */
  readonly read: (kept: unknown, saved: Copy<V, Ver>) => KeptCopy<V, Ver> | undefined;
  /**
   * The value to store; undefined stores nothing. `changes`: the fields that differ from the saved copy,
   * which is `base`.
   */
  readonly write: (typed: KeptCopy<V, Ver>, changes: Fields, base: V) => unknown;
}

export function changesOf(values: Fields, base: Fields): Fields {
  const names = new Set([...Object.keys(base), ...Object.keys(values)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = values[name] ?? '';
      return value === (base[name] ?? '') ? [] : [[name, values[name] ?? null]];
    }),
  );
}

export function readKept<V extends Fields, Ver>(
  { key, read }: Keeping<V, Ver>,
  saved: Copy<V, Ver>,
): KeptCopy<V, Ver> | undefined {
  const kept = readJson(key, (value): value is unknown => value !== null);
  return kept === undefined ? undefined : read(kept, saved);
}

/** Stores nothing when nothing differs from `base`. */
export function keepTyped<V extends Fields, Ver>(
  { key, write }: Keeping<V, Ver>,
  { values, version }: Copy<V, Ver>,
  base: V,
): void {
  const changes = changesOf(values, base);
  const kept =
    Object.keys(changes).length === 0
      ? undefined
      : write({ values, version, at: new Date().toISOString() }, changes, base);
  if (kept === undefined) removeKey(key);
  else writeOwn(key, kept);
}
