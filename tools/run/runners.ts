import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/step.mjs';
import type { Part, PartResult } from './parts.ts';
import { playwrightTotals, readTotals, type Totals, vitestTotals } from './report.ts';

/** A test runner: a part that also leaves a report. */
export interface Runner extends Part {
  readonly totals: (result: PartResult) => Totals;
}

/** A vitest run over some of the projects of vitest.config.ts. */
export function vitest(name: string, projects: readonly string[], env: Record<string, string> = {}): Runner {
  const file = reportFile(name);
  return {
    name,
    env,
    command: [
      ...['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    ],
    totals: ({ ok }) => readTotals(file, ok, vitestTotals),
  };
}

/** The browser journeys. */
export function playwright(name: string): Runner {
  const file = reportFile(name);
  return {
    name,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    command: ['playwright', 'test', '--config', 'e2e', '--reporter=line,json'],
    totals: ({ ok }) => readTotals(file, ok, playwrightTotals),
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
