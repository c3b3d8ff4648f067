import pg from 'pg';
import type { Database } from './connection.ts';
import '../pg-types.ts';

/**
 * Runs `fn` with the lock on a separate connection, waiting without limit. The lock ends with the process.
 */
export async function withSessionLock<T>(
  { connection }: Pick<Database, 'connection'>,
  lock: number,
  fn: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // the running query reports it
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await fn();
  } finally {
    await client.end(); // releases the lock too
  }
}

/**
 * Holds the lock on a separate connection until the returned function is called or the process ends; null:
 * somebody else holds it.
 */
export async function holdSessionLock(
  { connection }: Pick<Database, 'connection'>,
  lock: number,
): Promise<(() => Promise<void>) | null> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // a lost connection is a lost lock
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
  if (rows[0]?.held === true) return () => client.end();
  await client.end();
  return null;
}
