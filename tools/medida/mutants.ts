import jsTokens from 'js-tokens';

/** One token that means something else when it is exchanged. */
export interface Mutant {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** Which token of its text it is. */
  readonly nth: number;
}

const EXCHANGES: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  true: 'false',
  false: 'true',
};

/** The places of a file where one token can be exchanged. Signs of types (`Map<K>`) have no blank before them. */
export function mutantsOf(text: string): Mutant[] {
  const tokens = [...jsTokens(text)];
  const found: Mutant[] = [];
  let line = 1;
  for (const [nth, { type, value }] of tokens.entries()) {
    const to = EXCHANGES[value];
    const blank = (at: number) => /^\s+$/.test(tokens[at]?.value ?? '');
    const isWord = type === 'IdentifierName';
    if (to !== undefined && (isWord ? !isType(tokens, nth) : blank(nth - 1) && blank(nth + 1)))
      found.push({ line, from: value, to, nth });
    line += value.match(/\n/g)?.length ?? 0;
  }
  return found;
}

/** `x: true;`, `true | null`: the word is a type there. */
function isType(tokens: readonly { readonly value: string }[], nth: number): boolean {
  const words = (step: 1 | -1) => {
    for (let at = nth + step; at >= 0 && at < tokens.length; at += step) {
      const word = tokens[at]?.value.trim() ?? '';
      if (word !== '') return word;
    }
    return '';
  };
  return [words(-1), words(1)].includes('|') || (words(-1) === ':' && words(1) === ';');
}

/** The text with that one token exchanged. */
export function withMutant(text: string, { nth, to }: Mutant): string {
  return [...jsTokens(text)].map(({ value }, i) => (i === nth ? to : value)).join('');
}
