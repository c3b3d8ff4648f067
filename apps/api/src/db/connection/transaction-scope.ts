import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const scope = new AsyncLocalStorage<pg.Pool>();

export function runInScope<T>(pool: pg.Pool, body: () => Promise<T>): Promise<T> {
  return scope.run(pool, body);
}

/** Whether it is asked from within one of this pool's transactions. */
export function insideTransactionOf(pool: unknown): boolean {
  return scope.getStore() === pool;
}

/** Makes the pool throw while one of its transactions runs: a query beside it would not see what it has written. */
export function refuseInsideTransaction(pool: pg.Pool): void {
  const connect = pool.connect;
  // Pool.query takes its connection here too.
  Object.defineProperty(pool, 'connect', {
    value: (...args: unknown[]) => {
      if (insideTransactionOf(pool)) {
        throw new Error('the pool was used inside a transaction: pass the transaction (tx) instead');
      }
      return Reflect.apply(connect, pool, args);
    },
  });
}
