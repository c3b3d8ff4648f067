import { rm } from 'node:fs/promises';
import { removeDataDir, startEmbedded } from '@instrutoria/postgres-embutido/embedded.ts';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { startTcpServer } from '@instrutoria/postgres-embutido/testing/tcp-server.ts';
import type pg from 'pg';
import { freePort } from '../server/free-port.ts';

export interface RunningCluster {
  readonly mode: 'embedded' | 'server';
  readonly admin: pg.ClientConfig;
  readonly application: pg.ClientConfig;
  stop(): Promise<void>;
}

/** For parallel workers, each with the pools of several applications. */
const MAX_CONNECTIONS = 300;

/**
 * The embedded cluster; with BANCO_DE_TESTE=servidor the server of DATABASE_URL, started here if that is not
 * set.
 */
export async function startTestCluster(): Promise<RunningCluster> {
  if (process.env.BANCO_DE_TESTE !== 'servidor') return startEmbeddedCluster();
  const given = process.env.DATABASE_URL;
  if (given === undefined || given === '') return startServer();
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

/** A separate server; POSTGRES_DE_TESTE names the folder with another PostgreSQL's programs (bin/ in it). */
async function startServer(): Promise<RunningCluster> {
  const folder = await temporaryDataDir();
  const port = await freePort();
  const programs = process.env.POSTGRES_DE_TESTE || null;
  const server = await startTcpServer({ folder, port, maxConnections: MAX_CONNECTIONS, programs });
  const { connection } = server;
  process.env.DATABASE_URL = `postgres://instrutoria:${connection.password}@127.0.0.1:${port}/instrutoria`;
  return {
    mode: 'server',
    admin: connection,
    application: connection,
    async stop() {
      delete process.env.DATABASE_URL;
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
