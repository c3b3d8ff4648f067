import { randomBytes } from 'node:crypto';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectTo } from '../db/connection/connection.ts';
import { startTestCluster } from './database/cluster.ts';
import { migrarInstalada } from './database/migrar-instalada.ts';

/** What the workers need to copy the run's template database. */
export interface TestCluster {
  readonly mode: 'embedded' | 'server';
  /** A user that may create databases. */
  readonly admin: pg.ClientConfig;
  /** The connection for a test's database, without the database's name. */
  readonly application: pg.ClientConfig;
  readonly owner: string;
  readonly template: string;
  /** Names of this run's databases begin with this. */
  readonly prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** Starts one cluster for the run, creates the migrated template, and removes both in the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const { mode, admin, application } = cluster;
  const prefix = `teste_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_modelo`;
  const owner = application.user ?? '';
  try {
    await asAdmin(admin, (client) =>
      client.query(`create database ${template} owner ${pg.escapeIdentifier(owner)}`),
    );
    const database = await connectTo({
      connection: { ...application, database: template },
      mode,
      log: silentLog,
    });
    await migrarInstalada(database);
    await database.close();
    project.provide('testCluster', { mode, admin, application, owner, template, prefix });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return async () => {
    // A given server outlives the run, so all databases on it are dropped.
    await asAdmin(admin, async (client) => {
      const { rows } = await client.query(`select datname from pg_database where starts_with(datname, $1)`, [
        prefix,
      ]);
      for (const { datname } of rows) {
        await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`);
      }
    });
    await cluster.stop();
  };
}

async function asAdmin(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
