import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { silentLog as log } from '@instrutoria/postgres-embutido/log.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { many, run } from '../query.ts';
import { sql } from '../sql.ts';
import { connectionsFor, connectTo, openDatabase } from './connection.ts';
import { inTransaction } from './transaction.ts';

let own: TestDatabase;
beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(() => own.drop());

const OCUPADO = { kind: 'indisponivel', code: 'BANCO_OCUPADO' };

test('connects to a server by its address', async () => {
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '', log });
  expect(database.mode).toBe('server');
  expect(await many(database.db, sql`select 1 as um`)).toEqual([{ um: 1 }]);
  await database.close();
});

test('T-H3 refuses a server that may lose acknowledged commits', async () => {
  const { rows } = await own.database.pool.query('select current_database() as nome');
  await own.database.pool.query(`alter database ${rows[0].nome} set synchronous_commit = off`);
  await expect(openDatabase({ databaseUrl: own.url, dataDir: '', log })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/synchronous_commit=off/),
  });
});

test('refuses to start, with a clear error, when the server cannot be reached', async () => {
  const databaseUrl = 'postgres://ninguem@127.0.0.1:1/nada';
  await expect(openDatabase({ databaseUrl, dataDir: '', log })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/Não foi possível conectar ao banco de dados/),
  });
});

test('refuses a start that gets only some of its connections, and leaves none open', async () => {
  const { host = '', port = 5432 } = own.database.connection;
  const onThere = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.on('error', () => undefined);
    // Accepts the others and never answers them.
    if (asked > 4) return;
    const onward = connect(onThere);
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const connection = { ...own.database.connection, host: '127.0.0.1', port: address.port };
  await expect(connectTo({ connection, mode: 'embedded', log, openAtOnce: true })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/Não foi possível conectar ao banco de dados/),
  });
  expect(asked).toBeGreaterThan(4);
  server.close();
});

test('sets the limits, and one plan per statement, on each connection of the pool', async () => {
  const { rows } = await own.database.pool.query(
    `select current_setting('statement_timeout') as comando, current_setting('lock_timeout') as trava,
       current_setting('idle_in_transaction_session_timeout') as parada,
       current_setting('plan_cache_mode') as planos`,
  );
  expect(rows).toEqual([{ comando: '15s', trava: '5s', parada: '30s', planos: 'force_generic_plan' }]);
  expect(own.database.pool.options.max).toBe(connectionsFor(own.database.mode));
});

test('opens as many connections to the embedded server as the cores can serve, plus a few for long statements', () => {
  expect([1, 2, 3, 4, 64].map((cores) => connectionsFor('embedded', cores))).toEqual([6, 6, 8, 10, 10]);
  expect(connectionsFor('server', 1)).toBe(10);
});

test('T-H8 rejects a caller after 3 s with every connection in use, and serves one once a connection is free', async () => {
  const { pool } = own.database;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const start = performance.now();
  await expect(inTransaction(own.database, (tx) => run(tx, sql`select 1`))).rejects.toMatchObject(OCUPADO);
  expect(performance.now() - start).toBeGreaterThan(2_900);
  const waiting = inTransaction(own.database, (tx) => many(tx, sql`select 1 as um`));
  for (const client of taken) client.release();
  expect(await waiting).toEqual([{ um: 1 }]);
});

test('T-H8 reports connections that the server ends, also within a transaction, as BANCO_OCUPADO and replaces them', async () => {
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;
  const admin = await openDatabase({ databaseUrl: own.url, dataDir: '', log });
  for (let round = 0; round < 10; round += 1) {
    const cut = inTransaction(own.database, async (tx) => {
      await run(tx, sql`insert into unidade (nome, cidade) values ('Cortada', 'Belém')`);
      await admin.pool.query(end);
      await sleep(5);
      await run(tx, sql`select 1`);
    });
    await expect(cut).rejects.toMatchObject(OCUPADO);
    expect((await own.database.pool.query('select count(*) as n from unidade')).rows).toEqual([{ n: 0 }]);
  }
  await admin.close();
});

test('T-H8 reports a statement that runs too long, and a lock that does not come, as busy', async () => {
  const slow = inTransaction(own.database, async (tx) => {
    await run(tx, sql`set local statement_timeout = 50`);
    await run(tx, sql`select pg_sleep(5)`);
  });
  await expect(slow).rejects.toMatchObject(OCUPADO);
  const holder = await own.database.pool.connect();
  await holder.query('begin; lock table unidade');
  const locked = inTransaction(own.database, async (tx) => {
    await run(tx, sql`set local lock_timeout = 50`);
    await run(tx, sql`lock table unidade`);
  });
  await expect(locked).rejects.toMatchObject(OCUPADO);
  holder.release(true);
});
