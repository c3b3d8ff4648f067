import { existsSync, readFileSync } from 'node:fs';

/** What one test runner found. */
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
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Totals of a vitest JSON report; a file that broke before its first test counts as one failure. */
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

/** Totals of a Playwright JSON report; what passed only when repeated is named by the reporter of the counts. */
export function playwrightTotals({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/**
 * The totals of a runner that has ended: at least one failure when it crashed, left no report, or ran nothing.
 * @param ok whether the runner itself said that all went well
 */
export function readTotals(file: string, ok: boolean, totalsOf: (report: never) => Totals): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const totals = totalsOf(JSON.parse(readFileSync(file, 'utf8')) as never);
  const fine = ok && totals.passed > 0;
  return fine || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

/** The sum over several runners. */
export function sum(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}
