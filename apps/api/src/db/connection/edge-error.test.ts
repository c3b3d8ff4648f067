import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { insertInto } from '../../testing/rows.ts';
import { run } from '../query.ts';
import { sql } from '../sql.ts';
import { uniqueViolation } from '../sql-error.ts';
import { atTheEdge } from './edge-error.ts';
import { inTransaction } from './transaction.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

const thrown = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

test('logs no values of a failed query (T-I5)', async () => {
  const { db } = own.database;
  await insertInto(db, 'programa', { nome: 'SEGREDO-937' });
  const twice = await thrown(insertInto(db, 'programa', { nome: 'SEGREDO-937' }));
  expect(uniqueViolation(twice)).toBe('programa_nome_unico');
  expect(inspect(twice, { depth: 9 })).toContain('SEGREDO-937');
  const plain = inspect(atTheEdge(twice), { depth: 9 });
  expect(plain).not.toContain('SEGREDO-937');
  expect(plain).toContain('programa_nome_unico');
  expect(plain).toContain("table: 'programa'");
  const cast = await thrown(run(db, sql`select ${'SEGREDO-937'}::text::integer`));
  expect(inspect(atTheEdge(cast), { depth: 9 })).not.toContain('SEGREDO-937');
});

test('[C-I5] answers 507 and not 503 for a write on a full disk', async () => {
  const full = sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
  const said = { kind: 'semEspaco', code: 'DISCO_CHEIO' };
  expect(atTheEdge(await thrown(run(own.database.db, full)))).toMatchObject(said);
  expect(await thrown(inTransaction(own.database, (tx) => run(tx, full)))).toMatchObject(said);
});

test('T-H8 answers 503 to a read on a busy database, and passes a refusal unchanged', async () => {
  const slow = await thrown(own.database.pool.query('set statement_timeout = 20; select pg_sleep(5)'));
  expect(atTheEdge(slow)).toMatchObject({ kind: 'indisponivel', code: 'BANCO_OCUPADO' });
  const refusal = new DomainError('conflito', 'X', 'não');
  expect(atTheEdge(refusal)).toBe(refusal);
  const gone = await thrown(new pg.Client({ host: '/tmp/instrutoria-nao-existe', port: 5432 }).connect());
  expect(atTheEdge(gone)).toMatchObject({ code: 'BANCO_OCUPADO' });
  const file = await thrown(readFile('/tmp/instrutoria-nao-existe'));
  expect(atTheEdge(file)).toBe(file);
  const surprise = new TypeError('elsewhere');
  expect(atTheEdge(surprise)).toBe(surprise);
});
