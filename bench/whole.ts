import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeDataDir, runningConnection } from '@instrutoria/postgres-embutido/embedded.ts';
import pg from 'pg';
import { commandIn, OWN_FOLDER } from './checkout.ts';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import { type Comparison, compare } from './compare.ts';
import { growCrowdCallTo } from './crowd.ts';
import { measureDraw } from './draw.ts';
import { findings, type SoFar } from './findings.ts';
import { type Delays, measureInteraction } from './interaction.ts';
import { type ListCost, measureLists } from './lists.ts';
import { type Memory, measureMemory } from './memory.ts';
import { measurePapers } from './papers.ts';
import { measurePdf } from './pdf.ts';
import { measureRanking, type RankingCost } from './ranking.ts';
import type { Recorded } from './recording.ts';
import { record } from './recording.ts';
import * as report from './report.ts';
import { measureResult } from './result.ts';
import { alone, atLeast, atMost, type Row } from './row.ts';
import type { Scenario } from './scenarios.ts';
import { scenariosOf } from './scenarios.ts';
import { measureCallTable } from './screens.ts';
import { rssMiB } from './usage.ts';
import { weighPages } from './weight.ts';
import { measureWhatIf } from './what-if.ts';
import { prepareWorld } from './world.ts';

const run = promisify(execFile);

export interface WholePlan {
  readonly rounds: number;
  readonly seconds: number;
  readonly levels: readonly number[];
  readonly warmStarts: number;
  readonly pdfs: number;
  /** Rows of the lists. */
  readonly scales: readonly number[];
  /** Minutes of load after which memory is looked at. */
  readonly minutes: readonly number[];
}

export const SHORT_PLAN: WholePlan = {
  rounds: 2,
  seconds: 0.4,
  levels: [1, 16],
  warmStarts: 1,
  pdfs: 3,
  scales: [1_000],
  minutes: [],
};
export const USUAL_PLAN: WholePlan = {
  rounds: 5,
  seconds: 0.4,
  levels: [1, 16, 64],
  warmStarts: 3,
  pdfs: 9,
  scales: [1_000, 100_000],
  minutes: [],
};
export const LONG_PLAN: WholePlan = {
  ...USUAL_PLAN,
  scales: [1_000, 10_000, 100_000],
  minutes: [1, 5, 10],
};

export interface WholeOptions {
  readonly plan: WholePlan;
  readonly say: (text: string) => void;
  readonly progress: (text: string) => void;
  readonly soFar: SoFar;
}

/** The product as `npm start` starts it, with the given flags before and after its file. */
async function application(
  folder: string,
  dataDir: string,
  flags: { readonly node?: readonly string[]; readonly app?: readonly string[] } = {},
): Promise<Child> {
  const { DATABASE_URL: _ours, ...env } = process.env;
  const own = await commandIn(OWN_FOLDER);
  return startChild({
    command: [...own.flags, ...(flags.node ?? []), 'apps/api/src/main.ts', ...(flags.app ?? [])],
    env: {
      ...(env as Record<string, string>),
      ...own.surroundings,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      LIMITE_ANONIMO: '0',
      BENCH_STATEMENTS: join(folder, 'statements.jsonl'),
    },
    output: join(folder, 'app.log'),
  });
}

async function recordAll(
  folder: string,
  dataDir: string,
  scenarios: readonly Scenario[],
): Promise<Recorded[][]> {
  const file = join(folder, 'statements.jsonl');
  await writeFile(file, '');
  await using app = await application(folder, dataDir, {
    node: ['--import', './bench/record-statements.ts'],
  });
  const all: Recorded[][] = [];
  for (const { requests } of scenarios) {
    const own: Recorded[] = [];
    const [first] = requests;
    // A statement is prepared under a name once it has come a few times: that is how the load will send it.
    for (let i = 0; i < 6 && first !== undefined; i += 1) await record(app.url, file, first);
    for (const request of requests) own.push(await record(app.url, file, request));
    all.push(own);
  }
  return all;
}

