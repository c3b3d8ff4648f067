import { BackupError } from '@instrutoria/copia-de-seguranca/backup-error.ts';
import type { Header } from '@instrutoria/copia-de-seguranca/format.ts';
import * as copia from '@instrutoria/copia-de-seguranca/open.ts';
import { MIGRATIONS, type Migration, readMigrations } from '../db/migration-files.ts';

/** A backup with an accepted header and version; its records can be read once. */
export interface OpenedBackup extends copia.OpenedBackup {
  readonly migrations: readonly Migration[];
}

/** Throws BackupError for a bad file, key or version, before any target is touched. */
export async function openBackup(
  path: string,
  chave: string | undefined,
  folder = MIGRATIONS,
): Promise<OpenedBackup> {
  const opened = await copia.openBackup(path, chave);
  try {
    return { ...opened, migrations: await migrationsOf(opened.header, folder) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** The migrations up to the backup's version. Throws BackupError when its history differs (T-H5). */
async function migrationsOf({ migracoes }: Header, folder: string): Promise<Migration[]> {
  const ours = await readMigrations(folder);
  migracoes.forEach((done, position) => {
    const known = ours[position];
    if (known === undefined) {
      throw new BackupError(
        `A cópia de segurança é de uma versão mais nova do Instrutoria (migração ${done.nome}). ` +
          'Instale essa versão ou uma posterior; nada foi alterado.',
      );
    }
    if (known.indice !== done.indice || known.nome !== done.nome || known.resumo !== done.resumo) {
      throw new BackupError(
        `A migração ${done.nome} da cópia de segurança não é a desta versão do Instrutoria (${known.nome}). ` +
          'Nada foi alterado.',
      );
    }
  });
  return ours.slice(0, migracoes.length);
}
