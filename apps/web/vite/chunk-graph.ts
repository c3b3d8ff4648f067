import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const FILE = '.chunks';

/** A built script: what it imports at once, the styles that come with it, and the modules of ours that are in it. */
interface Chunk {
  readonly file: string;
  readonly entry: boolean;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  readonly modules: readonly string[];
}

/** Writes beside the pages, and not served, what imports what, for weights.test.ts. */
export function chunkGraph(): Plugin {
  return {
    name: 'chunk-graph',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((item): Chunk[] =>
          item.type === 'asset'
            ? []
            : [
                {
                  file: item.fileName,
                  entry: item.isEntry,
                  imports: item.imports,
                  styles: [...(item.viteMetadata?.importedCss ?? [])],
                  modules: item.moduleIds
                    .filter((id) => id.startsWith(SOURCES))
                    .map((id) => relative(SOURCES, id).replaceAll('\\', '/')),
                },
              ],
        );
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(chunks) });
      },
    },
  };
}

/**
 * What a built page is made of, as `chunkGraph` wrote it.
 * @soDosTestes
 */
export function readChunks(dist: string): readonly Chunk[] {
  return JSON.parse(readFileSync(join(dist, FILE), 'utf8'));
}
