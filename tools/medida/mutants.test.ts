import { expect, it } from 'vitest';
import { mutantsOf, withMutant } from './mutants.ts';

it('finds what can be exchanged, and no sign of a type', () => {
  const text =
    'const m = new Map<string, true | null>();\nreturn a < b && -c === d - 1;\ninterface X { y: true; }\nf(true);';
  const found = mutantsOf(text);
  expect(found.map(({ line, from }) => `${line} ${from}`)).toEqual(['2 <', '2 &&', '2 ===', '2 -', '4 true']);
  const changed = found.map((mutant) => withMutant(text, mutant).split('\n')[mutant.line - 1]);
  expect(changed).toEqual([
    'return a <= b && -c === d - 1;',
    'return a < b || -c === d - 1;',
    'return a < b && -c !== d - 1;',
    'return a < b && -c === d + 1;',
    'f(false);',
  ]);
});