/** The application against bare Fastify and bare pg, pages, PDF, lists, rankings, memory: tables to read, and rows with goals. */
export async function measureWhole({ plan, say, progress, soFar }: WholeOptions): Promise<readonly Row[]> {
  const found = findings(progress, soFar);
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'instrutoria-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711);
  const [dataDir, empty, ranked] = [join(folder, 'dados'), join(folder, 'vazio'), join(folder, 'ranque')];
  for (const dir of [dataDir, empty, ranked]) stack.defer(() => removeDataDir(dir));
  progress('cold start, demonstration, callers');
  const cold = await application(folder, empty);
  await cold[Symbol.asyncDispose]();
  const demo = await application(folder, dataDir, { app: ['--demo'] });
  const world = await prepareWorld(demo.url).finally(() => demo[Symbol.asyncDispose]());
  const scenarios = scenariosOf(world);

  progress('recording what each call asks of the database');
  const recorded = await recordAll(folder, dataDir, scenarios);

  progress('warm starts');
  const warm: number[] = [];
  for (let i = 1; i < plan.warmStarts; i += 1) {
    await using app = await application(folder, dataDir);
    warm.push(app.startMs);
  }
  await run('cp', ['-a', dataDir, ranked]);
  const app = stack.use(await application(folder, dataDir));
  warm.push(app.startMs);
  const rssAtStart = rssMiB(app.pid);

  await found.add('pages in Chromium', async () => {
    const gzip = await weighPages(app.url, world.contas, 'gzip');
    const brotli = await weighPages(app.url, world.contas, 'br');
    say(
      '\nFirst load, empty cache, KiB over the wire with gzip, headers and what comes once idle included\n',
    );
    say(report.weights(gzip, brotli));
    return [];
  });

  await found.add('the wizard at work', async () => {
    const normal = await measureInteraction(app.url, world.contas, 1);
    const slow = await measureInteraction(app.url, world.contas, 4);
    say('\nLongest interaction delay, ms: this machine / its processor four times slower\n');
    say(report.delays(normal, slow));
    return [delayRow(normal)];
  });

  const connection = await runningConnection(dataDir);
  const { levels, rounds, seconds } = plan;
  await found.add('reads and writes', async () => {
    const comparisons = await compare({
      app,
      connection,
      folder,
      scenarios,
      recorded,
      levels,
      rounds,
      seconds,
    });
    say(`\nCalls a second, application ÷ other: median of ${rounds} rounds of ${seconds} s (least–most)\n`);
    say(report.ratios(comparisons));
    say('\nBehind them\n');
    say(report.figures(comparisons));
    return comparisons.flatMap(bareRows);
  });
  const rssAfterLoad = rssMiB(app.pid);

  const [read] = scenarios[0]?.requests ?? [];
  const [caller] = world.callers;
  if (read === undefined || caller === undefined) throw new Error('nobody to read');
  await found.add('PDF', async () => {
    const long = { id: world.longoId, token: caller.token };
    say(`\n${report.pdf(await measurePdf({ ...app, ...long, read, times: plan.pdfs }))}`);
    return [];
  });
  const rssAfterPdf = rssMiB(app.pid);
  const starts = { cold: cold.startMs, demonstracao: demo.startMs, warm };
  say(`\n${report.life({ ...starts, rssAtStart, rssAfterLoad, rssAfterPdf })}`);

  if (plan.minutes.length > 0) {
    await found.add('ten minutes of load', async () => {
      const seen = await measureMemory(app, scenarios, plan.minutes);
      say(`\n${report.memory(seen)}`);
      return seen.map(memoryRow);
    });
  }

  // On data of their own: lists count rankings' projects, and a hundred thousand rows of lists make the planner choose otherwise.
  await found.add('rankings', async () => {
    await using own = await application(folder, ranked);
    const rankings = await measureRanking({
      app: own,
      connection: await runningConnection(ranked),
      world: { ...world, otherToken: caller.token },
      scales: [1_000, 10_000],
      progress,
    });
    say(`\n${report.rankings(rankings)}`);
    return rankingRows(rankings);
  });

  const pool = new pg.Pool(connection);
  stack.defer(() => pool.end());
  pool.on('error', () => undefined);
  await found.add('lists', async () => {
    const screen: Row[] = [];
    const afterFirst = async () => {
      progress("a call's table in Chromium");
      const call = await growCrowdCallTo(pool, 1_000, world.pessoaId);
      screen.push(...(await measureCallTable(app.url, world.contas, call)));
    };
    const costs = await measureLists({ app, pool, world, scales: plan.scales, progress, afterFirst });
    say(`\n${report.lists(plan.scales, costs)}`);
    return [...screen, ...costs.flatMap((cost) => listRow(cost, plan.scales))];
  });

  await found.add('published result', async () => measureResult(10_000));
  await found.add('what-if of a decision', async () => measureWhatIf(10_000));
  await found.add('draw of evaluators', () => measureDraw(500, 100));
  await found.add('minutes and publication texts', () => measurePapers());
  return found.rows;
}

