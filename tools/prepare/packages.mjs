import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { step } from './step.mjs';

/**
 * Installs what package-lock.json names, when node_modules does not hold it already.
 * @param {string} root
 */
export function ensurePackages(root) {
  if (isInstalled(root)) {
    linkWorkspaces(root);
    return;
  }
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  step('installing the packages of package-lock.json (npm ci, some 900 MB, half a minute to five)', command, [
    ...before,
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    // The lock and npm's own cache already answer what may be asked again: fewer round trips on a bad network.
    '--prefer-offline',
  ]);
  if (!hasNode(root)) {
    throw new Error('no Node 24 for this platform came with the packages: put Node >= 24.7 first on PATH');
  }
}

/**
 * Links into node_modules the workspaces that are not linked there yet: one that a pull brought needs nothing else, and
 * a whole install to make one link would cost minutes.
 * @param {string} root
 */
export function linkWorkspaces(root) {
  for (const [path, { link, resolved = '' }] of Object.entries(
    packagesOf(join(root, 'package-lock.json')) ?? {},
  )) {
    const target = relative(dirname(path), resolved);
    const place = join(root, path);
    if (link !== true || existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    if (lstatSync(place, { throwIfNoEntry: false }) !== undefined) rmSync(place); // it leads nowhere any more
    symlinkSync(target, place);
  }
}

/**
 * True when every package of the lock that this machine needs stands in node_modules in that version.
 * npm writes node_modules/.package-lock.json as its last act, so an interrupted install answers false, and one
 * made by hand (`npm install`) is recognized. Our own workspaces are only linked: linkWorkspaces.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null) throw new Error('package-lock.json is missing or unreadable');
  if (present === null || !hasNode(root)) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link === true) return true;
    const found = present[path];
    if (found === undefined)
      return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * The Node that runs the product: the one among the packages, else this one where it is new enough.
 * @param {string} root
 */
export function nodeOf(root) {
  const brought = join(root, 'node_modules', '.bin', 'node');
  return existsSync(brought) ? brought : process.execPath;
}

/** @param {string} root */
function hasNode(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return nodeOf(root) !== process.execPath || major > 24 || (major === 24 && minor >= 7);
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, resolved?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
 * @param {string} file
 * @returns {Record<string, Entry> | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
