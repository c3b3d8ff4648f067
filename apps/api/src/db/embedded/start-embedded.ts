import { lstat, mkdir, realpath, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { type Account, chooseAccount } from './account.ts';
import { provideBinaries } from './binaries.ts';
import { checkCluster, createCluster } from './cluster.ts';
import { type DirectoryLock, tryLock } from './directory-lock.ts';
import { keepRunning } from './keep-running.ts';
import { endOldServer } from './old-server.ts';
import { choosePlace, readPlace, removeDrafts, sharedHome, writePlace } from './place.ts';
import { startPostmaster } from './postmaster.ts';
import { serverSettings } from './settings.ts';
import { makeSocketDir, socketDirOf } from './socket-dir.ts';

export interface Embedded {
  readonly connection: pg.PoolConfig;
  /** Fast shutdown of PostgreSQL; the directory is free again afterwards. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** Connections that PostgreSQL accepts at once. */
  readonly maxConnections?: number;
}

/** Another application uses the data directory. */
export class InUseError extends StartupError {}

/** The application is an ordinary role: SQL that slips in must not command the server itself (T-C2). */
const FIRST_SQL = ['CREATE ROLE instrutoria LOGIN', 'CREATE DATABASE instrutoria OWNER instrutoria'];

/** How to reach the embedded server of a cluster, once it runs. */
function connectionOf(cluster: string): pg.PoolConfig {
  return { host: socketDirOf(cluster), port: 5432, user: 'instrutoria', database: 'instrutoria' };
}

/**
 * Starts the shipped PostgreSQL on a data directory, creating both when they do not exist (README.md).
 * Throws StartupError, with nothing changed, when another application uses the directory (T-H13), when the stored
 * database is missing or damaged (T-H9), or when this system cannot run PostgreSQL.
 */
export async function startEmbedded({
  dataDir,
  log,
  maxConnections = 40,
}: EmbeddedOptions): Promise<Embedded> {
  const locks: DirectoryLock[] = [];
  const release = (): void => {
    for (const lock of locks) lock.release();
  };
  try {
    await mkdir(resolve(dataDir), { recursive: true, mode: 0o711 });
    const home = await realpath(dataDir);
    locks.push(lockOrRefuse(join(home, 'postgres.lock'), home));
    const { cluster, account, binaries } = await settle(home, log);
    // A copied DATA_DIR points to the same cluster outside of it.
    if (!cluster.startsWith(`${home}/`)) locks.push(lockOrRefuse(`${cluster}.lock`, cluster));
    await endOldServer(cluster, log);
    const settings = serverSettings({ socketDir: socketDirOf(cluster) }, maxConnections);
    const connection = connectionOf(cluster);
    const start = async () => {
      await makeSocketDir(cluster, account);
      return startPostmaster({ account, binaries, cluster, settings, probe: connection, log });
    };
    const kept = await keepRunning(start, () => endOldServer(cluster, log), log).catch(
      async (error: unknown) => {
        await rm(socketDirOf(cluster), { recursive: true, force: true });
        throw error;
      },
    );
    return {
      connection,
      async stop() {
        await kept.stop();
        await rm(socketDirOf(cluster), { recursive: true, force: true });
        release();
      },
    };
  } catch (error) {
    release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `Não foi possível usar o diretório de dados ${resolve(dataDir)}: ${String(error)}`,
      {
        cause: error,
      },
    );
  }
}

/** How to reach the server of a data directory that another process of ours runs. Throws StartupError without one. */
export async function runningConnection(dataDir: string): Promise<pg.PoolConfig> {
  const place = await readPlace(await realpath(dataDir));
  if (place === undefined) throw new StartupError(`O diretório ${dataDir} ainda não tem banco de dados.`);
  return connectionOf(place.cluster);
}

function lockOrRefuse(path: string, what: string): DirectoryLock {
  const lock = tryLock(path);
  if (lock !== undefined) return lock;
  throw new InUseError(
    `Outra instância do Instrutoria já está usando ${what}. Encerre-a ou inicie esta com outro DATA_DIR.`,
  );
}

async function binariesShelf(home: string): Promise<string> {
  return process.getuid?.() === 0 ? sharedHome('programas') : home;
}

/** Finds the cluster and checks it, or creates it when this directory never had one. */
async function settle(
  home: string,
  log: Log,
): Promise<{ cluster: string; account: Account; binaries: string }> {
  const account = await chooseAccount();
  const binaries = await provideBinaries(account, () => binariesShelf(home));
  await removeDrafts(home);
  const place = await choosePlace(home, account);
  const { cluster } = place;
  if (!place.criado && (await lstat(cluster).catch(() => undefined)) === undefined) {
    log.info(`criando o banco de dados embutido em ${cluster}`);
    await createCluster(account, binaries, cluster, FIRST_SQL, log);
  }
  await checkCluster(cluster);
  if (!place.criado) await writePlace(home, { ...place, criado: true });
  const owner = await chooseAccount(cluster);
  if (owner?.uid === account?.uid) return { cluster, account, binaries };
  return { cluster, account: owner, binaries: await provideBinaries(owner, () => binariesShelf(home)) };
}
