import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './step.mjs';

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}
interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifest = read('package.json') as Manifest;
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Locked>> };

describe('T-H16: the dependencies of the product', () => {
  it('is pinned to exact versions, in every workspace', () => {
    const folders = ['.', ...(manifest.workspaces ?? [])];
    expect(folders.length).toBeGreaterThan(readdirSync(join(root, 'packages')).length);
    const loose = folders.flatMap((folder) => {
      const { dependencies, devDependencies, optionalDependencies } = read(
        `${folder}/package.json`,
      ) as Manifest;
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(
          ([name, version]) => !name.startsWith('@instrutoria/') && !/^\d+\.\d+\.\d+[\w.-]*$/.test(version),
        )
        .map(([name, version]) => `${folder}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });

  it('has the hash of every package', () => {
    const bare = Object.entries(packages)
      .filter(([path, p]) => path.includes('node_modules/') && p.link !== true && p.integrity === undefined)
      .map(([path]) => path);
    expect(bare).toEqual([]);
  });

  it('runs no install script that is not on the list', () => {
    const decided = new Set(Object.keys(manifest.allowScripts ?? {}));
    const undecided = Object.entries(packages)
      .filter(([, p]) => p.hasInstallScript === true)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .filter((name) => !decided.has(name));
    expect(undecided).toEqual([]);
  });
});
