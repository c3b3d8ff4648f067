import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { hashOf } from './web-build.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-'));
  for (const path of [
    'package-lock.json',
    'apps/web/src/main.tsx',
    'packages/domain/src/conta/rules/campos-da-conta.ts',
  ])
    write(path);
});

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it.each([
  'package-lock.json',
  'apps/web/src/main.tsx',
  'packages/domain/src/conta/rules/campos-da-conta.ts',
  'apps/web/src/new.ts',
  'docs/manual/5-administrador.md',
])('changes with %s', (path) => {
  const before = hashOf(root);
  write(path, 'changed');
  expect(hashOf(root)).not.toBe(before);
});

it.each([
  'apps/web/dist/index.html',
  'apps/web/src/main.test.tsx',
  'apps/web/node_modules/.vite/x',
  'apps/api/src/main.ts',
  'docs/operacao.md',
])('does not change with %s', (path) => {
  const before = hashOf(root);
  write(path, 'changed');
  expect(hashOf(root)).toBe(before);
});
