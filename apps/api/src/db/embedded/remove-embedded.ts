import { realpath, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { silentLog } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { tryLock } from './directory-lock.ts';
import { endOldServer } from './old-server.ts';
import { readPlace } from './place.ts';
import { socketDirOf } from './socket-dir.ts';

/**
 * Deletes a data directory with all that it holds, its cluster outside of it included. For demonstrations and tests,
 * which make theirs anew. Does nothing when there is none; throws StartupError while an application uses it.
 */
export async function removeDataDir(dataDir: string): Promise<void> {
  let home = resolve(dataDir);
  if ((await stat(home).catch(() => undefined)) === undefined) return;
  home = await realpath(home);
  const lock = tryLock(join(home, 'postgres.lock'));
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
