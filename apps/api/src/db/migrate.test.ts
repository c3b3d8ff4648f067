import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database/database.ts';
import { startProgram } from '../testing/server/program.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, readMigrations } from './migration-files.ts';

/** `test:longo` runs 20 (T-H4). */
const QUANTAS_PARTIDAS = Number(process.env.RODADAS_DE_PARTIDA ?? 1);
const PARTIDAS = Array.from({ length: QUANTAS_PARTIDAS }, (_, i) => i + 1);
let own: TestDatabase;
let folder: string;
beforeEach(async () => {
  own = await createTestDatabase({ migrated: false });
  folder = join(await mkdtemp(join(tmpdir(), 'instrutoria-teste-')), 'migrations');
  await cp(MIGRATIONS, folder, { recursive: true });
});
afterEach(async () => {
  await own.drop();
  await rm(join(folder, '..'), { recursive: true });
});

const ours = (await readMigrations(MIGRATIONS)).map(({ nome }) => nome);

async function addMigration(nome: string, comandos: string[]): Promise<void> {
  await writeFile(join(folder, `${nome}.sql`), comandos.join('\n--> statement-breakpoint\n'));
}

/** Everything that a migration may leave: tables with their columns, and the list of applied migrations. */
async function schemaOf(): Promise<unknown[]> {
  const { rows } = await own.database.pool.query(
    `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  return rows;
}

async function applied(): Promise<string[]> {
  const { rows } = await own.database.pool.query('select nome from migracao order by indice');
  return rows.map(({ nome }) => nome);
}

test('applies every migration once when it runs twice', async () => {
  expect(await migrate(own.database)).toEqual(ours);
  expect(await migrate(own.database)).toEqual([]);
  expect(await applied()).toEqual(ours);
});

test.each(PARTIDAS)(
  'T-H4 lets one of four processes migrate an old schema, while the others wait (round %i)',
  async () => {
    const programs = Array.from({ length: 4 }, () => startProgram('migrate-server', [own.url]));
    const codes = await Promise.all(programs.map((program) => program.ended));
    expect(codes, programs.map((program) => program.errors()).join('\n')).toEqual([0, 0, 0, 0]);
    const wanted = ['aplicou 0', 'aplicou 0', 'aplicou 0', `aplicou ${ours.length}`].sort();
    expect(programs.flatMap((program) => program.lines).toSorted()).toEqual(wanted);
    expect(await applied()).toEqual(ours);
  },
);

const STEPS = [
  'create table nova (a integer)',
  `insert into nova values (1)`,
  'alter table aviso add column b integer',
];

test.each([0, 1, 2, 3])('T-H5 rolls back a migration that fails after %i of its commands', async (good) => {
  await migrate(own.database);
  const before = await schemaOf();
  await addMigration('9000_nova', STEPS.toSpliced(good, 0, 'select 1 / 0'));
  await expect(migrate(own.database, { folder })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/9000_nova falhou e foi desfeita por inteiro: division by zero/),
  });
  expect(await schemaOf()).toEqual(before);
  expect(await applied()).toEqual(ours);
  await writeFile(join(folder, '9000_nova.sql'), STEPS.join('\n--> statement-breakpoint\n'));
  expect(await migrate(own.database, { folder })).toEqual(['9000_nova']);
});

test('T-H5 keeps the migrations before a failed one, and continues from there on the next try', async () => {
  await addMigration('9000_boa', ['create table boa (a integer)']);
  await addMigration('9001_ruim', ['create table ruim (a integer)', 'selec 1']);
  const lines: string[] = [];
  const log = {
    info: (text: string) => void lines.push(text),
    error: (text: string) => void lines.push(text),
  };
  await expect(migrate(own.database, { folder, log })).rejects.toThrow('9001_ruim');
  expect(lines).toEqual([
    ...[...ours, '9000_boa'].map((nome) => `migração ${nome} aplicada`),
    expect.stringMatching(/^A migração 9001_ruim falhou e foi desfeita por inteiro: ./),
  ]);
  expect(await applied()).toEqual([...ours, '9000_boa']);
});

test('repeats no value of a row in the log when a migration fails on it (T-M9)', async () => {
  await addMigration('9000_ruim', ["select 'canario@exemplo.test'::integer"]);
  const lines: string[] = [];
  const log = { info: () => undefined, error: (text: string) => void lines.push(text) };
  await expect(migrate(own.database, { folder, log })).rejects.toThrow('9000_ruim');
  expect(lines).toEqual([
    'A migração 9000_ruim falhou e foi desfeita por inteiro: invalid input syntax for type integer: "…"',
  ]);
});

test('T-H5 refuses a schema newer than the code, and changes nothing', async () => {
  await addMigration('9000_nova', STEPS);
  await migrate(own.database, { folder });
  const before = await schemaOf();
  await expect(migrate(own.database)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/versão mais nova do Instrutoria \(migração 9000_nova\)/),
  });
  expect(await schemaOf()).toEqual(before);
});

test('T-H5 detects a migration that was edited after it was applied', async () => {
  await addMigration('9000_nova', STEPS);
  await migrate(own.database, { folder });
  await writeFile(join(folder, '9000_nova.sql'), 'select 1');
  await expect(migrate(own.database, { folder })).rejects.toThrow(/9000_nova.*não é a desta versão/);
});

test('T-H9 refuses a database with tables of another program, and changes nothing in it', async () => {
  await own.database.pool.query('create table clientes (id integer)');
  await expect(migrate(own.database)).rejects.toThrow(/tabelas que não são do Instrutoria \(clientes\)/);
  expect(await schemaOf()).toHaveLength(1);
});
