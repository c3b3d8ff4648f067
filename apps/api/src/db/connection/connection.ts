import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import '../pg-types.ts';
import type { Log } from '@instrutoria/postgres-embutido/log.ts';
import type { Sender } from '../query.ts';
import { type WatchTimes, watchServer } from '../watch.ts';
import { Client } from './client.ts';
import { shareConnections } from './connection-share.ts';
import { type Embedded, InUseError, runningConnection, startEmbedded } from './embedded.ts';
import { checkServer } from './server-check.ts';
import { StartupError } from './startup-error.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

export interface Database {
  readonly pool: pg.Pool;
  /** The pool, for statements built with db/query.ts. */
  readonly db: Sender;
  /** Resolves while the server answers and takes new connections, else rejects within three seconds. */
  readonly answers: () => Promise<void>;
  readonly mode: 'embedded' | 'server';
  readonly connection: pg.PoolConfig;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** Uses the embedded server that another process of ours runs (for the cli beside the application). */
  readonly shareRunning?: boolean;
}

/** With fewer, slow downloads, searches and the reservation for uploads could use all of them. */
const FEWEST = 6;
const MOST = 10;

/**
 * The number of connections. Each is a process of PostgreSQL with its own caches (7 MB), and a request whose
 * rows wait in memory: more of them than the cores can serve cost memory and gain nothing (docs/adr/0027).
 * The cores of a remote server are unknown.
 */
export function connectionsFor(mode: Database['mode'], cores = availableParallelism()): number {
  return mode === 'embedded' ? Math.min(MOST, Math.max(FEWEST, 2 * cores + 2)) : MOST;
}

const LIMITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  // The client's own timeout, for a frozen server that obeys none of the above (T-H8).
  query_timeout: 20_000,
  keepAlive: true,
} satisfies pg.PoolConfig;

/**
 * Makes a connection plan each statement once (query.ts): by default PostgreSQL plans many of them at each
 * execution, which takes longer than running them. Sent after connecting, because PgBouncer refuses it as a
 * startup parameter.
 */
async function planOnce(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
}

/**
 * Connects to the server of `databaseUrl`, else to the embedded one of `dataDir`, without changing the
 * schema. Throws StartupError when it is unreachable, older than PostgreSQL 15 or does not make commits
 * durable (T-H3).
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  shareRunning,
}: OpenOptions): Promise<Database> {
  if (databaseUrl !== undefined && databaseUrl !== '') {
    return connectTo({ connection: { connectionString: databaseUrl }, mode: 'server', log });
  }
  let embedded: Embedded;
  try {
    embedded = await startEmbedded({ dataDir, log });
  } catch (error) {
    if (!(shareRunning && error instanceof InUseError)) throw error;
    return connectTo({ connection: await runningConnection(dataDir), mode: 'embedded', log });
  }
  const { connection, stop } = embedded;
  try {
    return await connectTo({ connection, mode: 'embedded', log, onClose: stop, openAtOnce: true });
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Retries, because a slow machine may open some connections only at the second attempt; those that succeeded
 * stay open.
 */
async function openAll(pool: pg.Pool, goes = 3): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
  // A connection that is never released would keep the pool from ending.
  for (const one of opened) if (one.status === 'fulfilled') one.value.release();
  const failed = opened.find((one) => one.status === 'rejected');
  if (failed === undefined) return;
  if (goes === 1) throw failed.reason;
  await openAll(pool, goes - 1);
}

export interface ConnectOptions {
  readonly connection: pg.PoolConfig;
  readonly mode: Database['mode'];
  readonly log: Log;
  readonly onClose?: () => Promise<void>;
  /** Opens all connections of the pool first. */
  readonly openAtOnce?: boolean;
  readonly watchTimes?: WatchTimes;
}

/** A pool on a running server, checked like openDatabase's. */
export async function connectTo(options: ConnectOptions): Promise<Database> {
  const { connection, mode, log, onClose, openAtOnce = false, watchTimes } = options;
  // All connections are opened at the start and kept: on a full disk the embedded server still answers on
  // them but accepts no new ones (D50).
  const keep = mode === 'embedded' ? { idleTimeoutMillis: 0 } : {};
  const pool = new pg.Pool({
    ...LIMITS,
    ...keep,
    max: connectionsFor(mode),
    ...connection,
    Client,
    onConnect: planOnce,
  });
  let closing: Promise<void> | undefined;
  const lost = (error: Error) => {
    if (closing === undefined) log.warn(`conexão com o banco perdida: ${error.message}`);
  };
  // A broken idle connection is replaced at its next use; within a transaction the next query fails. Without
  // a listener either event would end the process.
  pool.on('error', () => undefined); // the same event, already reported by `lost`
  pool.on('connect', (client) => client.on('error', lost));
  try {
    await checkServer(pool);
    if (openAtOnce) await openAll(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`Não foi possível conectar ao banco de dados: ${why}`, { cause: error });
  }
  const watch = watchServer(pool, { ...LIMITS, ...connection }, watchTimes);
  shareConnections(pool);
  refuseInsideTransaction(pool);
  const close = async (): Promise<void> => {
    const patience = new AbortController();
    // A connection in use must not keep the process from exiting.
    await Promise.race([
      Promise.all([pool.end(), watch.end()]),
      sleep(5_000, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    await onClose?.();
  };
  return {
    pool,
    db: pool,
    answers: watch.answers,
    mode,
    connection,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
