import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { World } from './call-of-500.ts';

export const HERE = fileURLToPath(new URL('..', import.meta.url));

/** Stops everything that a run has started, the newest first, after the run or when it is interrupted. */
export const cleanup = new AsyncDisposableStack();

/** A version of the product: a checkout with its own packages and pages, and data that contain this call. */
export interface Filled {
  readonly folder: string;
  readonly dataDir: string;
  readonly world: World;
}
export type Side = Awaited<ReturnType<typeof startServer>> & Filled;

/** Starts the product as the last command of its `npm start` does, with the memory settings of its systemd unit. */
export function startProduct(folder: string, dataDir: string, argument = '', nodeOptions = '') {
  if (!existsSync(join(folder, 'apps/web/dist/index.html')))
    throw new Error(`${folder} has no pages: run npm ci && npm run build there`);
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const unit = readFileSync(join(folder, 'deploy/systemd/instrutoria.service'), 'utf8');
  const [, ofUnit = ''] = /^Environment=NODE_OPTIONS=(\S+) MALLOC_ARENA_MAX=2$/m.exec(unit) ?? [];
  const command = `${scripts.start.split('&& ').at(-1)} ${argument}`;
  const env = {
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    BENCH_STATEMENTS: `${dataDir}.statements`,
    NODE_OPTIONS: `${ofUnit} ${nodeOptions}`,
    ...(ofUnit === '' ? {} : { MALLOC_ARENA_MAX: '2' }),
    NODE_COMPILE_CACHE: join(folder, '.tmp/compiled'),
  };
  return startServer(folder, command, `${dataDir}.log`, { ...env, PORT: '0', LIMITE_ANONIMO: '0' });
}

/** Runs a shell command with its output in the file `log`, and waits for the line with its address. */
export async function startServer(cwd: string, command: string, log: string, env: NodeJS.ProcessEnv) {
  if (cleanup.disposed) throw new Error('the run has ended');
  const begin = performance.now();
  const output = openSync(log, 'w');
  const PATH = `${join(cwd, 'node_modules/.bin')}:${process.env.PATH}`;
  const options = { cwd, env: { ...process.env, PATH, ...env } };
  const child = spawn('sh', ['-c', command], { ...options, stdio: ['ignore', output, output] });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await exited;
    clearTimeout(forced);
  };
  cleanup.defer(stop);
  while (child.exitCode === null && child.signalCode === null) {
    const [, port] = /http:\/\/\S+:(\d+)/.exec(readFileSync(log, 'utf8')) ?? [];
    const startMs = performance.now() - begin;
    if (port !== undefined) return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, startMs, stop };
    await wait(2);
  }
  throw new Error(`no server came up:\n${readFileSync(log, 'utf8').slice(-4000)}`);
}
