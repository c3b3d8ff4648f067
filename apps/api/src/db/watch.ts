import pg from 'pg';
import { within } from '../adapters/time-limit.ts';
import { Client } from './connection/client.ts';

export interface Watch {
  /** Resolves while the server answers and takes new connections, else rejects. */
  answers(): Promise<void>;
  end(): Promise<void>;
}

export interface WatchTimes {
  readonly lookMs: number;
  readonly limitMs: number;
}

const TIMES: WatchTimes = { lookMs: 1_000, limitMs: 2_500 };

/**
 * Tests the server over a separate connection while others of the pool are in use. A hanging server answers
 * none of them and obeys no timeout, so after `limitMs` those connections are closed and their statements
 * reject.
 */
export function watchServer(
  pool: pg.Pool,
  config: pg.PoolConfig,
  { lookMs, limitMs }: WatchTimes = TIMES,
): Watch {
  const limits = { connectionTimeoutMillis: limitMs, query_timeout: limitMs };
  const apart = new pg.Pool({ ...config, ...limits, max: 1, Client: Client });
  apart.on('error', () => undefined); // the next test opens another connection
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  const ask = async (): Promise<void> => {
    await within(limitMs, apart.query('select 1'));
  };
  let asking = false;
  const look = async (): Promise<void> => {
    if (inUse.size === 0 || asking) return;
    asking = true;
    const asked = [...inUse];
    const began = performance.now();
    try {
      await ask();
    } catch {
      // A timer that fired late means that this process had no CPU, so the silence proves nothing.
      if (performance.now() - began > 1.2 * limitMs) return;
      for (const client of asked) if (inUse.has(client) && client instanceof Client) client.giveUp();
    } finally {
      asking = false;
    }
  };
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();

  /**
   * A refused connection does not mean that the server hangs: with a full disk it accepts no new one, but
   * answers on those that it has.
   */
  async function takesConnections(): Promise<void> {
    const client = new pg.Client({ ...config, ...limits });
    client.on('error', () => undefined);
    const refused = (error: unknown): void => {
      if (!(error instanceof pg.DatabaseError)) throw error;
    };
    try {
      await within(limitMs, client.connect()).catch(refused);
    } finally {
      client.end().catch(() => undefined);
    }
  }

  // Anybody may call /saude, and a connection costs the server a process, so at most one opens in `lookMs`.
  let opened: { readonly since: number; readonly given: Promise<void> } | null = null;
  function recentConnection(): Promise<void> {
    if (opened === null || performance.now() - opened.since >= lookMs) {
      opened = { since: performance.now(), given: takesConnections() };
    }
    return opened.given;
  }

  return {
    answers: async () => {
      await Promise.all([ask(), recentConnection()]);
    },
    async end() {
      clearInterval(timer);
      await apart.end();
    },
  };
}
