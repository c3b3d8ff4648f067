import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database/database.ts';
import { insertAll, insertInto, rowsOf, updateRows } from '../testing/rows.ts';
import { inTransaction, type Tx } from './connection/transaction.ts';
import { run, single } from './query.ts';
import { sql } from './sql.ts';

let own: TestDatabase;
let ids: number[];
beforeEach(async () => {
  own = await createTestDatabase();
  const rows = await insertAll(
    own.database.db,
    'unidade',
    [1, 2, 3].map((n) => ({ nome: `Unidade ${n}`, cidade: '0' })),
  );
  ids = rows.map(({ id }) => id);
});
afterEach(() => own.drop());

async function increment(tx: Tx, id: number): Promise<void> {
  const { cidade } = await single<{ cidade: string }>(
    tx,
    sql`select cidade from unidade where id = ${id} for update`,
  );
  await updateRows(tx, 'unidade', { cidade: String(Number(cidade) + 1) }, { id });
}

async function counters(): Promise<number[]> {
  const rows = await rowsOf(own.database.db, 'unidade');
  return rows.map(({ cidade }) => Number(cidade));
}

test('T-G16 commits the writes of 64 concurrent writers on the same rows without failure', async () => {
  const act = () =>
    inTransaction(own.database, async (tx) => {
      for (const id of ids) await increment(tx, id);
    });
  // Retries what a slow machine refuses; a refused attempt must have written nothing.
  const insisting = async (): Promise<void> => {
    for (;;) {
      const answer = await act().then(
        () => 'done',
        (error) => error,
      );
      if (answer === 'done') return;
      expect(answer).toMatchObject({ code: 'BANCO_OCUPADO' });
    }
  };
  const writer = async (): Promise<void> => {
    for (let round = 0; round < 15; round += 1) await insisting();
  };
  await Promise.all(Array.from({ length: 64 }, writer));
  expect(await counters()).toEqual([960, 960, 960]);
});

test('T-G16 repeats transactions after deadlocks, and does each act once', async () => {
  const [first = 0, , last = 0] = ids;
  let runs = 0;
  let held = 0;
  const both = Promise.withResolvers<void>();
  const act = (one: number, other: number) =>
    inTransaction(own.database, async (tx) => {
      runs += 1;
      await increment(tx, one);
      held += 1;
      if (held >= 2) both.resolve();
      await both.promise; // each holds its first row before it wants the other's
      await increment(tx, other);
    });
  await Promise.all([act(first, last), act(last, first)]);
  // The aborted transaction may start again before the other has the row, and conflict once more.
  expect(runs).toBeGreaterThanOrEqual(3);
  expect(await counters()).toEqual([2, 0, 2]);
});

test('T-G16 repeats transactions after serialization failures', async () => {
  const [id = 0] = ids;
  let runs = 0;
  let snapshots = 0;
  const both = Promise.withResolvers<void>();
  const act = () =>
    inTransaction(own.database, async (tx) => {
      runs += 1;
      await run(tx, sql`set transaction isolation level repeatable read`);
      await run(tx, sql`select 1`); // takes the snapshot
      snapshots += 1;
      if (snapshots >= 2) both.resolve();
      await both.promise;
      await increment(tx, id);
    });
  await Promise.all([act(), act()]);
  expect(runs).toBe(3);
  expect(await counters()).toEqual([2, 0, 0]);
});

test('T-G16 reports a transaction that keeps failing as busy after five further tries', async () => {
  let runs = 0;
  const failing = inTransaction(own.database, async (tx) => {
    runs += 1;
    await run(tx, sql`do $$ begin raise exception using errcode = '40001', message = 'again'; end $$`);
  });
  await expect(failing).rejects.toMatchObject({ code: 'BANCO_OCUPADO' });
  expect(runs).toBe(6);
});

test('rejects a transaction whose body swallowed an error, instead of a false commit', async () => {
  const swallowed = inTransaction(own.database, async (tx) => {
    await insertInto(tx, 'unidade', { nome: 'Perdida', cidade: '0' });
    await run(tx, sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('aborted by an error that nobody rethrew');
  expect(await counters()).toHaveLength(3);
});

test('refuses a query on the pool from inside its own transaction', async () => {
  const slip = inTransaction(own.database, () => rowsOf(own.database.db, 'unidade'));
  await expect(slip).rejects.toThrow('pass the transaction');
  expect(await counters()).toHaveLength(3);
});
