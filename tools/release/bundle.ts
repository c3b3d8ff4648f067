import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../prepare/step.mjs';
import { absent, BUNDLE, natives, programs } from './places.ts';

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
    });
    const sources = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    return sources.map((id) => relative(root, id).split(sep).join('/'));
  } finally {
    await bundle.close();
  }
}
