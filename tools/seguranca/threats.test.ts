import { expect, it } from 'vitest';
import { endingIn, threatProblems, threatsIn } from './threats.ts';

const page = [
  '| T-A1 Guessing | a pause | `conta/entrar.test.ts`: counts guesses<br>`a.test.ts`: waits |',
  '| T-A2 Leak | nothing | *one process* |',
  '| T-A3 Nothing | | |',
].join('\n');

it('reads the rows of the page', () => {
  expect(threatsIn(page)).toEqual([
    {
      id: 'T-A1',
      tests: [
        { file: 'conta/entrar.test.ts', title: 'counts guesses' },
        { file: 'a.test.ts', title: 'waits' },
      ],
      reason: null,
    },
    { id: 'T-A2', tests: [], reason: 'one process' },
    { id: 'T-A3', tests: [], reason: null },
  ]);
});

it('finds rows without a test, duplicate rows, and missing tests', () => {
  const read = (file: string) =>
    file === 'a.test.ts' ? "it('looks away', f);" : "it('[C-A1] counts guesses that come at once', f);";
  expect(threatProblems(threatsIn(`${page}\n| T-A2 Leak | | *one process* |`), read)).toEqual([
    'T-A2 has two rows',
    'T-A3 names neither a test nor a reason',
    'T-A1: no test “waits” in exactly one file …a.test.ts',
  ]);
});

it('finds a path by its end, if there is one only', () => {
  const paths = ['apps/a/x.test.ts', 'apps/b/x.test.ts', 'apps/b/y.test.ts'];
  expect([endingIn(paths, 'x.test.ts'), endingIn(paths, 'b/x.test.ts'), endingIn(paths, 'test.ts')]).toEqual([
    '',
    'apps/b/x.test.ts',
    '',
  ]);
});
