import pg from 'pg';
import type { Database } from '../db/connection/connection.ts';
import '../db/pg-types.ts';

export const SESSION_NAME = 'instrutoria-copia';

/** A session without time limits, whose values are texts that every PostgreSQL reads back exactly. */
export async function withSession<T>(
  database: Pick<Database, 'connection'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...database.connection,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: SESSION_NAME,
  });
  client.on('error', () => undefined); // the running query reports it
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
