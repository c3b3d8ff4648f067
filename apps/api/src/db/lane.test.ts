import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { send } from './send.ts';
import { isUnavailable } from './sql-error.ts';
import { inOpenedTransaction } from './transaction.ts';

let own: TestDatabase;
beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(() => own.drop());

const numbers = Array.from({ length: 40 }, (_, i) => i);

test('what many ask at once goes over one connection, and each hears its own answer', async () => {
  const { checks } = own.database;
  const ask = (n: number) =>
    send<{ n: number; pid: number }>(checks, 'select $1::int as n, pg_backend_pid() as pid', [n]);
  const rows = (await Promise.all(numbers.map(ask))).flat();
  expect(rows.map(({ n }) => n)).toEqual(numbers);
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1);
});

test('a statement that fails spoils none of those beside it', async () => {
  const results = await Promise.allSettled(
    numbers.map((n) => send<{ q: number }>(own.database.checks, 'select 100 / $1::int as q', [n % 4])),
  );
  expect(results.map(({ status }) => status)).toEqual(
    numbers.map((n) => (n % 4 === 0 ? 'rejected' : 'fulfilled')),
  );
});

test('T-H8 when the server ends the connection whoever waits is told so, and the next has a new one', async () => {
  const { checks, pool } = own.database;
  const pidOf = async () => (await send<{ pid: number }>(checks, 'select pg_backend_pid() as pid'))[0]?.pid;
  for (let round = 0; round < 5; round += 1) {
    const pid = await pidOf();
    const waiting = send(checks, 'select pg_sleep(30)').catch((error: unknown) => error);
    await pool.query('select pg_terminate_backend($1)', [pid]);
    expect(isUnavailable(await waiting)).toBe(true);
    await expect.poll(() => pidOf().catch(() => pid)).not.toBe(pid);
  }
});

test('a closed one takes nothing more', async () => {
  await own.database.close();
  await expect(send(own.database.checks, 'select 1')).rejects.toThrow();
});

test('what opens a transaction stands within it, and is rolled back with it', async () => {
  const { database } = own;
  const txid = 'select txid_current()::text as id';
  const ids = await inOpenedTransaction(
    database,
    (tx) => send<{ id: string }>(tx, txid),
    async (tx, opened) => [opened[0]?.id, (await send<{ id: string }>(tx, txid))[0]?.id],
  );
  expect(ids[0]).toBe(ids[1]);
  const refused = inOpenedTransaction(
    database,
    async (tx) => {
      await send(tx, 'select id from unidade for share');
      throw new Error('not you');
    },
    (tx) => send(tx, "insert into unidade (nome, cidade) values ('Nunca', 'Belém')"),
  );
  await expect(refused).rejects.toThrow('not you');
  expect(await send(database.db, 'select id from unidade')).toEqual([]);
});

test('statements sent without waiting run in the order of their sending', async () => {
  const { database } = own;
  const seen = await inOpenedTransaction(
    database,
    () => Promise.resolve(),
    async (tx) => {
      const [, , rows] = await Promise.all([
        send(tx, "insert into unidade (nome, cidade) values ($1, 'Belém')", ['Uma']),
        send(tx, "update unidade set nome = 'Outra' where nome = $1", ['Uma']),
        send<{ nome: string }>(tx, 'select nome from unidade'),
      ]);
      return rows;
    },
  );
  expect(seen).toEqual([{ nome: 'Outra' }]);
});
