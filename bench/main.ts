/**
 * `npm run bench` measures the product, `npm run bench -- contra FOLDER` alternates with another checkout,
 * `npm run bench -- telas [FOLDER]` measures the pages in Chromium (docs/desempenho.md). It ends everything
 * that it starts.
 */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { removeDataDir } from '@instrutoria/postgres-embutido/embedded.ts';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser/browser.ts';
import { makeCall } from './call-of-500.ts';
import { beside, inTurns, table } from './figures.ts';
import { measureWorks, recordWorks } from './five-works.ts';
import { memoryMiB } from './load.ts';
import { measurePageTimes, measureScreens } from './screens.ts';
import { cleanup, HERE, type Side, startProduct } from './server.ts';

const WHOLE = { rounds: 5, seconds: 2, restMs: 10_000, screens: 12 };
const SMALL = { rounds: 1, seconds: 0.3, restMs: 1_000, screens: 3 };

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function measure(folders: readonly string[], pagesOnly: boolean, small: boolean): Promise<void> {
  const { rounds, seconds, restMs, screens } = small ? SMALL : WHOLE;
  const temporary = await mkdtemp(join(tmpdir(), 'instrutoria-bench-'));
  cleanup.defer(() => rm(temporary, { recursive: true, force: true }));
  // If the program runs as root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(temporary, 0o711);
  const fill = async (folder: string, n: number) => {
    const dataDir = join(temporary, `dados-${n}`);
    cleanup.defer(() => removeDataDir(dataDir));
    const { url, stop } = await startProduct(folder, dataDir, '--demo');
    const world = await makeCall(url, small);
    await stop();
    return { folder, dataDir, world };
  };
  const filled = await Promise.all(folders.map(fill));
  for (const own of pagesOnly ? [] : filled.slice(0, 1)) await recordWorks(own);
  const starts = await inTurns(filled, pagesOnly ? 0 : rounds, async ({ folder, dataDir }) => {
    const { startMs, stop } = await startProduct(folder, dataDir);
    await stop();
    return { startMs };
  });
  const sides: Side[] = [];
  for (const one of filled) sides.push({ ...one, ...(await startProduct(one.folder, one.dataDir)) });
  const memory = () => beside(sides.map(({ pid }) => memoryMiB(pid)));
  const browser = await chromium.launch({ ...launchOptions(), handleSIGINT: false, handleSIGTERM: false });
  cleanup.defer(() => browser.close());
  if (pagesOnly) return say(await measurePageTimes(browser, sides, rounds, screens));
  await wait(restMs);
  const atRest = memory();
  say(await measureWorks(sides, rounds, seconds));
  const first = { 'start on existing data, ms': beside(starts('startMs')), 'memory at rest, MiB': atRest };
  say(table('Start and memory', [{ ...first, 'memory after these works, MiB': memory() }]));
  say(await measureScreens(browser, sides, rounds, seconds));
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pequeno: { type: 'boolean' }, 'exigir-quieta': { type: 'boolean' } },
  });
  const [act, folder] = positionals;
  const known = act === 'contra' ? folder !== undefined : act === undefined || act === 'telas';
  if (!known)
    throw new Error('npm run bench [-- contra PASTA | -- telas [PASTA]] [--pequeno] [--exigir-quieta]');
  const folders = [HERE, ...(folder === undefined ? [] : [resolve(folder)])];
  const commits = folders.map((cwd) =>
    `${execFileSync('git', ['log', '-1', '--format=%h'], { cwd })}`.trim(),
  );
  const [load = 0] = loadavg();
  const machine = `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`;
  say(`${machine}; ${commits.join(' / ')}; load average ${load.toFixed(1)}`);
  const quiet = load < 0.5;
  if (!quiet) say('**This machine does other work: the figures say little.**');
  if (!quiet && values['exigir-quieta']) return 3;
  await measure(folders, act === 'telas', values.pequeno === true);
  return 0;
}

async function end(code: number): Promise<void> {
  await cleanup.disposeAsync();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130));
main().then(end, (error: unknown) => {
  // Ignores a failure during the cleanup.
  if (cleanup.disposed) return;
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  return end(1);
});
