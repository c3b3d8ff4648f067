import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type pg from 'pg';
import { type Account, chooseAccount } from '../db/embedded/account.ts';
import { provideBinaries, runs } from '../db/embedded/binaries.ts';
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

/** POSTGRES_DE_TESTE: the folder of another PostgreSQL's programs (bin/ beneath it), or null. */
const givenServer = () => process.env.POSTGRES_DE_TESTE || null;

/** The PostgreSQL that POSTGRES_DE_TESTE names, copied where the account cannot reach it; else the shipped one. */
async function serverBinaries(account: Account, folder: string): Promise<string> {
  const given = givenServer();
  if (given === null) {
    return provideBinaries(account, () => (account ? sharedHome('programas') : Promise.resolve(folder)));
  }
  if (await runs(account, given)) return given;
  // bin/ finds share/ from where it stands: <top>/lib/postgresql/15 and <top>/share/postgresql/15.
  const top = resolve(given, '../../..');
  const copy = join(folder, 'programas');
  await cp(top, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, relative(top, given));
}

async function startTcpServer(): Promise<RunningCluster> {
  const folder = await temporaryDataDir();
  const account = await chooseAccount();
  const binaries = await serverBinaries(account, folder);
  const cluster = join(folder, 'servidor');
  const socketDir = join(folder, 's');
  await mkdir(socketDir, { mode: 0o777 });
  await chmod(socketDir, 0o777);
  const password = randomBytes(18).toString('base64url');
  const sql = [
    `CREATE ROLE instrutoria LOGIN CREATEDB PASSWORD '${password}'`,
    'CREATE DATABASE instrutoria OWNER instrutoria',
  ];
  await createCluster(
    account,
    binaries,
    cluster,
    sql,
    silentLog,
    givenServer() === null ? 'builtin' : 'libc',
  );
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
