import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { silentLog as log } from '@instrutoria/postgres-embutido/log.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { readPlace } from '@instrutoria/postgres-embutido/testing/place.ts';
import { serverProcesses } from '@instrutoria/postgres-embutido/testing/processes.ts';
import { expect, test } from 'vitest';
import { many } from '../query.ts';
import { sql } from '../sql.ts';
import { connectTo } from './connection.ts';
import { removeDataDir, startEmbedded } from './embedded.ts';
import { inTransaction } from './transaction.ts';

/**
 * Pauses every process of the server, repeatedly until none is new, because a connection may open while the
 * list is read. The postmaster is in the first list, so the second pass finds the last process.
 */
async function pause(cluster: string): Promise<ReadonlySet<number>> {
  const paused = new Set<number>();
  for (;;) {
    const running = (await serverProcesses(cluster)).filter((pid) => !paused.has(pid));
    if (running.length === 0) return paused;
    for (const pid of running) {
      process.kill(pid, 'SIGSTOP');
      paused.add(pid);
    }
  }
}

test('T-H8 reports a server that was paused ten times as busy, and uses it again by itself', async () => {
  const dataDir = await temporaryDataDir();
  const { connection, stop } = await startEmbedded({ dataDir, log });
  const hurried = { ...connection, query_timeout: 200 };
  const database = await connectTo({ connection: hurried, mode: 'embedded', log, onClose: stop });
  const work = () => inTransaction(database, (tx) => many(tx, sql`select 1 as um`));
  const cluster = (await readPlace(dataDir))?.cluster ?? '';
  for (let round = 0; round < 10; round += 1) {
    const pids = await pause(cluster);
    await expect(work()).rejects.toMatchObject({ kind: 'indisponivel', code: 'BANCO_OCUPADO' });
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    await expect.poll(() => work().catch(String)).toEqual([{ um: 1 }]);
  }
  await database.close();
  await removeDataDir(dataDir);
});

test('[C-I5] rejects the running statements of a paused server by the watchdog, long before their own limit', async () => {
  const dataDir = await temporaryDataDir();
  const { connection, stop } = await startEmbedded({ dataDir, log });
  const patient = { ...connection, query_timeout: 3_600_000, statement_timeout: 0, lock_timeout: 0 };
  const watchTimes = { lookMs: 50, limitMs: 500 };
  const database = await connectTo({ connection: patient, mode: 'embedded', log, onClose: stop, watchTimes });
  const holder = await database.pool.connect();
  await holder.query('select pg_advisory_lock(7)');
  const waiting = inTransaction(database, (tx) => many(tx, sql`select pg_advisory_xact_lock(7)`)).catch(
    (error: unknown) => error,
  );
  // Paused while it opens, the connection would not be one of those that the watchdog closes.
  await expect
    .poll(async () => (await holder.query('select from pg_locks where not granted')).rowCount)
    .toBe(1);
  const pids = await pause((await readPlace(dataDir))?.cluster ?? '');
  const told = await waiting;
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  expect(told).toMatchObject({ code: 'BANCO_OCUPADO' });
  holder.release(true);
  await expect.poll(() => database.answers().then(() => 'answers', String)).toBe('answers');
  await database.close();
  await removeDataDir(dataDir);
});

test('[C-I5] reports not ready when only the postmaster is paused, though open connections answer', async () => {
  const dataDir = await temporaryDataDir();
  const { connection, stop } = await startEmbedded({ dataDir, log });
  const database = await connectTo({ connection, mode: 'embedded', log, onClose: stop, openAtOnce: true });
  await database.answers();
  const [postmaster = 0] = (
    await readFile(join((await readPlace(dataDir))?.cluster ?? '', 'postmaster.pid'), 'utf8')
  )
    .split('\n')
    .map(Number);
  process.kill(postmaster, 'SIGSTOP');
  expect(await many(database.db, sql`select 1 as um`)).toEqual([{ um: 1 }]);
  await expect
    .poll(() =>
      database.answers().then(
        () => 'answers',
        () => 'silent',
      ),
    )
    .toBe('silent');
  process.kill(postmaster, 'SIGCONT');
  await expect
    .poll(() =>
      database.answers().then(
        () => 'answers',
        () => 'silent',
      ),
    )
    .toBe('answers');
  await database.close();
  await removeDataDir(dataDir);
});
