import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDir } from '../testing/test-dir.ts';
import { prepareTempDir } from './temp-dir.ts';

const dir = testDir();

it('sweeps what a killed process left more than an hour ago, and nothing newer', async () => {
  const temp = await prepareTempDir(dir());
  await writeFile(join(temp, 'velho.envio'), 'x');
  await writeFile(join(temp, 'novo.envio'), 'x');
  const haDuasHoras = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(temp, 'velho.envio'), haDuasHoras, haDuasHoras);
  expect(await prepareTempDir(dir())).toBe(temp);
  expect(await readdir(temp)).toEqual(['novo.envio']);
});
