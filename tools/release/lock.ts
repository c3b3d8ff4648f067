import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Architecture, isFor } from './target.ts';

/** The entry of one package in package-lock.json. */
export interface Entry {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Keyed by the folder of the package, such as node_modules/sharp. */
export type Lock = Readonly<Record<string, Entry>>;

export function readLock(root: string): Lock {
  const { packages }: { packages: Lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return packages;
}

/** The folder of the package that a module below `from` imports by this name, as Node resolves it. */
export function find(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in lock) return path;
    if (folder === '') return undefined;
  }
}

/** The name by which a package is imported. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The package of the lock that a file of node_modules belongs to. */
export function packageOf(lock: Lock, file: string): string | undefined {
  for (let path = file; path.includes('node_modules/'); path = path.slice(0, path.lastIndexOf('/'))) {
    if (path in lock) return path;
  }
  return undefined;
}

/**
 * These packages and all that they need at run time on the target; our own workspaces are only passed
 * through.
 */
export function closure(lock: Lock, from: readonly string[], architecture: Architecture): string[] {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const entry = lock[path];
    if (entry === undefined) throw new Error(`package-lock.json does not name ${path}`);
    const home = entry.link === true && entry.resolved !== undefined ? entry.resolved : path;
    const { dependencies = {}, optionalDependencies = {} } = lock[home] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(lock, home, name);
      const needed = found === undefined ? undefined : lock[found];
      if (found !== undefined && needed !== undefined && isFor(needed, architecture)) waiting.push(found);
    }
  }
  return [...seen].filter((path) => path.includes('node_modules/') && lock[path]?.link !== true).toSorted();
}
