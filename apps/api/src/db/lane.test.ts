import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { many, one, run } from './query.ts';
import { sql } from './sql.ts';
import { isUnavailable } from './sql-error.ts';
import { inTransaction } from './transaction.ts';

let own: TestDatabase;
beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(() => own.drop());

const numbers = Array.from({ length: 40 }, (_, i) => i);

test('what many ask at once goes over one connection, and each hears its own answer', async () => {
  const { checks } = own.database;
  const ask = (n: number) =>
    many<{ n: number; pid: number }>(checks, sql`select ${n}::int as n, pg_backend_pid() as pid`);
  const rows = (await Promise.all(numbers.map(ask))).flat();
  expect(rows.map(({ n }) => n)).toEqual(numbers);
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1);
});

test('a statement that fails spoils none of those beside it', async () => {
  const results = await Promise.allSettled(
    numbers.map((n) => many<{ q: number }>(own.database.checks, sql`select 100 / ${n % 4}::int as q`)),
  );
  expect(results.map(({ status }) => status)).toEqual(
    numbers.map((n) => (n % 4 === 0 ? 'rejected' : 'fulfilled')),
  );
});

test('T-H8 when the server ends the connection whoever waits is told so, and the next has a new one', async () => {
  const { checks, pool } = own.database;
  const pidOf = async () => (await one<{ pid: number }>(checks, sql`select pg_backend_pid() as pid`))?.pid;
  for (let round = 0; round < 5; round += 1) {
    const pid = await pidOf();
    const waiting = run(checks, sql`select pg_sleep(30)`).catch((error: unknown) => error);
    await pool.query('select pg_terminate_backend($1)', [pid]);
    expect(isUnavailable(await waiting)).toBe(true);
    await expect.poll(() => pidOf().catch(() => pid)).not.toBe(pid);
  }
});

test('a closed one takes nothing more', async () => {
  await own.database.close();
  await expect(run(own.database.checks, sql`select 1`)).rejects.toThrow();
});

test('statements sent without waiting run in the order of their sending', async () => {
  const { database } = own;
  const seen = await inTransaction(database, async (tx) => {
    const [, , rows] = await Promise.all([
      run(tx, sql`insert into unidade (nome, cidade) values (${'Uma'}, 'Belém')`),
      run(tx, sql`update unidade set nome = 'Outra' where nome = ${'Uma'}`),
      many<{ nome: string }>(tx, sql`select nome from unidade`),
    ]);
    return rows;
  });
  expect(seen).toEqual([{ nome: 'Outra' }]);
});
