import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecret } from './secret.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'segredo-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('creates a secret once, readable for the owner only, and finds it again', async () => {
  const primeiro = await loadSecret({ dataDir, mode: 'embedded' });
  expect(primeiro.byteLength).toBeGreaterThanOrEqual(32);
  expect((await stat(join(dataDir, 'segredo'))).mode & 0o777).toBe(0o600);
  expect(await loadSecret({ dataDir, mode: 'embedded' })).toEqual(primeiro);
  expect(await readdir(dataDir)).toEqual(['segredo']);
});

it('creates one secret when several processes start at once', async () => {
  const todos = await Promise.all(Array.from({ length: 8 }, () => loadSecret({ dataDir, mode: 'embedded' })));
  const guardado = await readFile(join(dataDir, 'segredo'));
  for (const um of todos) expect(Buffer.from(um).equals(guardado)).toBe(true);
});

it('prefers JWT_SECRET and refuses one under 32 bytes without repeating it (T-A9)', async () => {
  const longo = 'x'.repeat(32);
  expect(Buffer.from(await loadSecret({ jwtSecret: longo, dataDir, mode: 'embedded' })).toString()).toBe(
    longo,
  );
  const curto = loadSecret({ jwtSecret: 'curto-demais', dataDir, mode: 'embedded' });
  await expect(curto).rejects.toThrow('(JWT_SECRET) precisa ter pelo menos 32 bytes e tem 12');
  await expect(curto).rejects.not.toThrow('curto-demais');
  await expect(loadSecret({ jwtSecret: '', dataDir, mode: 'embedded' })).rejects.toThrow('tem 0');
});

it('refuses a damaged file instead of replacing it', async () => {
  await writeFile(join(dataDir, 'segredo'), 'meio');
  await expect(loadSecret({ dataDir, mode: 'embedded' })).rejects.toThrow('pelo menos 32 bytes e tem 4');
});
