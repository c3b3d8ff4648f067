import { resolve } from 'node:path';
import type { Totals } from '@instrutoria/copia-de-seguranca/format.ts';
import { type Written, writeRecords } from '@instrutoria/copia-de-seguranca/write.ts';
import type { Database } from '../db/connection/connection.ts';
import { explain } from './explain.ts';
import { withSession } from './session.ts';
import { type Source, snapshot } from './snapshot.ts';

export interface BackupOptions {
  readonly database: Pick<Database, 'connection' | 'mode'>;
  readonly dataDir: string;
  readonly storage: Source['storage'];
  readonly path: string;
  readonly chave?: string | undefined;
  readonly secret: boolean;
  readonly signal?: AbortSignal;
}

export type BackupMade = Written<Totals>;

/**
 * Writes completely and durably or not at all. Throws BackupError when the path exists, or is not writable or
 * full.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupMade> {
  const { database, dataDir, storage, chave, signal } = options;
  const path = resolve(options.path);
  try {
    return await withSession(database, (client) => {
      const source = { client, mode: database.mode, dataDir, storage };
      const records = snapshot({ ...source, withSecret: chave !== undefined && options.secret });
      return writeRecords(path, records, { chave, signal });
    });
  } catch (error) {
    throw explain(error, `Nenhuma cópia foi gravada em ${path}`);
  }
}
