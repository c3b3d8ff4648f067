import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFor } from '../../adapters/caller.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { many } from '../query.ts';
import { sql } from '../sql.ts';
import { inTransaction } from './transaction.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

test('[C-I2] gives a person whose statements all wait at most half of the connections, so that others find one', async () => {
  const { database } = own;
  const one = { person: 'um', address: '' };
  const open = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = runFor({ person: 'outro', address: '' }, () =>
    inTransaction(database, async (tx) => {
      await many(tx, sql`select pg_advisory_xact_lock(7)`);
      locked.resolve();
      await open.promise;
    }),
  );
  await locked.promise;
  const lock = sql`select pg_advisory_xact_lock_shared(7)`;
  const waiting = runFor(one, () =>
    Array.from({ length: 40 }, (_, i) =>
      i % 2 === 0 ? many(database.db, lock) : inTransaction(database, (tx) => many(tx, lock)),
    ),
  );
  const busy = () => database.pool.totalCount - database.pool.idleCount;
  const half = Math.floor((database.pool.options.max ?? 0) / 2);
  await expect.poll(busy).toBe(half + 1);
  expect(
    await runFor({ person: 'terceiro', address: '' }, () => many(database.db, sql`select 1 as n`)),
  ).toEqual([{ n: 1 }]);
  expect(busy()).toBe(half + 1);
  open.resolve();
  await Promise.all([...waiting, holder]);
  expect(busy()).toBe(0);
});
