import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { chooseAccount } from '../db/embedded/account.ts';
import { provideBinaries } from '../db/embedded/binaries.ts';
import { createCluster } from '../db/embedded/cluster.ts';
import { sharedHome } from '../db/embedded/place.ts';
import { startPostmaster } from '../db/embedded/postmaster.ts';
import { removeDataDir } from '../db/embedded/remove-embedded.ts';
import { serverSettings } from '../db/embedded/settings.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { silentLog } from '../db/log.ts';
import { temporaryDataDir } from './data-dir.ts';
import { freePort } from './free-port.ts';

export interface RunningCluster {
  readonly mode: 'embedded' | 'server';
  readonly admin: pg.ClientConfig;
  readonly application: pg.ClientConfig;
  stop(): Promise<void>;
}

/** Parallel workers, each with pools of several applications. */
const MAX_CONNECTIONS = 300;

/** The embedded cluster; with BANCO_DE_TESTE=servidor the server of DATABASE_URL, started here unless it is given. */
export async function startTestCluster(): Promise<RunningCluster> {
  if (process.env.BANCO_DE_TESTE !== 'servidor') return startEmbeddedCluster();
  const given = process.env.DATABASE_URL;
  if (given === undefined || given === '') return startTcpServer();
  return { mode: 'server', admin: parse(given), application: parse(given), stop: async () => undefined };
}

function parse(url: string): pg.ClientConfig {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

async function startEmbeddedCluster(): Promise<RunningCluster> {
  const dataDir = await temporaryDataDir();
  const { connection, stop } = await startEmbedded({
    dataDir,
    log: silentLog,
    maxConnections: MAX_CONNECTIONS,
  });
  const { host = '', port = 5432 } = connection;
  return {
    mode: 'embedded',
    admin: { host, port, user: 'postgres', database: 'postgres' },
    application: { host, port, user: 'instrutoria' },
    async stop() {
      await stop();
      await removeDataDir(dataDir);
    },
  };
}

async function startTcpServer(): Promise<RunningCluster> {
  const folder = await temporaryDataDir();
  const account = await chooseAccount();
  const binaries = await provideBinaries(account, () =>
    account ? sharedHome('programas') : Promise.resolve(folder),
  );
  const cluster = join(folder, 'servidor');
  const socketDir = join(folder, 's');
  await mkdir(socketDir, { mode: 0o777 });
  await chmod(socketDir, 0o777);
  const password = randomBytes(18).toString('base64url');
  const sql = [
    `CREATE ROLE instrutoria LOGIN CREATEDB PASSWORD '${password}'`,
    'CREATE DATABASE instrutoria OWNER instrutoria',
  ];
  await createCluster(account, binaries, cluster, sql, silentLog);
  const port = await freePort();
  const admin = { host: '127.0.0.1', port, user: 'instrutoria', password, database: 'instrutoria' };
  const settings = serverSettings({ socketDir, host: '127.0.0.1', port }, MAX_CONNECTIONS);
  const server = await startPostmaster({
    account,
    binaries,
    cluster,
    settings,
    probe: admin,
    log: silentLog,
  });
  process.env.DATABASE_URL = `postgres://instrutoria:${password}@127.0.0.1:${port}/instrutoria`;
  return {
    mode: 'server',
    admin,
    application: admin,
    async stop() {
      delete process.env.DATABASE_URL;
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
