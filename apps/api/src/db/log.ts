import type { Log } from '@instrutoria/postgres-embutido/log.ts';
import type { BaseLogger } from 'pino';

/** Messages of the database, in the log of the product. */
export function databaseLog(log: Pick<BaseLogger, 'debug' | 'error' | 'info' | 'warn'>): Log {
  return {
    debug: (message) => log.debug(message),
    info: (message) => log.info(message),
    warn: (message) => log.warn(message),
    error: (message) => log.error(message),
  };
}
