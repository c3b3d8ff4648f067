import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config/config.ts';
import { freshDataDir, keepDataDir } from './session.ts';

describe('the directory of a demonstration', () => {
  let dir: string;
  const config = () => readConfig({ DATA_DIR: dir }, { demonstracao: true });
  beforeEach(async () => {
    dir = join(await mkdtemp(join(tmpdir(), 'instrutoria-demo-')), 'dados');
  });
  afterEach(() => rm(join(dir, '..'), { recursive: true, force: true }));

  it('[C-F10] starts anew in a given DATA_DIR, and prints a notice', async () => {
    await freshDataDir(config(), true);
    await writeFile(join(dir, 'segredo'), 'de ontem');
    await freshDataDir(config(), true);
    expect(await readdir(dir)).toEqual(['demonstracao']);
  });

  it('[C-F10] empties no directory that the demonstration did not make', async () => {
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, 'segredo'), 'de uma universidade');
    await expect(freshDataDir(config(), true)).rejects.toThrow(ConfigError);
    expect(await readdir(dir)).toEqual(['segredo']);
  });

  it('[C-F10] empties no directory that the product has used since', async () => {
    await freshDataDir(config(), true);
    await writeFile(join(dir, 'segredo'), 'de uma universidade');
    await keepDataDir(config());
    await expect(freshDataDir(config(), true)).rejects.toThrow('não são de uma demonstração');
    expect(await readdir(dir)).toEqual(['segredo']);
  });
});
