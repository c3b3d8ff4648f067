import { execFile } from 'node:child_process';
import { chmod, mkdtemp, realpath, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MEMORY = '/dev/shm';
const ROOMY = 2 * 1024 ** 3;

/** The parent of temporary folders that need no disk: memory, where the system has room. */
async function quickParent(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  const roomy = memory !== undefined && memory.bavail * memory.bsize > ROOMY && freemem() > ROOMY;
  return roomy ? MEMORY : tmpdir();
}

/**
 * An empty folder for a DATA_DIR; 0711 as the starter makes it, or 0700, out of reach of other users. `onDisk` for
 * tests of durability; PostgreSQL's settings are the product's in either.
 */
export async function temporaryDataDir({ mode = 0o711, onDisk = false } = {}): Promise<string> {
  const parent = onDisk ? tmpdir() : await quickParent();
  const folder = await realpath(await mkdtemp(join(parent, 'instrutoria-teste-')));
  await chmod(folder, mode);
  return folder;
}

/** A copy of a data directory that nobody uses, with owners and modes. */
export async function copyDataDir(source: string): Promise<string> {
  const folder = await temporaryDataDir();
  await promisify(execFile)('cp', ['-a', `${source}/.`, folder]);
  return folder;
}
