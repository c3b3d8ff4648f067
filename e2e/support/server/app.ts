import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

export interface AppOptions {
  /** 'demo': the demonstration university; 'jornada': the same with cheap passwords; 'vazio': an empty database. */
  readonly modo: 'demo' | 'jornada' | 'vazio';
  readonly env?: Readonly<Record<string, string>>;
  /** The data directory of an earlier app; absent: a new one, removed at the end. */
  readonly dataDir?: string;
  /**
   * The data directory of a stopped demonstration: the app starts on a copy of it, which need not be filled.
   */
  readonly copiaDe?: string;
  /** The port of a proxy in front of the app, to which the links in e-mails lead; absent: the app itself. */
  readonly port?: number;
}

/** The real application in a separate process. */
export interface App {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** The output so far. */
  output(): string;
  /** Ends it as an operator does (SIGTERM), and removes the data directory unless it was given. */
  stop(): Promise<void>;
  /** Ends it as a power cut does (SIGKILL); the data stays. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

const PROGRAMAS: Readonly<Record<AppOptions['modo'], readonly string[]>> = {
  demo: ['apps/api/src/main.ts', '--demo'],
  jornada: ['apps/api/src/testing/programs/demonstracao.ts'],
  vazio: ['apps/api/src/main.ts'],
};

const MEMORY = '/dev/shm';
const ROOMY = 2 * 1024 ** 3;

/** Only ends a start that hangs: a first start creates a database and, in the demonstration, a university. */
const longestStart = 15 * 60_000;

/**
 * Starts the product on a free port and returns it once it is ready; throws with its output when it ends or
 * hangs.
 */
export async function startApp(options: AppOptions): Promise<App> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await newDataDir());
  if (options.copiaDe !== undefined) await run('cp', ['-a', `${options.copiaDe}/.`, dataDir]);
  const child = spawn(join(root, 'node_modules/.bin/node'), PROGRAMAS[options.modo], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_COMPILE_CACHE: join(root, '.tmp/compiled'),
      ...process.env,
      LIMITE_ANONIMO: '0',
      ...options.env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  const printed = collect(child);
  const url = `http://127.0.0.1:${port}`;
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const end = async (signal: NodeJS.Signals) => {
    process.removeListener('exit', endWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'exit');
    child.kill(signal);
    await closed;
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`the application did not start: ${String(error)}\n${printed()}`);
  }
  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    output: printed,
    stop: async () => {
      await end('SIGTERM');
      if (options.dataDir !== undefined) return;
      // On a busy machine PostgreSQL may still write its last file after the program gave up waiting for it.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
    kill: () => end('SIGKILL'),
  };
}

/**
 * A data directory that the unprivileged user of the embedded database may enter if we run as root. It is in
 * memory where there is room: no journey proves durability, and the disk doubles the processor time of a
 * start.
 */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(await quickParent(), 'instrutoria-'));
  await chmod(folder, 0o755);
  return folder;
}

async function quickParent(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  const roomy = memory !== undefined && memory.bavail * memory.bsize > ROOMY && freemem() > ROOMY;
  return roomy ? MEMORY : tmpdir();
}

function collect(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  }
  return () => chunks.join('');
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + longestStart;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    if (await isReady(url)) return;
    await wait(50);
  }
  throw new Error(`not ready after ${longestStart / 1000} s`);
}

/** Whether the application reports that its database and its storage work. */
async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/saude/pronta`, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