/** The goals of calls a second and of processor time beside the same statements through bare Fastify and pg. */
const BESIDE_BARE = { read: { calls: 0.85, cpu: 0.75 }, write: { calls: 0.85, cpu: 0.65 } } as const;

function bareRows(comparison: Comparison): Row[] {
  const goal = BESIDE_BARE[comparison.nome.startsWith('GET') ? 'read' : 'write'];
  const name = `${comparison.nome}, ${comparison.callers} callers, beside bare Fastify and pg`;
  const { middle, least, most } = report.callsOverBare(comparison);
  return [
    alone(name, '×', middle, atLeast(goal.calls), `${least.toFixed(2)}–${most.toFixed(2)}`),
    alone(
      `${name}: processor time`,
      '×',
      report.cpuUnderBare(comparison),
      atLeast(goal.cpu),
      "bare's over ours",
    ),
  ];
}

function delayRow(delays: readonly Delays[]): Row {
  const all = delays.flatMap(({ pagina, typing, pasting, going }) =>
    [typing, pasting, going].map((delay) => ({ pagina, ms: delay?.code ?? 0 })),
  );
  const worst = all.toSorted((a, b) => b.ms - a.ms)[0];
  return alone(
    'longest delay in the wizard, our code',
    'ms',
    worst?.ms ?? null,
    atMost(200),
    worst?.pagina ?? '',
  );
}

function memoryRow({ minute, mib, calls, treeMiB }: Memory): Row {
  const note = `PSS of server and PostgreSQL; Node alone ${mib === null ? '–' : mib.toFixed(0)} resident; ${calls} calls`;
  return alone(`memory after ${minute} minutes of load`, 'MiB', treeMiB, atMost(350), note);
}

function listRow({ nome, p50, cpu }: ListCost, scales: readonly number[]): Row[] {
  const [first] = p50;
  const [firstCpu] = cpu;
  return scales.slice(1).map((scale, i) => {
    const now = p50[i + 1];
    const cpuNow = cpu[i + 1];
    const over = (value: number | undefined, least: number | undefined) =>
      value === undefined || least === undefined ? null : value / least;
    return alone(
      `${nome}: a page at ${scale.toLocaleString('en-US')} rows over the same at ${(scales[0] ?? 0).toLocaleString('en-US')}`,
      '×',
      over(now, first),
      atMost(1.3),
      `${first?.toFixed(2)} → ${now?.toFixed(2)} ms; by processor time ${over(cpuNow, firstCpu)?.toFixed(2)}`,
    );
  });
}

function rankingRows(costs: readonly RankingCost[]): Row[] {
  return costs.flatMap(({ projects, first, middle, whole }) => {
    const name = `ranking of ${projects.toLocaleString('en-US')} projects in the database`;
    return [
      alone(`${name}, first page`, 'ms', first, atMost(50)),
      alone(`${name}, page in the middle`, 'ms', middle, atMost(50)),
      alone(`${name}, all of it`, 'ms', whole, atMost(50)),
    ];
  });
}
