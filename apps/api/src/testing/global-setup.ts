import { randomBytes } from 'node:crypto';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { criarFilas, naConexao } from '../adapters/mail/filas.ts';
import { connectTo, type Database } from '../db/connection/connection.ts';
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
  /** The same with the mail queue, which an application creates at its first start. */
  readonly templateWithQueue: string;
  /** Names of this run's databases begin with this. */
  readonly prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** Starts one cluster for the run, creates the migrated templates, and removes all of it in the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const { mode, admin, application } = cluster;
  const prefix = `teste_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_modelo`;
  const templateWithQueue = `${prefix}_com_fila`;
  const owner = application.user ?? '';
  /** Makes a database, as a copy of another one or from nothing, and fills it. */
  const make = async (name: string, from: string, fill: (database: Database) => Promise<void>) => {
    const owned = `owner ${pg.escapeIdentifier(owner)}`;
    await asAdmin(admin, (client) => client.query(`create database ${name} template ${from} ${owned}`));
    const database = await connectTo({
      connection: { ...application, database: name },
      mode,
      log: silentLog,
    });
    await fill(database).finally(() => database.close());
  };
  try {
    await make(template, 'template1', migrarInstalada);
    await make(templateWithQueue, template, makeQueue);
    project.provide('testCluster', { mode, admin, application, owner, template, templateWithQueue, prefix });
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

async function makeQueue({ pool }: Database): Promise<void> {
  const boss = new PgBoss({ db: naConexao(pool), schema: 'pgboss', schedule: false, supervise: false });
  await boss.start();
  await criarFilas(boss);
  await boss.stop({ graceful: false, close: false });
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
