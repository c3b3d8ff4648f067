import { expect, it } from 'vitest';
import { weigh } from './tokens.ts';

it('counts tokens and their lines, comments and blanks apart', () => {
  const text = '// why\nconst a = 1; // here\n\n/* two\n lines */\nconst b = `x\ny`;\n';
  expect(weigh(text, false)).toMatchObject({ tokens: 10, lines: 3, comments: 3 });
  expect(weigh(text.replaceAll(/ = /g, '='), false).tokens).toBe(10);
});

it('counts what claims a type, not what is named again', () => {
  const text =
    "import { a as b } from './a.ts';\nexport { c as d };\nconst e = f as G;\nconst h = [1] as const;\nconst i = f as unknown as G;\n";
  expect(weigh(text, false).casts).toBe(3);
});

it('counts literals that are spread for nothing', () => {
  expect(weigh('const a = { ...{ b: 1, c }, ...d, ...(e ? {} : { f }) };', false).spreads).toBe(1);
});

it('reads tags', () => {
  expect(weigh('const a = <b c="d">{e as F} g</b>;', true)).toMatchObject({ casts: 1, lines: 1 });
});
