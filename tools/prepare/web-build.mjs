import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOf } from './packages.mjs';
import { step } from './step.mjs';

const sources = ['apps/web', 'packages'];

/**
 * Builds apps/web into apps/web/dist when its sources, packages or the lock changed.
 * @param {string} root
 */
export function ensureWebBuild(root) {
  const web = join(root, 'apps', 'web');
  // vite empties dist first, so an unfinished build leaves no stamp.
  const stamp = join(web, 'dist', '.sources');
  const hash = hashOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  step('building the pages (vite, about ten seconds)', nodeOf(root), [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel=warn',
    web,
  ]);
  writeFileSync(stamp, hash);
}

/**
 * Over names and contents of the sources, without tests and earlier builds.
 * @param {string} root
 */
export function hashOf(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of sources) addFolder(folder);
  return hash.digest('hex');

  /** @param {string} folder */
  function addFolder(folder) {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'dist' && entry.name !== 'node_modules') addFolder(path);
      } else if (!/\.test\.tsx?$/.test(entry.name)) {
        hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
      }
    }
  }
}
