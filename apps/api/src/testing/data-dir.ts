import { execFile } from 'node:child_process';
import { chmod, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** An empty folder for a DATA_DIR; 0711 as the starter makes it, or 0700, out of reach of other users. */
export async function temporaryDataDir(mode: 0o711 | 0o700 = 0o711): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'instrutoria-teste-')));
  await chmod(folder, mode);
  return folder;
}

/** A copy of a data directory that nobody uses, owners and modes kept. */
export async function copyDataDir(source: string): Promise<string> {
  const folder = await temporaryDataDir();
  await promisify(execFile)('cp', ['-a', `${source}/.`, folder]);
  return folder;
}
