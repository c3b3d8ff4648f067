import { BackupError } from '@instrutoria/copia-de-seguranca/backup-error.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import pg from 'pg';
import { errno } from '../adapters/files/errno.ts';

const BY_CODE: Readonly<Record<string, string>> = {
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'a cota do disco acabou',
  ENOENT: 'a pasta não existe',
  ENOTDIR: 'a pasta não existe',
  EACCES: 'falta permissão',
  EROFS: 'o disco é somente de leitura',
  '53100': 'o disco do banco de dados está cheio',
  '57P01': 'o banco de dados foi encerrado',
};

/** Turns an expected error into a text for the operator; an unexpected one stays unchanged. */
export function explain(error: unknown, failed: string): unknown {
  if (error instanceof BackupError || !(error instanceof Error)) return error;
  if (error.name === 'AbortError') return new BackupError(`${failed}: interrompido.`);
  const why = reason(error);
  return why === undefined ? error : new BackupError(`${failed}: ${why}.`, { cause: error });
}

function reason(error: Error): string | undefined {
  if (error instanceof DomainError) return error.message.replace(/\.$/, '');
  const known = BY_CODE[errno(error) ?? ''];
  if (known !== undefined) return known;
  return error instanceof pg.DatabaseError ? `o banco de dados recusou: ${error.message}` : undefined;
}
