import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { CASING, type Database, type Db } from './connection.ts';
import { busy } from './edge-error.ts';
import type { Sender } from './query.ts';
import * as schema from './schema.ts';
import { isRetryable, isUnavailable, sqlState } from './sql-error.ts';
import { runInScope } from './transaction-scope.ts';

/** `$client`: its connection, for `sql` and the outbox. */
export type Tx = Omit<Db, 'transaction' | '$client'> & { readonly $client: pg.PoolClient };

/** A transaction or the pool. */
export type Executor = Omit<Db, 'transaction' | '$client'> & Sender;

const ATTEMPTS = 6;

/**
 * Runs `fn` in one transaction (read committed: lock the rows you decide by). Serialization failures and
 * deadlocks run `fn` again, up to 5 times, so it may only do database work. A busy or lost database throws
 * DomainError 'indisponivel' BANCO_OCUPADO (T-H8); after a connection lost during the commit nobody knows
 * whether it happened.
 */
export async function inTransaction<T>(
  database: Pick<Database, 'pool'>,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database.pool, fn);
    } catch (error) {
      if (isRetryable(error) && attempt < ATTEMPTS) {
        await sleep(Math.random() * 15 * 2 ** attempt); // full jitter, 30 ms to 480 ms
        continue;
      }
      throw isRetryable(error) || isUnavailable(error) ? busy(error) : error;
    }
  }
}

/** Drizzle learns the columns' names anew, and slowly, for each object. */
const views = new WeakMap<pg.PoolClient, Tx>();

function txOf(client: pg.PoolClient): Tx {
  const known = views.get(client);
  if (known !== undefined) return known;
  const fresh: Tx = drizzle(client, { schema, casing: CASING });
  views.set(client, fresh);
  return fresh;
}

/** What waits for the end of each running transaction. */
const afterwards = new WeakMap<object, (() => Promise<unknown>)[]>();

/** Runs `act` once this transaction has committed; nobody hears of a failure, so only for cleaning. */
export function afterCommit({ $client }: Sender, act: () => Promise<unknown>): void {
  const acts = afterwards.get($client);
  if (acts === undefined) throw new Error('afterCommit outside of a transaction');
  acts.push(act);
}

async function runOnce<T>(pool: pg.Pool, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const acts: (() => Promise<unknown>)[] = [];
  afterwards.set(client, acts);
  let broken = false;
  try {
    const result = await runInScope(pool, async () => {
      await client.query('BEGIN');
      return await fn(txOf(client));
    });
    const { command } = await client.query('COMMIT');
    // An error swallowed inside `fn` aborts: PostgreSQL answers COMMIT with ROLLBACK.
    if (command !== 'COMMIT') throw new Error('the transaction was aborted by an error that nobody rethrew');
    for (const act of acts) act().catch(() => undefined);
    return result;
  } catch (error) {
    broken = isUnavailable(error) && !hasAnswered(error);
    if (!broken) {
      await client.query('ROLLBACK').catch(() => {
        broken = true; // a connection that cannot roll back is thrown away, which rolls back
      });
    }
    throw error;
  } finally {
    afterwards.delete(client);
    client.release(broken);
  }
}

/** The server reported it and the session goes on. */
function hasAnswered(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && (state === '57014' || state === '55P03');
}
