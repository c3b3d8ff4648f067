import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Sender } from '../query.ts';
import { isRetryable, isUnavailable, sqlState } from '../sql-error.ts';
import type { Database } from './connection.ts';
import { busy } from './edge-error.ts';
import { runInScope } from './transaction-scope.ts';

/** A transaction from its BEGIN to its COMMIT. */
class Transaction implements Sender {
  readonly #client: pg.PoolClient;
  #ended = false;
  /** Run after the commit. */
  readonly afterwards: (() => Promise<unknown>)[] = [];

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    if (this.#ended) throw new Error('a statement was asked of a transaction that has ended');
    return await this.#client.query<R>(config);
  }

  /**
   * From here on every statement throws: after COMMIT or ROLLBACK it would run and commit outside a
   * transaction.
   */
  end(): void {
    this.#ended = true;
  }
}
export type Tx = Transaction;

/** A transaction or the pool. */
export type Executor = Sender;

const ATTEMPTS = 6;

/**
 * Runs `fn` in one transaction (read committed: lock the rows you decide by). Serialization failures and
 * deadlocks run `fn` again, up to 5 times, so it may only do database work. A busy or lost database throws
 * DomainError 'indisponivel' BANCO_OCUPADO (T-H8); when the connection is lost during the commit, the outcome
 * is unknown.
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

/** Runs `act` after this transaction's commit; failures are ignored, so use it only for cleaning. */
export function afterCommit(db: Executor, act: () => Promise<unknown>): void {
  if (!(db instanceof Transaction)) throw new Error('afterCommit outside of a transaction');
  db.afterwards.push(act);
}

async function runOnce<T>(pool: pg.Pool, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const tx = new Transaction(client);
  let broken = false;
  try {
    await client.query('BEGIN');
    const result = await runInScope(pool, () => fn(tx).finally(() => tx.end()));
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers COMMIT with ROLLBACK when an error was swallowed inside `fn`.
    if (command !== 'COMMIT') throw new Error('the transaction was aborted by an error that nobody rethrew');
    for (const act of tx.afterwards) act().catch(() => undefined);
    return result;
  } catch (error) {
    broken = isUnavailable(error) && !hasAnswered(error);
    if (!broken) {
      await client.query('ROLLBACK').catch(() => {
        broken = true; // a connection that cannot roll back is closed, which rolls back
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Whether the server itself reported the error, so that the session goes on. */
function hasAnswered(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && (state === '57014' || state === '55P03');
}
