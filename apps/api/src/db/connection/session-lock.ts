import pg from 'pg';
import type { Database } from './connection.ts';
import '../pg-types.ts';

/** Runs `fn` with the lock, waiting without limit on an own connection. Ends with the process. */
export async function withSessionLock<T>(
  { connection }: Pick<Database, 'connection'>,
  lock: number,
  fn: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // the query in flight reports it
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await fn();
  } finally {
    await client.end(); // ends the lock too
  }
}

/** Holds the lock on an own connection until the given function is called or the process ends; null = taken. */
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
