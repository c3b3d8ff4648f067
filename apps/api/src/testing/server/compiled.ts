import { fileURLToPath } from 'node:url';

/**
 * For processes that tests start: Node caches the compiled sources by their content, so that later starts are
 * faster.
 */
export const COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../../.tmp/compiled', import.meta.url)),
} as const;
