import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { insertInto, rowsOf } from '../../testing/rows.ts';
import { many } from '../query.ts';
import { sql } from '../sql.ts';
import { Client } from './client.ts';
import { inTransaction } from './transaction.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

test('commits everything that a transaction did, and none of it when it throws', async () => {
  const { database } = own;
  await inTransaction(database, (tx) => insertInto(tx, 'unidade', { nome: 'Uma', cidade: 'Belém' }));
  const failed = inTransaction(database, async (tx) => {
    await insertInto(tx, 'unidade', { nome: 'Outra', cidade: 'Belém' });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect((await rowsOf(database.db, 'unidade')).map(({ nome }) => nome)).toEqual(['Uma']);
});

test('returns the same values on the pool, in a transaction and for plain SQL', async () => {
  const values = sql`select 1.5::numeric as n, 9007199254740991::int8 as b, '2026-11-20'::date as d,
    '2026-11-20T10:00:00.123Z'::timestamptz as t, array[2.5]::numeric[] as l`;
  const wanted = [
    { n: 1.5, b: 9007199254740991, d: '2026-11-20', t: new Date('2026-11-20T10:00:00.123Z'), l: [2.5] },
  ];
  expect((await own.database.pool.query(values.text)).rows).toEqual(wanted);
  expect(await many(own.database.db, values)).toEqual(wanted);
  await inTransaction(own.database, async (tx) => {
    expect(await many(tx, values)).toEqual(wanted);
  });
});

test('writes nothing outside of a transaction when BEGIN is refused', async () => {
  const pool = new pg.Pool({ ...own.database.connection, Client: Client, max: 1 });
  // The connection stays usable, as after a cancelled statement.
  pool.on('connect', (client) => {
    const ask = client.query;
    const refusing = (first: unknown, ...rest: unknown[]) =>
      Reflect.apply(ask, client, [first === 'BEGIN' ? 'select 1 / 0' : first, ...rest]);
    Object.defineProperty(client, 'query', { value: refusing });
  });
  let asked = 0;
  const written = inTransaction({ pool }, async (tx) => {
    asked += 1;
    await insertInto(tx, 'unidade', { nome: 'Solta', cidade: 'Belém' });
  });
  await expect(written).rejects.toMatchObject({ code: '22012' });
  expect(asked).toBe(0);
  expect((await rowsOf(own.database.db, 'unidade')).map(({ nome }) => nome)).not.toContain('Solta');
  await pool.end();
});

test('rolls back statements that were not awaited, too, when the transaction throws', async () => {
  // One connection, so that a late statement would run before the next transaction.
  const pool = new pg.Pool({ ...own.database.connection, Client: Client, max: 1 });
  const thrown = inTransaction({ pool }, async (tx) => {
    insertInto(tx, 'unidade', { nome: 'Tardia', cidade: 'Belém' }).catch(() => undefined);
    throw new Error('at once');
  });
  await expect(thrown).rejects.toThrow('at once');
  const names = await inTransaction({ pool }, (tx) =>
    many<{ nome: string }>(tx, sql`select nome from unidade`),
  );
  expect(names.map(({ nome }) => nome)).not.toContain('Tardia');
  await pool.end();
});

test('[C-M1] throws in the late branch of a lost Promise.all, and writes nothing', async () => {
  const late = Promise.withResolvers<void>();
  const unidade = (nome: string) => ({ nome, cidade: 'Belém' });
  let branch: Promise<unknown> = Promise.resolve();
  const lost = inTransaction(own.database, async (tx) => {
    branch = late.promise.then(() => insertInto(tx, 'unidade', unidade('Depois')));
    await Promise.all([branch, Promise.reject(new Error('lost'))]);
  });
  await expect(lost).rejects.toThrow('lost');
  late.resolve();
  await expect(branch).rejects.toThrow('a transaction that has ended');
  expect((await rowsOf(own.database.db, 'unidade')).map(({ nome }) => nome)).not.toContain('Depois');
});

test('[C-M1] throws for a statement in a committed transaction, and writes nothing', async () => {
  const kept = await inTransaction(own.database, async (tx) => {
    await insertInto(tx, 'unidade', { nome: 'Dentro', cidade: 'Belém' });
    return tx;
  });
  await expect(insertInto(kept, 'unidade', { nome: 'Fora', cidade: 'Belém' })).rejects.toThrow('has ended');
  const names = (await rowsOf(own.database.db, 'unidade')).map(({ nome }) => nome);
  expect([names.includes('Dentro'), names.includes('Fora')]).toEqual([true, false]);
});
