import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const scope = new AsyncLocalStorage<pg.Pool>();

export function runInScope<T>(pool: pg.Pool, body: () => Promise<T>): Promise<T> {
  return scope.run(pool, body);
}

/** Whether the caller runs within one of this pool's transactions. */
export function insideTransactionOf(pool: unknown): boolean {
  return scope.getStore() === pool;
}

/**
 * Makes the pool throw inside a transaction of this pool, because a query outside it would not see its
 * writes.
 */
export function refuseInsideTransaction(pool: pg.Pool): void {
  const connect = pool.connect;
  // Pool.query connects through this too.
  Object.defineProperty(pool, 'connect', {
    value: (...args: unknown[]) => {
      if (insideTransactionOf(pool)) {
        throw new Error('the pool was used inside a transaction: pass the transaction (tx) instead');
      }
      return Reflect.apply(connect, pool, args);
    },
  });
}
