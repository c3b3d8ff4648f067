import { expect, it } from 'vitest';
import { correctionProblems, correctionsPage, provedMeanwhile, taggedIn } from './corrections.ts';

const right = { 'C-A1': 'paid once', 'C-A2': 'judged in time', 'C-A3': 'kept' };
// Composed here, because this file is itself searched for tags.
const tag = (id: string) => `[C-${id}]`;

it('finds the tags in titles of tests, tables and groups, and nowhere else', () => {
  const source = `// ${tag('A3')}
    it('${tag('A1')}${tag('A2')} once', f); it.each([['x']])('${tag('A1')} %s', f); say('${tag('A3')}');`;
  const tagged = taggedIn('a.test.ts', source);
  expect([...tagged].map(([id, tests]) => [id, tests.length])).toEqual([
    ['C-A1', 2],
    ['C-A2', 1],
  ]);
});

it('finds untested corrections, unknown tags, and corrections proved meanwhile', () => {
  const tagged = taggedIn('a.test.ts', `it('${tag('A1')}', f); it('${tag('F99')}', f);`);
  const [inTest, inList] = [`C-F${99}`, `C-B${99}`];
  expect(correctionProblems(right, tagged, ['C-A1', 'C-A3', inList])).toEqual([
    `a.test.ts: there is no correction ${inTest}`,
    `ainda-sem-prova.txt: there is no correction ${inList}`,
    'no test names C-A2',
  ]);
  expect(provedMeanwhile(tagged, ['C-A1', 'C-A3'])).toEqual(['C-A1']);
});

it('writes one line for each correction, in the order of the data', () => {
  const test = `it('${tag('A1')} paid', f);`;
  const page = correctionsPage(right, taggedIn('a.test.ts', `${test} ${test}`));
  expect(page.split('\n').slice(-4)).toEqual([
    '- C-A1: paid once `a.test.ts`',
    '- C-A2: judged in time *no test yet*',
    '- C-A3: kept *no test yet*',
    '',
  ]);
});
