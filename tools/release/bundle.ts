import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../prepare/step.mjs';
import { absent, BUNDLE, namedAtRun, natives, programs } from './places.ts';

const BY_A_NAME_OF_THE_RUN = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*[^\s"'`/]/s;

/**
 * Code with the same meaning and no character beyond Latin-1, which JavaScript lets one write as `\uXXXX`: V8 keeps the
 * source in memory, twice as large for a single '…'. Throws where that would change what it means.
 */
export function inLatin1(code: string): string {
  if (/String\.raw`[^`]*[\u0100-\uffff]/.test(code)) throw new Error('a raw template keeps what was written');
  return code.replaceAll(/(\\*)([\u0100-\uffff])/g, (_, before: string, character: string) => {
    if (before.length % 2 === 1) throw new Error(`a needless backslash before ${character}`);
    return `${before}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/**
 * Writes the API into the release as flat files of plain JavaScript, legible and not minified: a stack in the log should
 * be readable. Answers the sources that went in, by their path in the checkout (docs/adr/0021).
 */
export async function writeBundle(release: string): Promise<string[]> {
  const bundle = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: [...natives, ...absent],
    onLog(level, log) {
      // Packages comment what they like; what does not resolve would fail when it runs.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      if (level === 'warn') process.stderr.write(`${log.message}\n`);
    },
  });
  try {
    const { output } = await bundle.write({
      dir: join(release, BUNDLE),
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      // Licences stay; the rest is for who reads the sources.
      comments: { legal: true, annotation: false, jsdoc: false },
      plugins: [{ name: 'latin-1', renderChunk: inLatin1 }],
    });
    const chunks = output.filter((file) => file.type === 'chunk');
    const here = (id: string) => relative(root, id).split(sep).join('/');
    for (const [id, { code }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
      if (code === null || !BY_A_NAME_OF_THE_RUN.test(code) || namedAtRun.includes(here(id))) continue;
      throw new Error(`${here(id)} imports by a name made when it runs: a release has no such package`);
    }
    return chunks.flatMap(({ moduleIds }) => moduleIds.map(here));
  } finally {
    await bundle.close();
  }
}
