import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { mayOnlyLook, onlyLook } from './only-look.mjs';
import { root as checkout } from './step.mjs';
import { hashOf } from './web-build.mjs';

let root: string;

const zod = { version: '4.6.7', integrity: 'sha512-a' };
const vitest = { version: '5.1.1', integrity: 'sha512-b', dev: true };
const locked = { '': {}, 'node_modules/zod': zod, 'node_modules/vitest': vitest };
const toRun = { 'node_modules/zod': zod };

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const installed = (packages: object) =>
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));

/** Names and modification times of all files there. */
const everything = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((path) => [path, lstatSync(join(root, path)).mtimeMs]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'only-look-'));
  write('node_modules/.bin/node', '');
  write('package-lock.json', JSON.stringify({ packages: locked }));
  write('apps/web/index.html', '');
  write('packages/domain/x.ts', '');
});

describe('a program in production', () => {
  it('runs with the runtime packages, without those of developers', () => {
    installed(toRun);
    expect(() => onlyLook(root, false)).not.toThrow();
  });

  it('names what is missing, and how many more', () => {
    installed({});
    expect(() => onlyLook(root, false)).toThrow(/^node_modules\/zod missing/);
    write('package-lock.json', JSON.stringify({ packages: { ...locked, 'node_modules/pg': zod } }));
    expect(() => onlyLook(root, false)).toThrow(/^node_modules\/zod and 1 more missing/);
  });

  it('names a workspace that is not linked', () => {
    installed(toRun);
    const own = { link: true, resolved: 'packages/own' };
    write('package-lock.json', JSON.stringify({ packages: { ...locked, 'node_modules/own': own } }));
    expect(() => onlyLook(root, false)).toThrow(/^node_modules\/own missing/);
  });

  it('requires pages built from these sources', () => {
    installed(toRun);
    expect(() => onlyLook(root, true)).toThrow(/npm run build/);
    write('apps/web/dist/.sources', hashOf(root));
    expect(() => onlyLook(root, true)).not.toThrow();
    write('apps/web/index.html', 'newer');
    expect(() => onlyLook(root, true)).toThrow(/npm run build/);
  });
});

it('only checks in production, and when the developers’ packages are missing', () => {
  installed(locked);
  expect([mayOnlyLook(root, {}), mayOnlyLook(root, { NODE_ENV: 'production' })]).toEqual([false, true]);
  installed(toRun);
  expect(mayOnlyLook(root, {})).toBe(true);
  // Without node_modules the checkout was never installed, so its first start installs.
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(mayOnlyLook(root, {})).toBe(false);
});

it('does not change a broken installation: prepare names what is missing, exits 1 and writes nothing', () => {
  cpSync(join(checkout, 'tools/prepare'), join(root, 'tools/prepare'), { recursive: true });
  cpSync(join(checkout, 'tools/prepare.mjs'), join(root, 'tools/prepare.mjs'));
  installed({});
  const before = everything();
  const told = spawnSync(process.execPath, [join(root, 'tools/prepare.mjs'), '--program', '--web'], {
    cwd: root,
    encoding: 'utf8',
    // With an empty PATH an attempt to install would fail, because there is no npm.
    env: { PATH: '', NODE_ENV: 'production' },
  });
  expect([told.status, told.stdout]).toEqual([1, '']);
  expect(told.stderr).toMatch(/^prepare: node_modules\/zod missing/);
  expect(everything()).toEqual(before);
});
