import type { Database } from './connection.ts';
import { TypedClient } from './pg-types.ts';

/**
 * Runs `fn` while this process alone, of all those of one server, holds the lock of that number; the others wait for as
 * long as it takes, on a connection of their own to which no limit of time applies. A process that dies lets go of it.
 */
export async function withSessionLock<T>(
  { connection }: Pick<Database, 'connection'>,
  lock: number,
  fn: () => Promise<T>,
): Promise<T> {
  const client = new TypedClient({ ...connection, connectionTimeoutMillis: 10_000 });
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
