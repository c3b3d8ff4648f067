import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { step } from './step.mjs';

/**
 * Installs what package-lock.json names, unless node_modules has it.
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
    // Fewer round trips on a bad network: the lock and npm's cache know the answers.
    '--prefer-offline',
  ]);
  if (!hasNode(root)) {
    throw new Error('no Node 24 for this platform came with the packages: put Node >= 24.7 first on PATH');
  }
}

/**
 * Links workspaces that a pull brought, instead of a whole install that costs minutes.
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
 * Whether node_modules has every package of the lock that this machine needs. npm writes
 * node_modules/.package-lock.json last, so an interrupted install gives false.
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
 * The Node among the packages, else this one when it is new enough.
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
