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

export interface Runner extends Part {
  readonly totals: (result: PartResult) => Totals;
  /** One line for each failure, with the beginning of the reason. */
  readonly failures: (result: PartResult) => readonly string[];
}

/** The long tests take hours on a slow machine. */
const LONGEST_MS = 6 * 60 * 60_000;

/** Only ends a run that hangs, even on the busiest machine; no test of speed. */
const LONGEST_JOURNEYS_MS = 60 * 60_000;

interface VitestOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly only?: readonly string[];
}

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
      // The long tests print figures even when they pass; for the others only failures matter.
      ...(files.length === 0 ? ['--reporter=minimal'] : ['--reporter=dot']),
      ...['--reporter=json', `--outputFile.json=${file}`],
    ],
    totals: ({ ok }) => readTotals(file, ok, vitestTotals),
    failures: () => readFailures(file, vitestFailures),
  };
}

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly longest?: number;
}

/** A runner that prints one line for each proof; its exit code counts. */
export function program(name: string, command: readonly string[], options: ProgramOptions = {}): Runner {
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

/** A runner of journeys; its output ends with what the accessibility scan covered. `args`: which of them. */
export function playwright(
  name: string,
  args: readonly string[],
  { env = {}, longest = LONGEST_JOURNEYS_MS }: ProgramOptions = {},
): Runner {
  const file = reportFile(name);
  return {
    name,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
    longest,
    command: [
      ...['playwright', 'test', '--config', 'e2e', ...args],
      '--reporter=line,json,./e2e/support/accessibility/scan-reporter.ts',
    ],
    totals: ({ ok }) => readTotals(file, ok, playwrightTotals),
    failures: () => readFailures(file, playwrightFailures),
  };
}

/** Removes the report first, so that an old one never counts for a crashed run. */
function reportFile(name: string): string {
  const folder = join(root, '.tmp', 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.json`);
  rmSync(file, { force: true });
  return file;
}
