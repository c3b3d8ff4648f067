import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOADER = fileURLToPath(new URL('../src/lib/server/load-chunk.ts', import.meta.url));

/** Replaces the bundler's helper by our loader, which can try again and explains a failure. */
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
