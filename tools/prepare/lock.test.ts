import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));

/** Increments the number in a file slowly, so that without the lock two processes would lose an update. */
const addSlowly = `
  import { readFileSync, writeFileSync } from 'node:fs';
  const [lock, lockFile, counter] = process.argv.slice(1);
  const { withLock } = await import(lock);
  await withLock(lockFile, () => {
    const before = Number(readFileSync(counter, 'utf8'));
    const until = Date.now() + 30;
    while (Date.now() < until);
    writeFileSync(counter, String(before + 1));
  });
`;

it('lets one process at a time work', async () => {
  const counter = join(folder, 'counter');
  const lockFile = join(folder, 'taken');
  writeFileSync(counter, '0');
  const args = [
    '--input-type=module',
    '-e',
    addSlowly,
    new URL('./lock.mjs', import.meta.url).href,
    lockFile,
    counter,
  ];
  await Promise.all(Array.from({ length: 4 }, () => once(spawn(process.execPath, args), 'exit')));
  expect(readFileSync(counter, 'utf8')).toBe('4');
  expect(existsSync(lockFile)).toBe(false);
});

it('takes over from an owner that died', async () => {
  const lockFile = join(folder, 'left');
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  writeFileSync(lockFile, String(dead.pid));
  let worked = false;
  await withLock(lockFile, () => {
    worked = true;
  });
  expect(worked).toBe(true);
});

it('releases the lock when the work fails', async () => {
  const lockFile = join(folder, 'failed');
  const failing = withLock(lockFile, () => {
    throw new Error('no network');
  });
  await expect(failing).rejects.toThrow('no network');
  expect(existsSync(lockFile)).toBe(false);
});
