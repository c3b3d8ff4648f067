import { mkdir } from 'node:fs/promises';
import type { Config } from '../../config/config.ts';
import { databaseLog } from '../log.ts';
import { type Database, openDatabase } from './connection.ts';

/** Opens the database of a configuration. */
export async function openConfigured(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Parameters<typeof databaseLog>[0],
): Promise<Database> {
  // Others may pass through (PostgreSQL's user to its cluster), but not list or read it.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  return openDatabase({ databaseUrl, dataDir, log: databaseLog(log) });
}
