import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './step.mjs';

/** The oldest supported PostgreSQL (docs/adr/0002-database.md). */
export const OLDEST = 15;

const aptGet = '/usr/bin/apt-get';
const inPackages = join('usr', 'lib', 'postgresql', String(OLDEST));

/** @param {string} root */
const ownFolder = (root) => join(root, '.tmp', `postgresql-${OLDEST}`);

/** @param {string} home */
const isComplete = (home) => ['initdb', 'postgres'].every((name) => existsSync(join(home, 'bin', name)));

/**
 * The folder of the oldest supported PostgreSQL: the system's, else the one that `ensureOldestServer`
 * unpacked, else null.
 * @param {string} root
 * @param {string} [system] root folder of the system's packages
 * @returns {string | null}
 */
export function findOldestServer(root, system = '/') {
  return [join(system, inPackages), join(ownFolder(root), inPackages)].find(isComplete) ?? null;
}

/**
 * Unpacks Debian's package into .tmp where there is one; installs nothing and starts no service. Elsewhere
 * the database tests use the shipped binaries.
 * @param {string} root
 */
export function ensureOldestServer(root) {
  if (findOldestServer(root) !== null || existsSync(ownFolder(root))) return;
  if (!existsSync(aptGet) || !existsSync('/usr/bin/dpkg-deb')) return;
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const draft = mkdtempSync(join(root, '.tmp', 'postgresql-'));
  try {
    const name = `postgresql-${OLDEST}`;
    if (!download(draft, name)) {
      // The list of packages may be old or missing, so it is updated.
      if (process.getuid?.() === 0) spawnSync(aptGet, ['update', '-q'], { stdio: 'ignore' });
      if (!download(draft, name)) return;
    }
    const [file] = readdirSync(draft).filter((entry) => entry.endsWith('.deb'));
    if (file === undefined) return;
    step(`unpacking ${name} for the tests of the database`, 'dpkg-deb', ['-x', join(draft, file), draft]);
    rmSync(join(draft, file));
    const answer = spawnSync(join(draft, inPackages, 'bin', 'postgres'), ['--version'], { stdio: 'ignore' });
    if (answer.status === 0) renameSync(draft, ownFolder(root)); // else a library that it needs is missing
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * @param {string} cwd
 * @param {string} name
 */
function download(cwd, name) {
  return spawnSync(aptGet, ['download', '-q', name], { cwd, stdio: 'ignore' }).status === 0;
}
