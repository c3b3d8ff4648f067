/**
 * `npm run bench` (`-- rapido` for a shorter one, `-- completo` with a million projects and ten minutes of load): the real application against bare Fastify and bare pg on the same
 * database in the same run, first-load weight in a browser, a long PDF, starts and memory. Everything that it starts
 * it ends. Figures of one run compare with each other, never with another machine's.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir, runningConnection } from '@instrutoria/postgres-embutido/embedded.ts';
import pg from 'pg';
import type { Child } from './child.ts';
import { endAll, startChild } from './child.ts';
import { compare } from './compare.ts';
import { measureInteraction } from './interaction.ts';
import { measureLists } from './lists.ts';
import { measureMemory } from './memory.ts';
import { measurePdf } from './pdf.ts';
import { measureRanking } from './ranking.ts';
import type { Recorded } from './recording.ts';
import { record } from './recording.ts';
import * as report from './report.ts';
import type { Scenario } from './scenarios.ts';
import { scenariosOf } from './scenarios.ts';
import { rssMiB } from './usage.ts';
import { weighPages } from './weight.ts';
import { prepareWorld } from './world.ts';

const rapido = process.argv.includes('rapido');
const completo = process.argv.includes('completo');
const PLAN = rapido
  ? { rounds: 2, seconds: 0.4, levels: [1, 16], warmStarts: 1, pdfs: 3, scales: [1_000], minutes: [] }
  : {
      rounds: 5,
      seconds: 0.4,
      levels: [1, 16, 64],
      warmStarts: 3,
      pdfs: 9,
      scales: completo ? [1_000, 100_000, 1_000_000] : [1_000, 100_000],
      minutes: completo ? [1, 5, 10] : [],
    };

const begin = performance.now();
const loadBefore = loadavg()[0] ?? 0;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function progress(text: string): void {
  process.stderr.write(`[${((performance.now() - begin) / 1000).toFixed(0).padStart(3)} s] ${text}\n`);
}

/** The product as `npm start` starts it, with the given flags before and after its file. */
function application(
  folder: string,
  dataDir: string,
  flags: { readonly node?: readonly string[]; readonly app?: readonly string[] } = {},
): Promise<Child> {
  const { DATABASE_URL: _ours, ...env } = process.env;
  return startChild({
    command: [...(flags.node ?? []), 'apps/api/src/main.ts', ...(flags.app ?? [])],
    env: {
      ...(env as Record<string, string>),
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

async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'instrutoria-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711);
  const [dataDir, empty] = [join(folder, 'dados'), join(folder, 'vazio')];
  for (const dir of [dataDir, empty]) stack.defer(() => removeDataDir(dir));
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
  for (let i = 1; i < PLAN.warmStarts; i += 1) {
    await using app = await application(folder, dataDir);
    warm.push(app.startMs);
  }
  const app = stack.use(await application(folder, dataDir));
  warm.push(app.startMs);
  const rssAtStart = rssMiB(app.pid);

  progress('pages in Chromium');
  const gzip = await weighPages(app.url, world.contas, 'gzip');
  const brotli = await weighPages(app.url, world.contas, 'br');

  say(report.machine(loadBefore));
  say('\nFirst load, empty cache, KiB over the wire with gzip\n');
  say(report.weights(gzip, brotli));

  progress('the wizard at work');
  const normal = await measureInteraction(app.url, world.contas, 1);
  const slow = await measureInteraction(app.url, world.contas, 4);
  say('\nLongest interaction delay, ms: this machine / its processor four times slower\n');
  say(report.delays(normal, slow));

  progress('reads and writes');
  const connection = await runningConnection(dataDir);
  const { levels, rounds, seconds } = PLAN;
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
  const rssAfterLoad = rssMiB(app.pid);
  say(`\nCalls a second, application ÷ other: median of ${rounds} rounds of ${seconds} s (least–most)\n`);
  say(report.ratios(comparisons));
  say('\nBehind them\n');
  say(report.figures(comparisons));

  progress('PDF');
  const [read] = scenarios[0]?.requests ?? [];
  const [caller] = world.callers;
  if (read === undefined || caller === undefined) throw new Error('nobody to read');
  const pdf = await measurePdf({ ...app, id: world.longoId, token: caller.token, read, times: PLAN.pdfs });
  const rssAfterPdf = rssMiB(app.pid);
  say(`\n${report.pdf(pdf)}`);
  const starts = { cold: cold.startMs, demonstracao: demo.startMs, warm };
  say(`\n${report.life({ ...starts, rssAtStart, rssAfterLoad, rssAfterPdf })}`);

  if (PLAN.minutes.length > 0) {
    progress('ten minutes of load');
    say(`\n${report.memory(await measureMemory(app, scenarios, PLAN.minutes))}`);
  }

  const pool = new pg.Pool(connection);
  stack.defer(() => pool.end());
  pool.on('error', () => undefined);
  say(
    `\n${report.lists(PLAN.scales, await measureLists({ app, pool, world, scales: PLAN.scales, progress }))}`,
  );

  const rankings = await measureRanking({ app, connection, world, scales: [1_000, 10_000], progress });
  say(`\n${report.rankings(rankings)}`);

  progress('done');
}

// Whoever reads only the first lines (`| head`) must not keep us from cleaning up.
process.stdout.on('error', () => undefined);
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true;
    endAll();
  });
}
try {
  await main();
} catch (error) {
  if (!interrupted) throw error;
  process.exitCode = 130;
}
