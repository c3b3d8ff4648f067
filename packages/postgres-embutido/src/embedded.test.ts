import { chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { chooseAccount } from './account.ts';
import { removeDataDir, runningConnection, startEmbedded } from './embedded.ts';
import { silentLog as log } from './log.ts';
import { readPlace, SHARED_HOME } from './place.ts';
import { serverProcesses } from './processes.ts';
import { socketDirOf } from './socket-dir.ts';
import { InUseError } from './startup-error.ts';
import { temporaryDataDir } from './testing/data-dir.ts';
import { open } from './testing/opened.ts';
import { kill } from './testing/program.ts';
import { readableCheckout } from './testing/readable-checkout.ts';
import { startWriter } from './testing/writer.ts';

const asRoot = process.getuid?.() === 0;
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await removeDataDir(folder);
});

async function folder(mode = 0o711): Promise<string> {
  const path = await temporaryDataDir({ mode });
  folders.push(path);
  return path;
}

async function clusterOf(dataDir: string): Promise<string> {
  return (await readPlace(dataDir))?.cluster ?? '';
}

test('creates a UTF-8 database for an ordinary role on first start, and leaves no process and no socket when closed', async () => {
  const dataDir = join(await folder(), 'ainda', 'não existe');
  const database = await open(dataDir);
  const { rows } = await database.client.query(
    `select 'Élia' < 'Fábio' collate "pt-BR-x-icu" as ordem, lower('ÁÇ') as minusculas, current_setting('is_superuser') as super`,
  );
  expect(rows).toEqual([{ ordem: true, minusculas: 'áç', super: 'off' }]);
  await database.close();
  const cluster = await clusterOf(dataDir);
  expect(await serverProcesses(cluster)).toEqual([]);
  await expect(stat(socketDirOf(cluster))).rejects.toThrow('ENOENT');
  await removeDataDir(dataDir);
});

test('T-H3 keeps every commit and listens on a private socket only', async () => {
  const dataDir = await folder();
  const database = await open(dataDir);
  const { rows } = await database.client.query(
    `select name, setting from pg_settings where name in
       ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'data_checksums') order by name`,
  );
  expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'data_checksums=on',
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=',
    'synchronous_commit=on',
  ]);
  const socketDir = await stat(socketDirOf(await clusterOf(dataDir)));
  expect(socketDir.mode & 0o777).toBe(0o700);
  await database.close();
});

test('T-H3 has flushed each acknowledged commit to the disk', async () => {
  const database = await open(await folder());
  const flushes = async (): Promise<number> => {
    await database.client.query('select pg_stat_force_next_flush()');
    const { rows } = await database.client.query(
      `select sum(fsyncs) as n from pg_stat_io where object = 'wal'`,
    );
    return Number(rows[0].n);
  };
  await database.client.query('create table linha (n integer)');
  const before = await flushes();
  for (let n = 0; n < 200; n += 1) await database.client.query('insert into linha values ($1)', [n]);
  expect((await flushes()) - before).toBeGreaterThanOrEqual(200);
  await database.close();
});

test('T-H13 refuses a second application on a DATA_DIR, without effect on the first', async () => {
  const dataDir = await folder();
  const database = await open(dataDir);
  await expect(startEmbedded({ dataDir, log })).rejects.toBeInstanceOf(InUseError);
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
    /Outra instância do Instrutoria já está usando/,
  );
  const other = startWriter(dataDir);
  expect(await other.ended).toBe(1);
  expect(other.errors()).toContain('Outra instância do Instrutoria já está usando');
  expect((await database.client.query('select 1 as um')).rows).toEqual([{ um: 1 }]);
  const beside = new pg.Client(await runningConnection(dataDir));
  await beside.connect();
  expect((await beside.query('select 2 as dois')).rows).toEqual([{ dois: 2 }]);
  await beside.end();
  await database.close();
});

test('T-H13 does not open two copies of a DATA_DIR that point to one cluster at once', async () => {
  const [one, two] = [await folder(0o700), await folder(0o700)];
  const database = await open(one);
  await writeFile(
    join(two, 'postgres.json'),
    JSON.stringify({ cluster: await clusterOf(one), criado: true }),
  );
  await expect(open(two)).rejects.toThrow(/Outra instância/);
  await database.close();
  await rm(join(two, 'postgres.json'));
});

test('puts the cluster elsewhere when the unprivileged user cannot enter DATA_DIR, root or not', async () => {
  const dataDir = await folder(0o700);
  const database = await open(dataDir);
  await database.client.query('create table lembrete as select 7 as n');
  await database.close();
  const cluster = await clusterOf(dataDir);
  expect(cluster.startsWith(asRoot ? `${SHARED_HOME}/dados/` : `${dataDir}/`)).toBe(true);
  expect((await stat(cluster)).uid).toBe((await chooseAccount())?.uid ?? process.getuid?.());
  const again = await open(dataDir);
  expect((await again.client.query('select n from lembrete')).rows).toEqual([{ n: 7 }]);
  await again.close();
  await removeDataDir(dataDir);
  await expect(stat(cluster)).rejects.toThrow('ENOENT');
});

test('[C-E2] starts for an ordinary user from any checkout, and root continues with its cluster', async () => {
  const uid = (await chooseAccount())?.uid ?? process.getuid?.() ?? 0;
  const parent = await folder();
  const dataDir = join(parent, 'dados');
  await mkdir(dataDir);
  if (asRoot) await chown(dataDir, uid, uid);
  const checkout = asRoot ? await readableCheckout() : undefined;
  const program = startWriter(dataDir, checkout === undefined ? {} : { as: { uid, checkout } });
  await program.line((line) => line === 'gravou 1');
  await kill(program);
  await checkout?.remove();
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(uid);
  const database = await open(dataDir);
  expect((await database.client.query('select numero from gravacao where numero = 1')).rowCount).toBe(2);
  await database.close();
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.json', 'postgres.lock']);
  await removeDataDir(dataDir);
});
