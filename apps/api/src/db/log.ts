import type { Log } from '@instrutoria/postgres-embutido/log.ts';
import type { BaseLogger } from 'pino';

/** Writes messages of the database to the product's log. */
export function databaseLog(log: Pick<BaseLogger, 'debug' | 'error' | 'info' | 'warn'>): Log {
  return {
    debug: (message) => log.debug(message),
    info: (message) => log.info(message),
    warn: (message) => log.warn(message),
    error: (message) => log.error(message),
  };
}
