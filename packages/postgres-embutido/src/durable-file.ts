import { randomBytes } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** After a crash the file is complete or unchanged; `removeDrafts` deletes leftover drafts. */
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
