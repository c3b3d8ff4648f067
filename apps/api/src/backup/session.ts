import type { Database } from '../db/connection.ts';
import { TypedClient } from '../db/pg-types.ts';

/** How the server's own lists call it. */
export const SESSION_NAME = 'instrutoria-copia';

/**
 * A connection of its own that may take hours, whose values are written as texts that every PostgreSQL reads back
 * exactly, whatever the server's or the role's settings.
 */
export async function withSession<T>(
  database: Pick<Database, 'connection'>,
  work: (client: TypedClient) => Promise<T>,
): Promise<T> {
  const client = new TypedClient({
    ...database.connection,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: SESSION_NAME,
  });
  client.on('error', () => undefined); // the query in flight reports it
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s';
       set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
       set extra_float_digits = 1; set client_min_messages = 'warning'`,
    );
    return await work(client);
  } finally {
    await client.end();
  }
}
