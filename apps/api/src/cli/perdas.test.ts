import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { runCli } from '../testing/cli.ts';
import { insertInto } from '../testing/rows.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await createTestApp();
  folder = await temporaryDataDir();
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const cli = (...args: string[]) =>
  runCli(args, { DATABASE_URL: t.databaseUrl, DATA_DIR: t.deps.config.dataDir });
const ato = (acao: string, quando: Date) => insertInto(t, 'auditoria', { quando, acao });

it('says what was done since a backup, and nothing of what it holds', async () => {
  const copia = join(folder, 'antes.bak');
  await ato('criarEdital', new Date(Date.now() - 60_000));
  expect((await cli('backup', copia)).code).toBe(0);
  const nada = await cli('perdas', copia);
  expect([nada.code, nada.stdout]).toEqual([0, expect.stringMatching(/^Nada foi feito desde a cópia de 20/)]);
  const depois = new Date(Date.now() + 60_000);
  await ato('criarUnidade', depois);
  await ato('criarUnidade', depois);
  await ato('lembrete-automatico', depois);
  const perdas = await cli('perdas', copia);
  expect([perdas.code, perdas.stderr]).toEqual([0, '']);
  expect(perdas.stdout).toContain(`  2 × criou uma unidade (o último em ${depois.toISOString()})\n`);
  expect(perdas.stdout).toContain('  1 × lembrete-automatico ');
  expect(perdas.stdout).not.toContain('edital');
});

it('refuses what is no backup, and tells how it is used', async () => {
  expect(await cli('perdas')).toMatchObject({ code: 1, stderr: expect.stringContaining('Uso: ') });
  const nenhuma = await cli('perdas', join(folder, 'nenhuma.bak'));
  expect([nenhuma.code, nenhuma.stdout]).toEqual([1, '']);
});
