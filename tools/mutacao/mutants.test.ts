import { expect, it } from 'vitest';
import { defencesIn, type Mutant, mutantsOf } from './mutants.ts';

const changed = (text: string, { start, end, by }: Mutant) => text.slice(0, start) + by + text.slice(end);

it('changes operators, conditions, truth values and calls, and no type', () => {
  const text = [
    'const m: Map<string, true> = make(a < b && -c === d - 1);',
    'if (known) await save(m);',
    'interface X { y: true }',
    'const n = found ? 1 : f(true);',
  ].join('\n');
  expect(mutantsOf(text).map((mutant) => `${mutant.line} ${mutant.operator}`)).toEqual([
    '1 logic',
    '1 comparison',
    '1 comparison',
    '1 arithmetic',
    '2 condition',
    '2 call',
    '4 condition',
    '4 boolean',
  ]);
  expect(mutantsOf(text).map((mutant) => changed(text, mutant).split('\n')[mutant.line - 1])).toEqual([
    'const m: Map<string, true> = make(a < b || -c === d - 1);',
    'const m: Map<string, true> = make(a <= b && -c === d - 1);',
    'const m: Map<string, true> = make(a < b && -c !== d - 1);',
    'const m: Map<string, true> = make(a < b && -c === d + 1);',
    'if (!(known)) await save(m);',
    'if (known) ;',
    'const n = !(found) ? 1 : f(true);',
    'const n = found ? 1 : f(false);',
  ]);
});

it('removes the statement, or switches off the property, below the mark of a defence', () => {
  const text = [
    '{',
    '  // defence: T-H5',
    '  if (late) throw gone();',
    '  save();',
    '}',
    'f({',
    '  // defence: T-H3',
    "  sync: 'on',",
    '  b,',
    '});',
  ].join('\n');
  const found = defencesIn(text);
  expect(found.map(({ id, line }) => `${id} ${line}`)).toEqual(['T-H5 3', 'T-H3 8']);
  expect(found.map((mutant) => changed(text, mutant).split('\n')[mutant.line - 1])).toEqual([
    '  ;',
    "  sync: 'off',",
  ]);
});
