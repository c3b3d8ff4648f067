import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selarAuditoria } from '../features/auditoria/cadeia-repository.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { insertInto } from '../testing/rows.ts';
import { runCli } from '../testing/server/cli.ts';

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

it('[C-K4] lists the acts since a backup by the audit chain, independent of clocks', async () => {
  const copia = join(folder, 'antes.bak');
  await ato('criarEdital', new Date(Date.now() - 60_000));
  await selarAuditoria(t.deps.database);
  // Linked into the audit's chain after the backup.
  await ato('criarEdital', new Date(Date.now() + 60_000));
  expect((await cli('backup', copia)).code).toBe(0);
  await selarAuditoria(t.deps.database);
  const nada = await cli('perdas', copia);
  expect([nada.code, nada.stdout]).toEqual([0, expect.stringMatching(/^Nada foi feito desde a cópia de 20/)]);
  const depois = new Date(Date.now() + 60_000);
  // Begun before the backup and committed after it.
  await ato('criarUnidade', new Date(Date.now() - 600_000));
  await selarAuditoria(t.deps.database);
  await ato('criarUnidade', depois);
  await ato('lembrete-automatico', depois);
  const perdas = await cli('perdas', copia);
  expect([perdas.code, perdas.stderr]).toEqual([0, '']);
  expect(perdas.stdout).toContain(`  2 × criou uma unidade (o último em ${depois.toISOString()})\n`);
  expect(perdas.stdout).toContain('  1 × lembrete-automatico ');
  expect(perdas.stdout).not.toContain('edital');
});

it("[C-K4] refuses a backup that is not of this database's past", async () => {
  const copia = join(folder, 'outra.bak');
  expect((await cli('backup', copia)).code).toBe(0);
  const outro = await createTestApp();
  try {
    const la = await runCli(['perdas', copia], {
      DATABASE_URL: outro.databaseUrl,
      DATA_DIR: outro.deps.config.dataDir,
    });
    expect([la.code, la.stdout]).toEqual([1, '']);
    expect(la.stderr).toContain('não é do passado dele');
  } finally {
    await outro.close();
  }
});

it("[C-K2] neither writes nor looks for a backup in a service's temporary folder", async () => {
  const servico = {
    DATABASE_URL: t.databaseUrl,
    DATA_DIR: t.deps.config.dataDir,
    STATE_DIRECTORY: `${t.deps.config.dataDir}:/var/lib/instrutoria-copias`,
  };
  for (const comando of ['backup', 'restaurar', 'perdas']) {
    const dita = await runCli([comando, '/tmp/instrutoria-que-se-perderia.bak'], servico);
    expect([dita.code, dita.stdout]).toEqual([1, '']);
    expect(dita.stderr).toMatch(/tem um \/tmp só seu.*\/var\/lib\/instrutoria-copias/);
  }
  expect(existsSync('/tmp/instrutoria-que-se-perderia.bak')).toBe(false);
});

it('refuses a file that is no backup, and shows the usage', async () => {
  expect(await cli('perdas')).toMatchObject({ code: 1, stderr: expect.stringContaining('Uso: ') });
  const nenhuma = await cli('perdas', join(folder, 'nenhuma.bak'));
  expect([nenhuma.code, nenhuma.stdout]).toEqual([1, '']);
});
