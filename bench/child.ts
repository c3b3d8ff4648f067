import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LONGEST_START_MS = 300_000;
const PATIENCE_MS = 15_000;

/** A server in a process of its own, as one measures it: its output goes to a file, never through us. */
export interface Child extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  /** From spawn to the line that names its address, milliseconds. */
  readonly startMs: number;
}

const running = new Set<ChildProcess>();

/** Asks every server to end; whoever waits for one of them then fails, and cleans up as after any failure. */
export function endAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

export interface ChildOptions {
  /** This process's own unless told. */
  readonly node?: string;
  /** Where it runs: this checkout unless told. */
  readonly folder?: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Where its output is kept. */
  readonly output: string;
}

/** Starts `node <command>` and waits for a line with its http address. Throws with its output when none comes. */
export async function startChild({
  node = process.execPath,
  folder = root,
  command,
  env,
  output,
}: ChildOptions): Promise<Child> {
  const file = openSync(output, 'w');
  const before = performance.now();
  const child = spawn(node, command, {
    cwd: folder,
    stdio: ['ignore', file, file],
    env: { ...process.env, ...env },
  });
  closeSync(file);
  running.add(child);
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const stop = async (): Promise<void> => {
    await end(child);
    running.delete(child);
    process.removeListener('exit', killWithUs);
  };
  try {
    const url = await addressIn(output, child);
    const startMs = performance.now() - before;
    return { url, pid: child.pid ?? 0, startMs, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function addressIn(output: string, child: ChildProcess): Promise<string> {
  const until = performance.now() + LONGEST_START_MS;
  while (performance.now() < until) {
    const [url] = /http:\/\/\S+:\d+/.exec(readFileSync(output, 'utf8')) ?? [];
    if (url !== undefined) return url.replace('localhost', '127.0.0.1');
    if (child.exitCode !== null || child.signalCode !== null) break;
    await wait(2);
  }
  throw new Error(`no server came up:\n${readFileSync(output, 'utf8').slice(-4000)}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await exited;
  clearTimeout(forced);
}
