import jsTokens from 'js-tokens';

/** What stands in a file, comments and blanks apart. */
export interface Weight {
  /** Tokens of TypeScript without comments: what a change of the formatter does not move. */
  readonly tokens: number;
  /** Lines that hold at least one of them. */
  readonly lines: number;
  /** Lines that hold a comment and nothing else. */
  readonly comments: number;
  /** `as` that claims a type: neither `as const`, nor a name in an import or export. */
  readonly casts: number;
  /** A literal that is spread where it could have been written: `...{ a, b }`. */
  readonly spreads: number;
}

/** Weighs one file; `words`: its tokens in their order. */
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
      // A text between tags is a token of its own only when it says something.
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
