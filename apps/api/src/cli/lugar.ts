import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Whether there is a database to look into; an embedded one would otherwise be made by the mere asking. */
export async function temBanco({ databaseUrl, dataDir }: Config): Promise<boolean> {
  if (databaseUrl !== undefined) return true;
  for (const nome of ['postgres.json', 'postgres']) {
    if ((await lstat(join(dataDir, nome)).catch(() => undefined)) !== undefined) return true;
  }
  return false;
}
