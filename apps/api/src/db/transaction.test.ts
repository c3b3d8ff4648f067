import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { unidade } from './schema.ts';
import { inTransaction } from './transaction.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

test('a transaction commits what it did, and nothing of it when it throws', async () => {
  const { database } = own;
  await inTransaction(database, (tx) => tx.insert(unidade).values({ nome: 'Uma', cidade: 'Belém' }));
  const failed = inTransaction(database, async (tx) => {
    await tx.insert(unidade).values({ nome: 'Outra', cidade: 'Belém' });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await database.db.select({ nome: unidade.nome }).from(unidade)).toEqual([{ nome: 'Uma' }]);
});

test('values arrive alike from typed columns, sql fragments and plain SQL', async () => {
  const text = `select 1.5::numeric as n, 9007199254740991::int8 as b, '2026-11-20'::date as d,
    '2026-11-20T10:00:00.123Z'::timestamptz as t, array[2.5]::numeric[] as l`;
  const wanted = [
    { n: 1.5, b: 9007199254740991, d: '2026-11-20', t: new Date('2026-11-20T10:00:00.123Z'), l: [2.5] },
  ];
  expect((await own.database.pool.query(text)).rows).toEqual(wanted);
  expect((await own.database.db.execute(sql.raw(text))).rows).toEqual(wanted);
  await inTransaction(own.database, async (tx) => {
    expect((await tx.execute(sql.raw(text))).rows).toEqual(wanted);
  });
});
