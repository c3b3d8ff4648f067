import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { type Account, asAccount } from './account.ts';
import { endOldServer } from './old-server.ts';

/**
 * Runs PostgreSQL and ends it by a fast shutdown (SIGINT) once our end of the pipe closes: at stop, or because we died,
 * kill -9 included. It ignores the signals that a terminal or a service manager sends to whole groups, since the
 * application ends PostgreSQL itself, after its last answers.
 */
const SUPERVISOR = `
trap '' HUP INT TERM QUIT
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
( while read -r line <&3; do :; done; kill -INT $server 2>/dev/null ) >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait $server
code=$?
kill -KILL $watcher 2>/dev/null
exit $code
`;

export interface Postmaster {
  /** Resolves when the server has ended, wanted or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  readonly account: Account;
  readonly binaries: string;
  readonly cluster: string;
  readonly settings: Readonly<Record<string, string>>;
  /** A connection that works once the server is ready. */
  readonly probe: pg.ClientConfig;
  readonly log: Log;
}

/** Starts the server on an existing cluster and waits until it answers. Throws StartupError with its last words. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { account, binaries, cluster, settings, log } = options;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = [join(binaries, 'bin', 'postgres'), '-D', cluster, ...flags];
  const child = spawn('/bin/sh', ['-c', SUPERVISOR, 'instrutoria-postgres', ...server], {
    ...asAccount(account),
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  const lastWords: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastWords.push(line);
    if (lastWords.length > 15) lastWords.shift();
    if (/ (FATAL|PANIC): /.test(line)) log.warn(`PostgreSQL: ${line}`);
    else log.debug(`PostgreSQL: ${line}`);
  });
  child.stdin.on('error', () => undefined); // the supervisor is gone; `ended` tells
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  const stop = async (patience = 7_000): Promise<void> => {
    child.stdin.end();
    const quiet = new AbortController();
    await Promise.race([ended, sleep(patience, undefined, { signal: quiet.signal }).catch(() => undefined)]);
    quiet.abort();
    // A fast shutdown that takes longer is cut short: what was acknowledged is in the log (T-H2: out within 10 s).
    await endOldServer(cluster, log, [0, 500, 2_000, 5_000]);
  };
  try {
    await waitUntilReady(child, options.probe, log);
  } catch (error) {
    await stop(500); // PostgreSQL may hang in a fast shutdown of a start that failed
    throw new StartupError(
      `O PostgreSQL não iniciou em ${cluster}. Nada foi recriado. Últimas mensagens:\n${lastWords.join('\n')}`,
      { cause: error },
    );
  }
  return { ended, stop: () => stop() };
}

async function waitUntilReady(child: ChildProcess, probe: pg.ClientConfig, log: Log): Promise<void> {
  const start = performance.now();
  let told = 0;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      throw new Error(`PostgreSQL terminou com código ${child.exitCode}`);
    }
    const client = new pg.Client(probe);
    client.on('error', () => undefined); // reported by the promise below
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (isFinal(error)) throw error;
    }
    await sleep(15);
    // Recovery after a power cut may take minutes; it is not an error while the process lives.
    const waited = Math.floor((performance.now() - start) / 10_000);
    if (waited > told) log.info(`aguardando o PostgreSQL (${waited * 10} s)`);
    told = waited;
  }
}

function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // 57P03: starting up; 53300: too many connections; the others come from a socket that is not there yet.
  return /^[0-9A-Z]{5}$/.test(code) && !['57P03', '53300', 'EPIPE'].includes(code);
}
