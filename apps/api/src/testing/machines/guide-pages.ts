import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DOCS = fileURLToPath(new URL('../../../../../docs', import.meta.url));

/** The blocks of commands of a page of the guide, those marked `sh`, in their order; `docs` is another version's. */
export function blocksOf(page: string, docs = DOCS): readonly string[] {
  const text = readFileSync(join(docs, page), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`docs/${page} has no block of commands`);
  return blocks;
}

/** All of them, as one script. */
export const commandsOf = (page: string, docs?: string): string => blocksOf(page, docs).join('\n');
