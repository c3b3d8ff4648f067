import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const scope = new AsyncLocalStorage<pg.Pool>();

/** Runs the body of a transaction so that refuseInsideTransaction notices it. */
export function runInScope<T>(pool: pg.Pool, body: () => Promise<T>): Promise<T> {
  return scope.run(pool, body);
}

/**
 * Makes the pool throw when it is used inside one of its own transactions: such a query would not see the transaction's
 * writes, and enough of them at once would wait for each other until the acquire timeout.
 */
export function refuseInsideTransaction(pool: pg.Pool): void {
  const connect = pool.connect;
  // Pool.query takes its connection here as well.
  Object.defineProperty(pool, 'connect', {
    value: (...args: unknown[]) => {
      if (scope.getStore() === pool) {
        throw new Error('the pool was used inside a transaction: pass the transaction (tx) instead');
      }
      return Reflect.apply(connect, pool, args);
    },
  });
}
