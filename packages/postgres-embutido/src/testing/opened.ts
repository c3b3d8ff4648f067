import pg from 'pg';
import { startEmbedded } from '../embedded.ts';
import { silentLog } from '../log.ts';

/** A running database with one connection of the application's role. */
export interface Opened {
  readonly client: pg.Client;
  close(): Promise<void>;
}

/** Starts the database of a data directory and connects to it. */
export async function open(dataDir: string): Promise<Opened> {
  const { connection, stop } = await startEmbedded({ dataDir, log: silentLog });
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // the running query reports it
  await client.connect();
  return {
    client,
    async close() {
      await client.end();
      await stop();
    },
  };
}

/** Starts a database, runs a first query and stops it; returns [{ um: 1 }]. */
export async function firstAnswer(dataDir: string): Promise<unknown[]> {
  const { client, close } = await open(dataDir);
  return client
    .query('select 1 as um')
    .then(({ rows }) => rows)
    .finally(close);
}
