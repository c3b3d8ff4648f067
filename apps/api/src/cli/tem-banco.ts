import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Checks first, because opening a missing embedded database would create it. */
export async function temBanco({ databaseUrl, dataDir }: Config): Promise<boolean> {
  if (databaseUrl !== undefined) return true;
  for (const nome of ['postgres.json', 'postgres']) {
    if ((await lstat(join(dataDir, nome)).catch(() => undefined)) !== undefined) return true;
  }
  return false;
}
