import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOf } from './packages.mjs';
import { step } from './step.mjs';

/** What the built pages are made of. */
const sources = ['apps/web', 'packages'];

/**
 * Builds apps/web into apps/web/dist when its sources, the packages it is made of or the lock changed.
 * @param {string} root
 */
export function ensureWebBuild(root) {
  const web = join(root, 'apps', 'web');
  // Inside dist: vite empties the folder first, so a build that did not finish leaves no stamp.
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
 * One hash over the names and contents of the sources, tests and earlier builds left out.
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
