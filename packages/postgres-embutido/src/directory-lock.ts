import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './startup-error.ts';

const SQLITE_BUSY = 5;

/** Released when the process ends, even by kill -9. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Takes the lock of a data directory; undefined while another application holds it (T-H13). SQLite serves
 * only for its file lock, which ends with its holder: unlike a pid file it is never stale, and two processes
 * cannot both get it. Nothing is ever written.
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
