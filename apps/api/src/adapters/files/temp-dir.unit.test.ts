import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDir } from '../testing/test-dir.ts';
import { prepareTempDir, tempDirOf } from './temp-dir.ts';

const dir = testDir();

it('removes files that a killed process left more than an hour ago, and no newer or finished ones', async () => {
  const arquivos = join(dir(), 'arquivos');
  await prepareTempDir(dir());
  await mkdir(arquivos);
  const haDuasHoras = new Date(Date.now() - 2 * 3_600_000);
  for (const [pasta, nome, velho] of [
    [tempDirOf(dir()), 'velho.envio', true],
    [tempDirOf(dir()), 'novo.envio', false],
    [arquivos, '.velho.parte', true],
    [arquivos, '.novo.parte', false],
    [arquivos, 'arq_velho', true],
  ] as const) {
    await writeFile(join(pasta, nome), 'x');
    if (velho) await utimes(join(pasta, nome), haDuasHoras, haDuasHoras);
  }
  await prepareTempDir(dir());
  expect(await readdir(tempDirOf(dir()))).toEqual(['novo.envio']);
  expect((await readdir(arquivos)).toSorted()).toEqual(['.novo.parte', 'arq_velho']);
});
