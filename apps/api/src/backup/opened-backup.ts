import { MIGRATIONS, type Migration } from '../db/migration-files.ts';
import type { Header } from './format.ts';
import { openRecords } from './open-records.ts';
import type { Records } from './records.ts';
import { migrationsOf, readHeader } from './versions.ts';

/** A backup whose header was read and accepted; the records that follow wait to be read once. */
export interface OpenedBackup {
  readonly header: Header;
  /** Those of this code that make the backup's version. */
  readonly migrations: readonly Migration[];
  readonly records: Records;
  close(): Promise<void>;
}

/** Throws BackupError when the file, its key or its version does not do, before any target is touched. */
export async function openBackup(
  path: string,
  chave: string | undefined,
  folder = MIGRATIONS,
): Promise<OpenedBackup> {
  const records = await openRecords(path, chave);
  try {
    const header = readHeader(await records.line());
    const migrations = await migrationsOf(header, folder);
    return { header, migrations, records, close: () => records.close() };
  } catch (error) {
    await records.close();
    throw error;
  }
}
