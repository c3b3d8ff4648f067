import jsTokens from 'js-tokens';

/** What a file holds, comments and blanks apart. */
export interface Weight {
  /** The formatter does not change their number. */
  readonly tokens: number;
  readonly lines: number;
  /** Lines with a comment and nothing else. */
  readonly comments: number;
  /** Neither `as const`, nor a name in an import or export. */
  readonly casts: number;
  /** A literal spread that could have been written out: `...{ a, b }`. */
  readonly spreads: number;
}

export function weigh(text: string, isJsx: boolean): Weight & { readonly words: readonly string[] } {
  const code = new Set<number>();
  const comments = new Set<number>();
  const words: string[] = [];
  let line = 1;
  for (const { type, value } of jsTokens(text, { jsx: isJsx })) {
    const until = line + (value.match(/\n/g)?.length ?? 0);
    const isComment = type.endsWith('Comment');
    if (isComment || !['WhiteSpace', 'LineTerminatorSequence'].includes(type)) {
      const on = isComment ? comments : code;
      for (let each = line; each <= until; each += 1) on.add(each);
      // Blank text between tags is no token.
      if (!isComment && value.trim() !== '') words.push(value);
    }
    line = until;
  }
  return {
    words,
    tokens: words.length,
    lines: code.size,
    comments: [...comments].filter((each) => !code.has(each)).length,
    casts: castsIn(words),
    spreads: words.filter((word, i) => word === '...' && words[i + 1] === '{').length,
  };
}

function castsIn(words: readonly string[]): number {
  let names = false;
  let casts = 0;
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    // `import { a as b }`, `export { a as b }`, `export * as c`: another name, not another type.
    if ((word === 'import' || word === 'export') && ['{', '*', 'type'].includes(next ?? '')) names = true;
    if (names && (word === 'from' || word === ';' || word === '}')) names = false;
    if (word === 'as' && !names && next !== 'const') casts += 1;
  }
  return casts;
}
