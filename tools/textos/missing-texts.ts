/** An exact text of the specification or a decision, with its source. */
export interface TextoExato {
  readonly texto: string;
  readonly fonte: string;
  /** Whether the source gives only the beginning. */
  readonly inicio?: boolean;
}

/** The texts in objects and lists, at any depth. */
export function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsWithin);
}

export function missingTexts(expected: readonly TextoExato[], catalogues: readonly unknown[]): string[] {
  const texts = catalogues.flatMap(textsWithin);
  const known = new Set(texts);
  return expected
    .filter(({ texto, inicio }) => !(inicio ? texts.some((t) => t.startsWith(texto)) : known.has(texto)))
    .map(({ texto, fonte }) => `${fonte}: '${texto}' is in no catalogue`);
}
