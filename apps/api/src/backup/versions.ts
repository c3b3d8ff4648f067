import { type Migration, readMigrations } from '../db/migration-files.ts';
import { BackupError } from './backup-error.ts';
import { FORMATO, type Header, type Line } from './format.ts';

/** The header of a backup. Throws BackupError when this version of the product cannot read what follows. */
export function readHeader(first: Line): Header {
  if (!('instrutoria' in first) || first.instrutoria !== 'backup') {
    throw new BackupError('O arquivo não é uma cópia de segurança do Instrutoria.');
  }
  if (first.formato !== FORMATO) {
    throw new BackupError(
      `A cópia de segurança está no formato ${first.formato}; esta versão do Instrutoria lê o formato ${FORMATO}. ` +
        'Instale a versão que a gravou ou uma posterior. Nada foi alterado.',
    );
  }
  return first;
}

/** This code's migrations up to the backup's version, which must be a beginning of them. Throws BackupError (T-H5). */
export async function migrationsOf({ migracoes }: Header, folder: string): Promise<Migration[]> {
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
