import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  playwrightFailures,
  playwrightTotals,
  readFailures,
  readTotals,
  sum,
  vitestFailures,
  vitestTotals,
} from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const green = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

it("reads vitest's counts", () => {
  expect(readTotals(report('green', green), true, vitestTotals)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
  });
});

it('counts a file that broke before its first test', () => {
  const broken = { ...green, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(readTotals(report('broken', broken), false, vitestTotals).failed).toBe(1);
});

it('does not count a file twice whose own tests failed', () => {
  const red = {
    ...green,
    numFailedTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
  };
  expect(readTotals(report('red', red), false, vitestTotals).failed).toBe(1);
});

it('counts a runner that failed although every test passed', () => {
  expect(readTotals(report('unhandled', green), false, vitestTotals).failed).toBe(1);
});

it('counts a runner that left no report', () => {
  expect(readTotals(join(folder, 'none'), true, vitestTotals)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('counts a run of no tests as a failure', () => {
  const nothing = { stats: { expected: 0, unexpected: 0, skipped: 0 } };
  expect(readTotals(report('nothing', nothing), true, playwrightTotals).failed).toBe(1);
});

it('lists the failures on a line each, of both runners, and a broken file', () => {
  const red = {
    ...green,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
      { name: 'b.test.ts', status: 'failed', message: 'no such\nmodule', assertionResults: [] },
      {
        name: 'c.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'fine' },
          { status: 'failed', fullName: 'of two', failureMessages: ['\u001b[31mexpected 1\nto be 2'] },
        ],
      },
    ],
  };
  expect(readFailures(report('named', red), vitestFailures)).toEqual([
    'failed: b.test.ts › the file itself: no such module',
    'failed: c.test.ts › of two: expected 1 to be 2',
  ]);
  const spec = (title: string, ok: boolean, message: string) => ({
    file: 'd.spec.ts',
    title,
    ok,
    tests: [{ results: [{ error: { message } }] }],
  });
  const suites = [{ suites: [{ specs: [spec('deep', false, 'hidden'), spec('fine', true, '')] }] }];
  const journeys = { stats: { expected: 1, unexpected: 1, skipped: 0 }, suites };
  expect(readFailures(report('journeys', journeys), playwrightFailures)).toEqual([
    'failed: d.spec.ts › deep: hidden',
  ]);
  expect(readFailures(join(folder, 'none'), vitestFailures)).toEqual([]);
});

it('says what the page showed when a journey failed', () => {
  const path = join(folder, 'error-context.md');
  writeFileSync(path, '# Error\n\n```yaml\n- main:\n  - heading "Olá"\n```\n\n```ts\ncode\n```\n');
  const results = [{ error: { message: 'hidden' }, attachments: [{ name: 'error-context', path }] }];
  const specs = [{ file: 'd.spec.ts', title: 'deep', ok: false, tests: [{ status: 'unexpected', results }] }];
  expect(playwrightFailures({ specs })).toEqual([
    'failed: d.spec.ts › deep: hidden | the page: - main: - heading "Olá"',
  ]);
});

it('adds up runners', () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 });
});
