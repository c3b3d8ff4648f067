import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, asAccount } from './account.ts';
import type { Log } from './log.ts';
import { endOldServer } from './old-server.ts';
import { StartupError } from './startup-error.ts';

/**
 * Runs PostgreSQL and ends it by a fast shutdown (SIGINT) once the application's end of the pipe closes: at
 * stop, or when the application dies, even by kill -9. It ignores the signals that terminals and service
 * managers send to whole groups: the application ends PostgreSQL itself, after its last answers.
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
  /** Resolves when the server has ended, expectedly or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  readonly account: Account;
  readonly binaries: string;
  readonly cluster: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly probe: pg.ClientConfig;
  readonly log: Log;
}

/** Waits until the server answers. Throws StartupError with the last lines of its output. */
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
  const ready = Promise.withResolvers<void>();
  let stopping = false;
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastWords.push(line);
    if (lastWords.length > 15) lastWords.shift();
    if (line.endsWith('database system is ready to accept connections')) ready.resolve();
    if (!stopping && / (FATAL|PANIC): /.test(line)) log.warn(`PostgreSQL: ${line}`);
    else log.debug(`PostgreSQL: ${line}`);
  });
  child.stdin.on('error', () => undefined); // the supervisor has ended; `ended` reports it
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  const stop = async (patience = 7_000): Promise<void> => {
    stopping = true;
    child.stdin.end();
    const quiet = new AbortController();
    await Promise.race([ended, sleep(patience, undefined, { signal: quiet.signal }).catch(() => undefined)]);
    quiet.abort();
    // A fast shutdown that takes longer is aborted: committed data are in the log (T-H2).
    await endOldServer(cluster, log, [0, 500, 2_000, 5_000]);
  };
  try {
    await answers(ready.promise, ended, options.probe, log);
  } catch (error) {
    await stop(500); // PostgreSQL may hang in a fast shutdown of a start that failed
    throw new StartupError(
      `O PostgreSQL não iniciou em ${cluster}. Nada foi recriado. Últimas mensagens:\n${lastWords.join('\n')}`,
      { cause: error },
    );
  }
  return { ended, stop: () => stop() };
}

/** Also opens a connection, since only that shows a damaged catalogue. */
async function answers(
  ready: Promise<void>,
  ended: Promise<void>,
  probe: pg.ClientConfig,
  log: Log,
): Promise<void> {
  // Recovery after a power cut may take minutes; it is no error while the process is alive.
  const waiting = setInterval(() => log.info('aguardando o PostgreSQL'), 10_000);
  try {
    await Promise.race([ready, ended.then(() => Promise.reject(new Error('PostgreSQL terminou')))]);
  } finally {
    clearInterval(waiting);
  }
  const client = new pg.Client(probe);
  client.on('error', () => undefined); // the promises below report it
  await client.connect();
  await client.end();
}
