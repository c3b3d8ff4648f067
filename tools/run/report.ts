import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../prepare/step.mjs';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name?: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName?: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
}

export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly PlaywrightResult[];
  }[];
}

interface PlaywrightResult {
  readonly error?: { readonly message?: string };
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

export function playwrightSpecs({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(playwrightSpecs)];
}

/** A file that failed before its first test counts as one failure. */
export function vitestTotals(report: VitestReport): Totals {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function playwrightTotals({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

export function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name = '', message = '', assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [failure(name, 'the file itself', message)];
      return failed.map(({ fullName = '', failureMessages = [] }) =>
        failure(name, fullName, failureMessages[0] ?? ''),
      );
    });
}

export function playwrightFailures(report: PlaywrightSuite): string[] {
  return playwrightSpecs(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const result = tests.flatMap((test) => test.results).find(({ error }) => error !== undefined);
      return `${failure(file, title, result?.error?.message ?? '')}${pageOf(result)}`;
    });
}

/** What the page showed when the journey failed, as Playwright wrote it down; empty without a page. */
function pageOf(result: PlaywrightResult | undefined): string {
  const path = result?.attachments?.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return '';
  const page = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1];
  return page === undefined ? '' : ` | the page: ${inOneLine(page).slice(0, 2000)}`;
}

function inOneLine(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim();
}

/** One line: the place, the test, and the beginning of the reason. */
function failure(file: string, title: string, message: string): string {
  return `failed: ${file.replace(`${root}/`, '')} › ${title}: ${inOneLine(message).slice(0, 400)}`;
}

export function readFailures(file: string, failuresOf: (report: never) => string[]): string[] {
  return existsSync(file) ? failuresOf(JSON.parse(readFileSync(file, 'utf8')) as never) : [];
}

/**
 * Counts at least one failure when the runner crashed, left no report, or ran nothing.
 * @param ok whether the runner's own exit code was 0
 */
export function readTotals(file: string, ok: boolean, totalsOf: (report: never) => Totals): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const totals = totalsOf(JSON.parse(readFileSync(file, 'utf8')) as never);
  const fine = ok && totals.passed > 0;
  return fine || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

export function sum(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}
