import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectTo, type Database } from '../db/connection.ts';
import { silentLog } from '../db/log.ts';
import type {} from './global-setup.ts';

export interface TestDatabase {
  readonly database: Database;
  /** The same database as an address, for processes started by a test (DATABASE_URL). */
  readonly url: string;
  /** Closes `database` and deletes it from the cluster. */
  drop(): Promise<void>;
}

/**
 * A migrated, otherwise empty database of its own for one test or file; tests in parallel do not see each other.
 * `migrated: false` makes one without any table.
 */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const { admin, application, mode, owner, prefix, template } = inject('testCluster');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await command(
    admin,
    `create database ${name} template ${migrated ? template : 'template0'} owner ${pg.escapeIdentifier(owner)}`,
  );
  const connection = { ...application, database: name };
  const database = await connectTo({ connection, mode, log: silentLog });
  return {
    database,
    url: addressOf(connection),
    async drop() {
      await database.close();
      await dropDatabase(admin, name);
    },
  };
}

/** An autovacuum worker in the database may be nobody's to end: it leaves by itself within moments. */
async function dropDatabase(admin: pg.ClientConfig, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await command(admin, `drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && (error.code === '42501' || error.code === '55006');
      if (!busy || attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function command(config: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function addressOf({ host = '', port, user = '', password, database }: pg.ClientConfig): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${user}${secret}@${encodeURIComponent(host)}:${port}/${database}`;
}
