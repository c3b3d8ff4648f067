import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOf } from './packages.mjs';
import { step } from './step.mjs';

/** The manual is a source too: the help page is built from it. */
const sources = ['apps/web', 'packages', 'docs/manual'];

/**
 * Builds apps/web into apps/web/dist when its sources, packages or the lock changed.
 * @param {string} root
 */
export function ensureWebBuild(root) {
  if (isBuilt(root)) return;
  step('building the pages (vite, about ten seconds)', nodeOf(root), [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel=warn',
    join(root, 'apps', 'web'),
  ]);
  writeFileSync(stampOf(root), hashOf(root));
}

/**
 * Whether the built pages match the present sources.
 * @param {string} root
 */
export function isBuilt(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(root);
}

/**
 * The stamp is inside dist: vite empties it first, so an unfinished build leaves no stamp.
 * @param {string} root
 */
function stampOf(root) {
  return join(root, 'apps', 'web', 'dist', '.sources');
}

/**
 * A hash of the names and contents of the sources, without tests and earlier builds.
 * @param {string} root
 */
export function hashOf(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of sources) if (existsSync(join(root, folder))) addFolder(folder);
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
