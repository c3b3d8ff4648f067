/** Why a backup was not made or not restored, for the person who asked; nothing half is left behind. */
export class BackupError extends Error {}

/** For what is read from a file that is not as it was written. */
export function damaged(what: string): BackupError {
  return new BackupError(`A cópia de segurança está danificada ou incompleta: ${what}. Nada foi restaurado.`);
}
