import { fileURLToPath } from 'node:url';

/**
 * For the processes that tests start: Node keeps what it made of the sources (types taken away, compiled), by their
 * contents, and the next start need not make it again.
 */
export const COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../../.tmp/compiled', import.meta.url)),
} as const;
