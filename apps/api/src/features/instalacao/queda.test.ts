import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeDataDir } from '../../db/connection/embedded.ts';
import { send } from '../../testing/client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { startServer } from '../../testing/server/server-process.ts';
import { corpoDaInstalacao } from '../../testing/world/instalacao-pendente.ts';

let banco: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  [banco, dataDir] = await Promise.all([createTestDatabase(), temporaryDataDir()]);
  await banco.database.pool.query('delete from instalacao');
});
afterAll(async () => {
  await banco.drop();
  await removeDataDir(dataDir);
});

/** Starts the program and reads the code that it prints. */
async function iniciar() {
  const linhas: string[] = [];
  const env = { DATABASE_URL: banco.url, DATA_DIR: dataDir };
  const server = await startServer(env, (linha) => void linhas.push(linha));
  const codigo = await expect
    .poll(() => /(?:[0-9A-Z]{4}-){7}[0-9A-Z]{4}/.exec(linhas.join('\n'))?.[0])
    .toBeDefined()
    .then(() => /(?:[0-9A-Z]{4}-){7}[0-9A-Z]{4}/.exec(linhas.join('\n'))?.[0] ?? '');
  return { server, codigo };
}

const quantos = async (sql: string): Promise<number> => {
  const { rows } = await banco.database.pool.query<{ n: number }>(`select (${sql})::int as n`);
  return rows[0]?.n ?? -1;
};

it('is unchanged after being killed in the middle of its transaction, and can be installed with a new code', async () => {
  const { pool } = banco.database;
  const { server, codigo } = await iniciar();
  const muro = await pool.connect();
  await muro.query('begin; lock table programa in access exclusive mode');
  const pedido = send(server.url, 'POST', '/api/instalacao', {
    body: { ...corpoDaInstalacao(), codigo },
  }).catch(() => null);
  // It has written its units and waits before the programmes.
  await expect
    .poll(() =>
      quantos(`select count(*) from pg_locks where not granted and relation = 'programa'::regclass`),
    )
    .toBe(1);
  await server.kill();
  await pedido;
  await muro.query('rollback');
  muro.release();
  // The server may need a moment to notice the closed connection.
  await expect.poll(() => quantos(`select count(*) from pg_locks where locktype = 'advisory'`)).toBe(0);
  await expect
    .poll(() => quantos(`select count(*) from pg_locks where relation = 'unidade'::regclass`))
    .toBe(0);
  for (const tabela of ['unidade', 'programa', 'professor', 'auditoria']) {
    expect([tabela, await quantos(`select count(*) from ${tabela}`)]).toEqual([tabela, 0]);
  }

  const depois = await iniciar();
  expect(depois.codigo).not.toBe(codigo);
  const { url } = depois.server;
  expect((await send(url, 'GET', '/api/unidade')).status).toBe(503);
  const corpo = corpoDaInstalacao();
  const velho = await send(url, 'POST', '/api/instalacao', { body: { ...corpo, codigo } });
  const novo = await send(url, 'POST', '/api/instalacao', { body: { ...corpo, codigo: depois.codigo } });
  expect([velho.status, novo.status]).toEqual([422, 201]);
  expect((await send(url, 'GET', '/api/publico/instituicao')).status).toBe(200);
  await depois.server.terminate();
});
