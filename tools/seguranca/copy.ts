import { cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Left out: installed, built, or about this checkout only. */
const left = new Set([
  '.git',
  '.tmp',
  'node_modules',
  'dist',
  'dados',
  'dados-demo',
  'test-results',
  'playwright-report',
]);

/** Sources that may be broken: packages are shared, links into the house lead into the copy. */
export function copyOf(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  copyFolder(root, target);
  linkPackages(join(root, 'node_modules'), join(target, 'node_modules'));
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (left.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, copy);
    else cpSync(source, copy);
  }
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, copy] = [join(from, name), join(to, name)];
    // Caches of tools are made anew.
    if (name.startsWith('.') && name !== '.bin') continue;
    if (lstatSync(source).isSymbolicLink()) {
      const link = readlinkSync(source);
      symlinkSync(link, copy);
    } else if (name.startsWith('@')) linkPackages(source, copy);
    else symlinkSync(source, copy);
  }
}
