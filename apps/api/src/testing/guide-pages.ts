import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOCS = fileURLToPath(new URL('../../../../docs', import.meta.url));

/** The commands of a page of the guide, in their order: all its blocks marked `sh`, as one script. */
export function commandsOf(page: string): string {
  const text = readFileSync(`${DOCS}/${page}`, 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`docs/${page} has no block of commands`);
  return blocks.join('\n');
}
