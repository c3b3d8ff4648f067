/** One exact text of the specification or a decision, with where it stands there. */
export interface TextoExato {
  readonly texto: string;
  readonly fonte: string;
  /** True when the source gives only the beginning; the rest is another source's. */
  readonly inicio?: boolean;
}

/** Every text inside a value: of objects and lists too, at any depth. Functions and numbers have none. */
export function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsWithin);
}

/** The exact texts that no catalogue has, each with its source, one line a text. */
export function missingTexts(expected: readonly TextoExato[], catalogues: readonly unknown[]): string[] {
  const texts = catalogues.flatMap(textsWithin);
  const known = new Set(texts);
  return expected
    .filter(({ texto, inicio }) => !(inicio ? texts.some((t) => t.startsWith(texto)) : known.has(texto)))
    .map(({ texto, fonte }) => `${fonte}: '${texto}' is in no catalogue`);
}
