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
  /** May create databases. */
  readonly admin: pg.ClientConfig;
  /** What a test's database is opened with, the database's name apart. */
  readonly application: pg.ClientConfig;
  readonly owner: string;
  readonly template: string;
  /** The names of this run's databases begin so. */
  readonly prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** Starts one cluster for the run, makes the migrated template, and removes all of it in the end. */
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
    // A server that was given to us outlives the run: leave nothing on it.
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
