import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../prepare/step.mjs';
import { absent, BUNDLE, namedAtRun, natives, programs } from './places.ts';

const BY_A_NAME_OF_THE_RUN = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*[^\s"'`/]/s;

/**
 * Writes the API into the release as flat files of plain JavaScript, not minified, so that a stack in the log
 * is readable. Returns the bundled sources by their path in the checkout (docs/adr/0021).
 */
export async function writeBundle(release: string): Promise<string[]> {
  const bundle = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: [...natives, ...absent],
    onLog(level, log) {
      // An unresolved import would fail at run time; other warnings about packages are ignored.
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
      // Keeps the licences; other comments are in the sources.
      comments: { legal: true, annotation: false, jsdoc: false },
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
