import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { sync, writeDurable } from './durable-file.ts';
import { StartupError } from './startup-error.ts';

/** The place of an unprivileged PostgreSQL's cluster when that user cannot reach root's DATA_DIR. */
export const SHARED_HOME = '/var/lib/instrutoria';

/** The note in DATA_DIR: where the cluster is, and whether its creation finished. */
export interface Place {
  readonly cluster: string;
  readonly criado: boolean;
}

function notePath(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

/** The note; undefined without one. Throws StartupError for an unreadable one. */
export async function readPlace(dataDir: string): Promise<Place | undefined> {
  let text: string;
  try {
    text = await readFile(notePath(dataDir), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { cluster, criado } = JSON.parse(text);
    if (typeof cluster === 'string' && typeof criado === 'boolean') {
      // A cluster inside DATA_DIR is noted by its name, so that the folder can be moved.
      return { cluster: cluster.startsWith('/') ? cluster : join(dataDir, cluster), criado };
    }
  } catch {
    // Not JSON: the error is thrown below.
  }
  throw new StartupError(
    `O arquivo ${notePath(dataDir)} está danificado. Nada foi alterado; restaure-o de uma cópia de segurança.`,
  );
}

export async function writePlace(dataDir: string, place: Place): Promise<void> {
  const inside = place.cluster === join(dataDir, 'postgres');
  const note = { cluster: inside ? 'postgres' : place.cluster, criado: place.criado };
  await writeDurable(notePath(dataDir), `${JSON.stringify(note)}\n`);
}

/** Deletes drafts that a kill during a durable write left in DATA_DIR. The caller must hold its lock. */
export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (/^\.[0-9a-f]{16}\.parte$/.test(name)) await rm(join(dataDir, name), { force: true });
  }
}

export async function sharedHome(part: string): Promise<string> {
  const folder = join(SHARED_HOME, part);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/**
 * Where this data directory's cluster is or will be: DATA_DIR/postgres, else a folder named after DATA_DIR
 * under SHARED_HOME, noted before it is made so that a killed first start leaves no orphan.
 */
export async function choosePlace(dataDir: string, account: Account): Promise<Place> {
  const noted = await readPlace(dataDir);
  if (noted !== undefined) return noted;
  const inside = join(dataDir, 'postgres');
  const there = await lstat(inside).catch(() => undefined);
  if (there !== undefined || (await canEnter(account, dataDir))) return { cluster: inside, criado: false };
  const home = await sharedHome('dados');
  const place = {
    cluster: join(home, `${basename(dataDir)}-${randomBytes(4).toString('hex')}`),
    criado: false,
  };
  await writePlace(dataDir, place);
  await sync(home);
  return place;
}
