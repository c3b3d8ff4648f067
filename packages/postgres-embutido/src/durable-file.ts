import { randomBytes } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** fsync of a file or of a directory (which makes its entries durable). */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a text so that after a crash the file is whole or as it was; what a kill leaves is removed by `removeDrafts`. */
export async function writeDurable(path: string, text: string): Promise<void> {
  const draft = join(dirname(path), `.${randomBytes(8).toString('hex')}.parte`);
  try {
    await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
    await sync(draft);
    await rename(draft, path);
    await sync(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
