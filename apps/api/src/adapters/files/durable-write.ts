import { randomBytes } from 'node:crypto';
import * as disco from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errno, semEspacoOu } from './errno.ts';

/** Tests pass a disk that runs out of space (T-D9). */
export type Disk = Pick<typeof disco, 'copyFile' | 'mkdir' | 'open' | 'rename' | 'rm' | 'writeFile'>;

export const realDisk: Disk = disco;

/** Writes a file that after a crash is complete or absent (T-D10). Throws 507 on a full disk. */
export async function writeDurable(
  path: string,
  bytes: Uint8Array | string,
  { disk = realDisk, mode = 0o600 }: { disk?: Disk; mode?: number } = {},
): Promise<void> {
  await staged(path, disk, (temp) => disk.writeFile(temp, bytes, { mode, flag: 'wx' }));
}

/** Moves a finished file to its place durably, even between file systems. */
export async function moveDurable(source: string, path: string, disk: Disk = realDisk): Promise<void> {
  try {
    await disk.mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await sync(source, disk);
    await disk.rename(source, path);
    await sync(dirname(path), disk);
  } catch (erro) {
    if (errno(erro) !== 'EXDEV') throw semEspacoOu(erro);
    await staged(path, disk, (temp) => disk.copyFile(source, temp));
    await disk.rm(source, { force: true });
  }
}

export async function sync(path: string, disk: Disk = realDisk): Promise<void> {
  const handle = await disk.open(path, 'r');
  try {
    // defence: T-D10
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function staged(path: string, disk: Disk, fill: (temp: string) => Promise<void>): Promise<void> {
  const temp = join(dirname(path), `.${randomBytes(8).toString('hex')}.parte`);
  try {
    await disk.mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await fill(temp);
    await sync(temp, disk);
    await disk.rename(temp, path);
    await sync(dirname(path), disk);
  } catch (erro) {
    // defence: T-D9
    await disk.rm(temp, { force: true });
    throw semEspacoOu(erro);
  }
}
