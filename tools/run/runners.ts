import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/step.mjs';
import type { Part, PartResult } from './parts.ts';
import {
  playwrightFailures,
  playwrightTotals,
  readFailures,
  readTotals,
  type Totals,
  vitestFailures,
  vitestTotals,
} from './report.ts';

/** A test runner: a part that also leaves a report. */
export interface Runner extends Part {
  readonly totals: (result: PartResult) => Totals;
  /** A line for each test that failed, with the beginning of why. */
  readonly failures: (result: PartResult) => readonly string[];
}

/** The long form's harnesses take hours on a slow machine; one that takes longer hangs. */
const LONGEST_MS = 6 * 60 * 60_000;

/** All journeys together: no judgement of speed, but an end for what hangs, on the busiest machine too. */
const LONGEST_JOURNEYS_MS = 60 * 60_000;

interface VitestOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Only these files, one after another, as long as they take. */
  readonly files?: readonly string[];
  /** Only the files whose paths hold one of these. */
  readonly only?: readonly string[];
}

/** A vitest run over some of the projects of vitest.config.ts. */
export function vitest(name: string, projects: readonly string[], options: VitestOptions = {}): Runner {
  const { env = {}, files = [], only = [] } = options;
  const file = reportFile(name);
  const patient = ['--no-file-parallelism', `--testTimeout=${LONGEST_MS}`];
  return {
    name,
    env: { NO_COLOR: '1', ...env },
    ...(files.length === 0 ? {} : { longest: LONGEST_MS }),
    command: [
      ...[
        'vitest',
        'run',
        ...files,
        ...only,
        ...(files.length === 0 ? [] : patient),
        ...projects.flatMap((project) => ['--project', project]),
      ],
      // The long forms print figures of tests that passed; of all others only what failed is worth reading.
      ...(files.length === 0
        ? ['--reporter=minimal', '--reporter=./tools/run/repeated-reporter.ts']
        : ['--reporter=dot']),
      ...['--reporter=json', `--outputFile.json=${file}`],
    ],
    totals: ({ ok }) => readTotals(file, ok, vitestTotals),
    failures: () => readFailures(file, vitestFailures),
  };
}

/** A program of our own that tells each thing it proved on a line: its exit code says whether all went well. */
export function program(
  name: string,
  command: readonly string[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly longest?: number } = {},
): Runner {
  return {
    name,
    command,
    ...options,
    totals: ({ ok, output }) => {
      const killed = output.match(/^killed /gm)?.length ?? 0;
      const fell = output.match(/^(?:survived|broken) /gm)?.length ?? 0;
      return { passed: killed, failed: ok || fell > 0 ? fell : 1, skipped: 0 };
    },
    failures: ({ output }) => output.split('\n').filter((line) => /^(?:survived|broken) /.test(line)),
  };
}

/** The browser journeys; their output ends with what the accessibility walk has looked at. */
export function playwright(name: string): Runner {
  const file = reportFile(name);
  return {
    name,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    longest: LONGEST_JOURNEYS_MS,
    command: [
      'playwright',
      'test',
      '--config',
      'e2e',
      '--reporter=line,json,./e2e/support/contagem-reporter.ts',
    ],
    totals: ({ ok }) => readTotals(file, ok, playwrightTotals),
    failures: () => readFailures(file, playwrightFailures),
  };
}

/** Where a runner leaves its report; removed first, so that an old one never speaks for a run that crashed. */
function reportFile(name: string): string {
  const folder = join(root, '.tmp', 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.json`);
  rmSync(file, { force: true });
  return file;
}
