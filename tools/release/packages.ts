import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/step.mjs';
import { type Lock, nameOf } from './lock.ts';
import { type Architecture, isFor } from './target.ts';

/** A package that a release needs, neither installed here nor obtainable. */
export class MissingPackage extends Error {}

/**
 * The folder of a package: this checkout's if it is for this machine, else one fetched by npm and checked
 * against the lock's sum. Throws MissingPackage.
 */
export function folderOf(lock: Lock, path: string, architecture: Architecture): string {
  const installed = join(root, path);
  if (architecture === process.arch || isFor(lock[path] ?? {}, hostOf())) {
    if (existsSync(installed)) return installed;
  }
  return fetched(lock, path);
}

function hostOf(): Architecture {
  return process.arch === 'arm64' ? 'arm64' : 'x64';
}

function fetched(lock: Lock, path: string): string {
  const entry = lock[path];
  const name = nameOf(path);
  if (entry?.integrity === undefined) throw new MissingPackage(`package-lock.json does not name ${name}`);
  const shelf = join(root, '.tmp', 'lancamento');
  const home = join(shelf, `${name.replace('/', '-')}-${entry.version}`);
  if (existsSync(home)) return home;
  mkdirSync(shelf, { recursive: true });
  const draft = mkdtempSync(join(shelf, 'pacote-'));
  try {
    const asked = `${name}@${entry.version}`;
    const packed = spawnSync(
      'npm',
      ['pack', asked, '--json', '--prefer-offline', '--pack-destination', draft],
      {
        encoding: 'utf8',
      },
    );
    if (packed.status !== 0) throw new MissingPackage(`${asked} is not to be had: ${packed.stderr.trim()}`);
    const [{ filename = '' } = {}]: { filename?: string }[] = JSON.parse(packed.stdout);
    const bytes = readFileSync(join(draft, filename));
    const sum = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    if (sum !== entry.integrity) throw new Error(`${asked} is not the package of package-lock.json`);
    const unpacked = spawnSync('tar', ['-xzf', join(draft, filename), '-C', draft], { encoding: 'utf8' });
    if (unpacked.status !== 0) throw new Error(unpacked.stderr);
    renameSync(join(draft, 'package'), home);
    return home;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
