import { randomBytes } from 'node:crypto';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import pg from 'pg';
import { inject } from 'vitest';
import { connectTo, type Database } from '../../db/connection/connection.ts';
import { type Violation, violations } from '../../db/invariants/invariants.ts';
import type {} from '../global-setup.ts';

export interface TestDatabase {
  readonly database: Database;
  /** The database's address, for processes started by a test (DATABASE_URL). */
  readonly url: string;
  /** Closes `database` and deletes it from the cluster. Throws when it violates an invariant (T-H14). */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** `false` creates one without tables. */
  readonly migrated?: boolean;
  /** With the mail queue, for an application that starts on it. */
  readonly withQueue?: boolean;
  /** Names of the invariants that this test breaks on purpose; all others are checked at the end (T-H14). */
  readonly breaks?: readonly string[];
  /** Another connection to the server, for example through a proxy that a test stops. */
  readonly through?: (connection: pg.PoolConfig) => pg.PoolConfig;
}

/**
 * A separate migrated, otherwise empty database for one test or file, so that parallel tests do not affect
 * each other.
 */
export async function createTestDatabase({
  migrated = true,
  withQueue = false,
  breaks = [],
  through = (connection) => connection,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { admin, application, mode, owner, prefix, template, templateWithQueue } = inject('testCluster');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const from = withQueue ? templateWithQueue : migrated ? template : 'template0';
  await command(admin, `create database ${name} template ${from} owner ${pg.escapeIdentifier(owner)}`);
  const connection = { ...application, database: name };
  const database = await connectTo({ connection: through(connection), mode, log: silentLog });
  return {
    database,
    url: addressOf(connection),
    async drop() {
      await database.close();
      const broken = migrated ? await brokenInvariants(connection) : [];
      await dropDatabase(admin, name);
      const names = broken.map(({ nome }) => nome).sort();
      if (names.join() === [...breaks].sort().join()) return;
      const stale = breaks.filter((nome) => !names.includes(nome));
      throw new Error(
        `the database was left breaking invariants: ${JSON.stringify(broken)}; said so in vain: ${stale}`,
      );
    },
  };
}

async function brokenInvariants(connection: pg.ClientConfig): Promise<Violation[]> {
  const client = new pg.Client(connection);
  await client.connect();
  return violations(client).finally(() => client.end());
}

/** The test's user may not end an autovacuum worker in the database; it ends by itself within moments. */
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
