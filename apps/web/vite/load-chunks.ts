import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOADER = fileURLToPath(new URL('../src/lib/load-chunk.ts', import.meta.url));

/**
 * Every `import()` of the pages goes through our own loader, in the place of the bundler's helper: it tells why a file
 * could not be had, and lets it be tried again.
 */
export function loadChunks(): Plugin {
  return {
    name: 'load-chunks',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper')
        ? `import { loadChunk } from ${JSON.stringify(LOADER)};
           export const __vitePreload = (run, files) => loadChunk(run, files?.map((file) => '/' + file));`
        : undefined,
  };
}
