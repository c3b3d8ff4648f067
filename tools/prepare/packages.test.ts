import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { isInstalled, linkWorkspaces } from './packages.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin/node'), '');
  write('package-lock.json', locked);
  write('node_modules/.package-lock.json', locked);
});

const zod = { version: '4.6.7', integrity: 'sha512-a' };
const windowsOnly = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const locked = { '': {}, 'apps/api': {}, 'node_modules/zod': zod };

function write(path: string, packages: object): void {
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

it('recognises a complete install', () => {
  expect(isInstalled(root)).toBe(true);
});

it('does not require what another platform needs', () => {
  write('package-lock.json', { ...locked, 'node_modules/windows-only': windowsOnly });
  expect(isInstalled(root)).toBe(true);
});

it.each([
  ['a package is missing', { ...locked, 'node_modules/pg': { version: '8.23.1' } }],
  ['a package has another version', { ...locked, 'node_modules/zod': { ...zod, version: '4.6.8' } }],
  ['a package has another content', { ...locked, 'node_modules/zod': { ...zod, integrity: 'sha512-c' } }],
])('requires an install when %s', (_, packages) => {
  write('package-lock.json', packages);
  expect(isInstalled(root)).toBe(false);
});

it('requires an install after an interrupted one', () => {
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(isInstalled(root)).toBe(false);
});

it('links a new workspace after a pull, and a moved one, without an install', () => {
  const own = { resolved: 'packages/own', link: true };
  const moved = { resolved: 'packages/moved', link: true };
  write('package-lock.json', {
    ...locked,
    'node_modules/@house/own': own,
    'node_modules/@house/moved': moved,
  });
  mkdirSync(join(root, 'node_modules/@house'));
  symlinkSync('../../apps/moved', join(root, 'node_modules/@house/moved'));
  expect(isInstalled(root)).toBe(true);
  linkWorkspaces(root);
  expect(readlinkSync(join(root, 'node_modules/@house/own'))).toBe('../../packages/own');
  expect(readlinkSync(join(root, 'node_modules/@house/moved'))).toBe('../../packages/moved');
});
