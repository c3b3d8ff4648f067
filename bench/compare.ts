import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Work } from './bare-server.ts';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import type { Round } from './load.ts';
import { loadDatabase, loadHttp, withDatabaseCpu } from './load.ts';
import type { Recorded } from './recording.ts';
import type { Request, Scenario } from './scenarios.ts';
import { median } from './statistics.ts';
import { databaseClockOf } from './usage.ts';

/** Who answers: the application; bare Fastify with the same statements; with the answer's only; pg alone. */
export const TARGETS = ['app', 'bare', 'bareAnswer', 'pg'] as const;
export type Target = (typeof TARGETS)[number];

/** As db/connection.ts: the bare server has no more connections than the application. */
const POOL = 10;

interface Limit {
  readonly seconds: number;
  readonly calls?: number;
}

/** Plans in every connection, compiled code: by count, for a busy machine does little in a second. */
const WARM: Limit = { seconds: 1.5, calls: 400 };

export interface Comparison {
  readonly nome: string;
  readonly callers: number;
  readonly bytes: number;
  readonly statements: number;
  /** The rounds of each target, in the order in which they were run side by side. */
  readonly rounds: Readonly<Record<Target, readonly Round[]>>;
}

export interface CompareOptions {
  readonly app: Child;
  readonly connection: pg.PoolConfig;
  readonly folder: string;
  readonly scenarios: readonly Scenario[];
  /** For each scenario, what each caller's request asks of the database. */
  readonly recorded: readonly (readonly Recorded[])[];
  readonly levels: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
}

const pathOf = (target: 'bare' | 'bareAnswer', scenario: number, caller: number) =>
  `/${target}/${scenario}/${caller}`;

/** Runs every scenario against every target, the targets in turn within each round, so that noise meets them alike. */
export async function compare(options: CompareOptions): Promise<Comparison[]> {
  const { app, connection, scenarios, recorded, levels, rounds, seconds } = options;
  await using bare = await startBare(options);
  const pool = new pg.Pool({ ...connection, max: POOL });
  // An idle connection that is lost shows in the next call; unheard, the event would end us without cleaning up.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const clock = databaseClockOf(pool);
  try {
    const results: Comparison[] = [];
    for (const [s, scenario] of scenarios.entries()) {
      const own = recorded[s] ?? [];
      for (const callers of levels) {
        const bareRequests = (target: 'bare' | 'bareAnswer'): Request[] =>
          scenario.requests.slice(0, callers).map(({ method }, c) => ({
            method,
            path: pathOf(target, s, c),
            headers: {},
          }));
        const work = own.slice(0, callers).map(({ statements }) => statements);
        const run: Record<Target, (limit: Limit) => Promise<Round>> = {
          app: (limit) => loadHttp({ ...app, requests: scenario.requests.slice(0, callers), ...limit }),
          bare: (limit) => loadHttp({ ...bare, requests: bareRequests('bare'), ...limit }),
          bareAnswer: (limit) => loadHttp({ ...bare, requests: bareRequests('bareAnswer'), ...limit }),
          pg: (limit) => loadDatabase(pool, work, limit.calls === undefined ? limit.seconds : 0.2),
        };
        results.push({
          nome: scenario.nome,
          callers,
          bytes: median(own.map(({ bytes }) => bytes)),
          statements: own[0]?.statements.length ?? 0,
          rounds: await inTurns(
            (target, limit) => withDatabaseCpu(clock, () => run[target](limit)),
            rounds,
            seconds,
          ),
        });
      }
    }
    return results;
  } finally {
    await pool.end();
  }
}

async function inTurns(
  run: (target: Target, limit: Limit) => Promise<Round>,
  rounds: number,
  seconds: number,
): Promise<Record<Target, Round[]>> {
  const results: Record<Target, Round[]> = { app: [], bare: [], bareAnswer: [], pg: [] };
  for (const target of TARGETS) await run(target, WARM);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? TARGETS : TARGETS.toReversed();
    for (const target of order) results[target].push(await run(target, { seconds }));
  }
  return results;
}

async function startBare({ connection, folder, scenarios, recorded }: CompareOptions): Promise<Child> {
  const statements: Record<string, Recorded['statements']> = {};
  for (const [s, callers] of recorded.entries()) {
    for (const [c, { statements: list }] of callers.entries()) {
      statements[pathOf('bare', s, c)] = list;
      statements[pathOf('bareAnswer', s, c)] = list.slice(scenarios[s]?.checks ?? 0);
    }
  }
  const work: Work = { connection, poolSize: POOL, statements };
  const file = join(folder, 'bare.json');
  writeFileSync(file, JSON.stringify(work));
  const env = { BENCH_WORK: file, NODE_ENV: 'production' };
  return startChild({ command: ['bench/bare-server.ts'], env, output: join(folder, 'bare.log') });
}
