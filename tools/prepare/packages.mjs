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
    // Fewer requests on a bad network: the lock and npm's cache have the answers.
    '--prefer-offline',
  ]);
  if (!hasNode(root)) {
    throw new Error('no Node 24 for this platform came with the packages: put Node >= 24.7 first on PATH');
  }
}

/**
 * Links new workspaces after a pull, instead of a whole install that costs minutes.
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
    if (lstatSync(place, { throwIfNoEntry: false }) !== undefined) rmSync(place); // a link whose target no longer exists
    symlinkSync(target, place);
  }
}

/**
 * Whether node_modules has every package of the lock that this machine needs. npm writes
 * node_modules/.package-lock.json last, so after an interrupted install this is false.
 * @param {string} root
 */
export function isInstalled(root) {
  return missing(root, () => true).length === 0;
}

/**
 * The folders of packages and workspaces that the running product needs and does not have. Changes nothing.
 * @param {string} root
 */
export function missingToRun(root) {
  const links = Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {})
    .filter(([path, entry]) => entry.link === true && entry.dev !== true && !existsSync(join(root, path)))
    .map(([path]) => path);
  return [...missing(root, (entry) => entry.dev !== true), ...links];
}

/**
 * Whether only the runtime packages were installed (`npm ci --omit=dev`).
 * @param {string} root
 */
export function isWithoutDev(root) {
  const wanted = packagesOf(join(root, 'package-lock.json')) ?? {};
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return present !== null && Object.keys(present).every((path) => wanted[path]?.dev !== true);
}

/**
 * @param {string} root
 * @param {(entry: Entry) => boolean} counts
 * @returns {string[]}
 */
function missing(root, counts) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (wanted === null) throw new Error('package-lock.json is missing or unreadable');
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const present = installed ?? {};
  const packages = Object.entries(wanted).filter(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link === true || !counts(entry)) return false;
    const found = present[path];
    if (found === undefined)
      return entry.optional !== true && entry.devOptional !== true && entry.peer !== true;
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
  return [
    ...packages.map(([path]) => path),
    ...(installed === null ? ['node_modules/.package-lock.json'] : []),
    ...(hasNode(root) ? [] : ['node >= 24.7']),
  ];
}

/**
 * The Node among the packages, else the running one if it is new enough.
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
 * @typedef {{ version?: string, integrity?: string, link?: boolean, resolved?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
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
