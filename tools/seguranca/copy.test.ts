import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOf } from './copy.ts';

it('copies sources, links packages, and leads every link into the house into the copy', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'copy-')));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('packages/domain/src/a.ts', 'own');
  write('packages/domain/dist/a.js', 'built');
  write('node_modules/pg/index.js', 'installed');
  write('node_modules/.vite/cache', 'kept by a tool');
  write('node_modules/.bin/run', 'program');
  mkdirSync(join(root, 'node_modules/@instrutoria'));
  symlinkSync('../../packages/domain', join(root, 'node_modules/@instrutoria/domain'));
  const copy = join(root, '.tmp/copy');
  copyOf(root, copy);
  writeFileSync(join(copy, 'packages/domain/src/a.ts'), 'broken');
  expect(readFileSync(join(copy, 'node_modules/@instrutoria/domain/src/a.ts'), 'utf8')).toBe('broken');
  expect(readFileSync(join(root, 'packages/domain/src/a.ts'), 'utf8')).toBe('own');
  expect(realpathSync(join(copy, 'node_modules/pg'))).toBe(join(root, 'node_modules/pg'));
  expect(existsSync(join(copy, 'node_modules/.bin/run'))).toBe(true);
  for (const path of ['.tmp', 'packages/domain/dist', 'node_modules/.vite']) {
    expect(existsSync(join(copy, path))).toBe(false);
  }
});
