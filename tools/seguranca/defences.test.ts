import { describe, expect, it } from 'vitest';
import { type Defence, type Rows, rowProblems, titlePattern } from './defences.ts';
import { outcomesIn } from './outcomes.ts';
import { securityPage } from './page.ts';

const defence: Defence = {
  defesa: 'a guard',
  arquivo: 'apps/api/src/guard.ts',
  trecho: 'if (no) return;',
  troca: '',
  projeto: 'api',
  teste: 'apps/api/src/guard.test.ts',
  titulo: 'keeps %s out',
};
const files: Readonly<Record<string, string>> = {
  'apps/api/src/guard.ts': 'if (no) return; work();',
  'apps/api/src/guard.test.ts':
    "describe('a group', () => { it.each(['x'])('keeps %s out', f); it('%s', f); });",
};
const problemsOf = (rows: Rows, ids = ['T-A1']) => rowProblems(ids, rows, (path) => files[path] ?? null);
const one = (change: Partial<Defence>): Rows => ({ 'T-A1': { provas: [{ ...defence, ...change }] } });

describe('[C-F13] a row of the page of threats', () => {
  it('is fine with a defence that stands once in the code and a test that stands in its file', () => {
    expect(problemsOf(one({}))).toEqual([]);
    expect(problemsOf({ 'T-A1': { naoSeAplica: 'a notice, no code' } })).toEqual([]);
    expect(problemsOf(one({ titulo: `[C-A${1}] keeps %s out` }))).toEqual([]);
  });

  it.each<[string, Rows, string]>([
    ['with neither', {}, 'T-A1: no defence, and no reason'],
    ['with an empty reason', { 'T-A1': { naoSeAplica: ' ' } }, 'T-A1: an empty reason'],
    ['with no defence in its list', { 'T-A1': { provas: [] } }, 'T-A1: no defence, and no reason'],
    ['whose snippet has gone', one({ trecho: 'if (never)' }), 'stands 0 times'],
    ['whose snippet is not unique', one({ trecho: 'o' }), 'stands 2 times'],
    ['whose file has gone', one({ arquivo: 'apps/api/src/gone.ts' }), 'stands 0 times'],
    ['whose replacement changes nothing', one({ troca: defence.trecho }), 'changes nothing'],
    ['whose test has gone', one({ titulo: 'keeps everybody out' }), 'has no test'],
    ['whose title says nothing', one({ titulo: '%s' }), 'needs the group'],
    ['whose group has gone', one({ grupo: 'another group' }), 'needs the group'],
    ['that names a group instead of a test', one({ titulo: 'a group' }), 'has no test'],
    ['whose test belongs to another runner', one({ projeto: 'unit' }), 'does not belong'],
  ])('is refused %s', (_name, rows, says) => {
    expect(problemsOf(rows)).toEqual([expect.stringContaining(says)]);
  });

  it('is refused when the page has no such row', () => {
    // Put together, so that no check of citations looks for the row.
    const nowhere = `T-Z${9}`;
    expect(problemsOf({ 'T-A1': { naoSeAplica: 'x' }, [nowhere]: { naoSeAplica: 'y' } })).toEqual([
      `${nowhere}: there is no such row`,
    ]);
  });

  it('shows its defence beside its test, or its reason', () => {
    const threats = ['T-A1', 'T-A2'].map((id) => ({ id, ameaca: 'a|b', vale: 'holds' }));
    const page = securityPage(threats, { ...one({}), 'T-A2': { naoSeAplica: 'a notice' } });
    expect(page.split('\n').slice(-3)).toEqual([
      '| T-A1 | a\\|b | holds | a guard (`apps/api/src/guard.ts`) | keeps %s out (`apps/api/src/guard.test.ts`) |',
      '| T-A2 | a\\|b | holds |  | *a notice* |',
      '',
    ]);
  });
});

describe('what a run says of the named test', () => {
  const report = (...results: readonly [title: string, status: string][]) => ({
    testResults: [
      {
        assertionResults: results.map(([title, status]) => ({ ancestorTitles: ['a group'], title, status })),
      },
    ],
  });

  it('is failed when any row of its table failed, passed when those that ran passed', () => {
    expect(outcomesIn(report(['keeps x out', 'passed'], ['keeps y out', 'failed']), defence)).toBe('failed');
    expect(outcomesIn(report(['keeps x out', 'passed'], ['keeps y out', 'skipped']), defence)).toBe('passed');
  });

  it('is that of its group only', () => {
    const failed = report(['keeps x out', 'failed']);
    expect(outcomesIn(failed, { ...defence, grupo: 'a %s' })).toBe('failed');
    expect(outcomesIn(failed, { ...defence, grupo: 'another group' })).toBe('absent');
  });

  it('is absent when it did not run, whatever else failed', () => {
    expect(outcomesIn(report(['keeps x out', 'skipped'], ['another', 'failed']), defence)).toBe('absent');
    expect(outcomesIn(report(), defence)).toBe('absent');
  });

  it('is read out of the nested suites of the browser runner', () => {
    const specs = [{ title: 'keeps x out', tests: [{ status: 'unexpected' }] }];
    const journeys = { suites: [{ suites: [{ specs }], specs: [] }] };
    expect(outcomesIn(journeys, { projeto: 'e2e', titulo: 'keeps %s out' })).toBe('failed');
  });

  it('takes a title of the source for what the runner makes of it', () => {
    const title = new RegExp(`^${titlePattern(`a (b) of \${n * 2}, $o.x and %s`)}$`);
    expect(title.test('a (b) of 12, {"x":1} and “c”')).toBe(true);
    expect(title.test('a b of 12, x and c')).toBe(false);
    expect(title.test('[C-A1][C-B2] a (b) of 12, x and c')).toBe(true);
  });
});
