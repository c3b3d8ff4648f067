/** Why a backup was not made or restored, for the person who asked for it; no partial result is left. */
export class BackupError extends Error {}

export function damaged(what: string): BackupError {
  return new BackupError(`A cópia de segurança está danificada ou incompleta: ${what}. Nada foi restaurado.`);
}
