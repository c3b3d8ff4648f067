import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A new directory for each test of the calling file, removed afterwards. */
export function testDir(): () => string {
  let dir = '';
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'instrutoria-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));
  return () => dir;
}
