import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './startup-error.ts';

const SQLITE_BUSY = 5;

/** Ends with the process, kill -9 included. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Takes the lock of a data directory; undefined while another application holds it (T-H13). SQLite serves
 * only for its file lock, which ends with its holder: unlike a file with a pid it is never stale, and two
 * takers cannot both win. Nothing is ever written.
 */
export function tryLock(path: string): DirectoryLock | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    // defence: T-H13
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw new StartupError(`Não foi possível travar o arquivo ${path}: ${String(error)}`, { cause: error });
  }
  const held = file;
  return {
    release() {
      if (held.isOpen) held.close();
    },
  };
}
