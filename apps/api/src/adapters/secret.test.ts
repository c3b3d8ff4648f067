import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database/database.ts';
import { loadSecret } from './secret.ts';

let banco: TestDatabase;
beforeEach(async () => {
  banco = await createTestDatabase();
});
afterEach(() => banco.drop());

const carregar = () => loadSecret({ dataDir: '/não/existe', pool: banco.database.pool, mode: 'server' });

it('creates one secret in the database for all processes that start at once (T-A9)', async () => {
  const todos = await Promise.all(Array.from({ length: 8 }, carregar));
  expect(todos[0]?.byteLength).toBeGreaterThanOrEqual(32);
  for (const um of todos) expect(um).toEqual(todos[0]);
  expect(await carregar()).toEqual(todos[0]);
});

it('refuses a stored secret that is too short', async () => {
  await banco.database.pool.query("insert into segredo (nome, valor) values ('jwt', 'curto')");
  await expect(carregar()).rejects.toThrow('pelo menos 32 bytes e tem 5');
});
