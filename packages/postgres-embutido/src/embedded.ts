import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { type DirectoryLock, tryLock } from './directory-lock.ts';
import { keepRunning } from './keep-running.ts';
import { type Log, silentLog } from './log.ts';
import { endOldServer } from './old-server.ts';
import { readPlace } from './place.ts';
import { startPostmaster } from './postmaster.ts';
import { serverSettings } from './settings.ts';
import { settle } from './settle.ts';
import { makeSocketDir, socketDirOf } from './socket-dir.ts';
import { InUseError, StartupError } from './startup-error.ts';

export interface Embedded {
  readonly connection: pg.PoolConfig;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  readonly maxConnections?: number;
}

/**
 * Starts the shipped PostgreSQL on a data directory, creating both when missing (README.md). Throws
 * StartupError, with nothing changed, when another application uses the directory (InUseError), when its
 * database is missing or damaged, or when this system cannot run PostgreSQL.
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
    locks.push(lockOrRefuse(lockOf(home), home));
    const { cluster, account, binaries } = await settle(home, log);
    // A copied DATA_DIR points to the same cluster outside it.
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
      { cause: error },
    );
  }
}

/** Connects to the server that another process of ours runs here. Throws StartupError without one. */
export async function runningConnection(dataDir: string): Promise<pg.PoolConfig> {
  const place = await readPlace(await realpath(dataDir));
  if (place === undefined) throw new StartupError(`O diretório ${dataDir} ainda não tem banco de dados.`);
  return connectionOf(place.cluster);
}

/**
 * Deletes a data directory, including a cluster outside it, for demonstrations and tests. Does nothing when
 * there is none; throws StartupError while an application uses it.
 */
export async function removeDataDir(dataDir: string): Promise<void> {
  let home = resolve(dataDir);
  if ((await stat(home).catch(() => undefined)) === undefined) return;
  home = await realpath(home);
  const lock = tryLock(lockOf(home));
  if (lock === undefined)
    throw new StartupError(`O diretório ${home} está em uso por outra instância do Instrutoria.`);
  try {
    const place = await readPlace(home);
    const cluster = place?.cluster ?? join(home, 'postgres');
    await endOldServer(cluster, silentLog);
    await rm(cluster, { recursive: true, force: true });
    await rm(socketDirOf(cluster), { recursive: true, force: true });
    await rm(`${cluster}.lock`, { force: true });
    await rm(home, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

function connectionOf(cluster: string): pg.PoolConfig {
  return { host: socketDirOf(cluster), port: 5432, user: 'instrutoria', database: 'instrutoria' };
}

const lockOf = (home: string): string => join(home, 'postgres.lock');

function lockOrRefuse(path: string, what: string): DirectoryLock {
  const lock = tryLock(path);
  if (lock !== undefined) return lock;
  throw new InUseError(
    `Outra instância do Instrutoria já está usando ${what}. Encerre-a ou inicie esta com outro DATA_DIR.`,
  );
}
