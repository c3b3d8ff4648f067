import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../adapters/files/disk-storage.ts';
import { realDisk } from '../adapters/files/durable-write.ts';
import type { FileStorage } from '../adapters/files/file-storage.ts';
import { createFileStorage } from '../adapters/files/storage.ts';
import { createS3Stub } from '../adapters/testing/s3-stub.ts';
import { migrate } from '../db/migrate.ts';
import { MIGRATIONS, readMigrations } from '../db/migration-files.ts';
import { housekeep } from '../features/arquivo/housekeeping.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database/database.ts';
import { createWorld } from '../testing/world.ts';
import { openBackup } from './opened-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { withSession } from './session.ts';
import { snapshot } from './snapshot.ts';
import { writeBackup } from './write-backup.ts';

const CHAVE = 'jabuticaba no quintal da universidade';

let source: TestApp;
let folder: string;
let plain: string;
let target: TestDatabase;
let place: string;

beforeAll(async () => {
  source = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'instrutoria-teste-'));
  const w = createWorld(source);
  const dono = await w.novaPessoa();
  await w.novoProjeto(dono.id, await w.novoEdital());
  await w.novoArquivo('foto', dono.id, Buffer.alloc(200_000, 'bytes da foto '), `professor:${dono.id}`);
  await source.deps.database.pool.query('update arquivo set tamanho = tamanho'); // one more version of the row
  plain = join(folder, 'em-claro');
  await make(plain);
});
beforeEach(async () => {
  target = await createTestDatabase({ migrated: false });
  place = await mkdtemp(join(tmpdir(), 'instrutoria-teste-'));
});
afterEach(async () => {
  await target.drop();
  await rm(place, { recursive: true, force: true });
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

function make(path: string, chave?: string, storage: FileStorage = source.deps.storage) {
  const { database, config } = source.deps;
  const from = { database: { ...database, mode: 'server' as const }, dataDir: config.dataDir };
  return writeBackup({ ...from, storage, path, chave, secret: true });
}

async function restore(
  path: string,
  { chave, storage, onto = target }: { chave?: string; storage?: FileStorage; onto?: TestDatabase } = {},
) {
  const backup = await openBackup(path, chave);
  try {
    return await restoreBackup({
      database: { ...onto.database, mode: 'server' },
      dataDir: place,
      storage: storage ?? (await createFileStorage({ dataDir: place })),
      backup,
      comEmails: true,
    });
  } finally {
    await backup.close();
  }
}

/** The target's state after a refused restore: no table, no queue, no file. */
async function untouched(of = target): Promise<unknown> {
  const { rows } = await of.database.pool.query(
    `select (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S'))
       as tabelas, to_regclass('pgboss.job') is null as semfila`,
  );
  const left = await Promise.all(
    ['arquivos', 'tmp'].map((name) => readdir(join(place, name)).catch(() => [])),
  );
  return { ...rows[0], arquivos: left.flat() };
}
const NOTHING = { tabelas: 0, semfila: true, arquivos: [] };

/** The plain backup with its text changed, as with an editor. */
async function edited(change: (text: string) => string): Promise<string> {
  const text = gunzipSync(await readFile(plain)).toString('latin1');
  const path = join(place, 'alterada');
  await writeFile(path, gzipSync(Buffer.from(change(text), 'latin1')));
  return path;
}

describe('a backup that is not as it was written (T-H7)', () => {
  /**
   * One target for all refused restores: a leftover of one would make the next fail, and the valid one too.
   */
  let refusing: TestDatabase;
  beforeAll(async () => {
    refusing = await createTestDatabase({ migrated: false });
  });
  afterAll(() => refusing.drop());

  it('restores an unchanged backup', async () => {
    const done = await restore(plain);
    expect(done).toMatchObject({ emails: 0, comSegredo: false, alheias: [] });
    expect((await target.database.pool.query('select titulo from projeto')).rows).toHaveLength(1);
  });

  it.each([
    ['a changed row', (text: string) => text.replace('"Projeto ', '"Projeta ')],
    ['a row left out', (text: string) => text.replace(/\n\["\d+","Unidade [^\n]*/, '')],
    ['a row twice', (text: string) => text.replace(/\n\["\d+","Unidade [^\n]*/, '$&$&')],
    ['a changed sum', (text: string) => text.replace(/"soma":"./, '"soma":"x')],
    ['a file with other bytes', (text: string) => text.replace('bytes da foto', 'bytes da fota')],
    ['no end', (text: string) => text.slice(0, text.lastIndexOf('{"fim"'))],
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['other totals', (text: string) => text.replace(/"arquivos":\d+,"bytes"/, '"arquivos":99,"bytes"')],
    ['more after the end', (text: string) => `${text}{}\n`],
    ['a value that is none', (text: string) => text.replace(/\n\["\d+","Unidade /, '\n["x","Unidade ')],
    [
      'a column left out',
      (text: string) => text.replace('"colunas":["id","nome","cidade"]', '"colunas":["id","nome"]'),
    ],
    [
      'a table left out',
      (text: string) => text.replace(/\{"tabela":"aviso".*?"fimDaTabela":"aviso"[^\n]*\n/s, ''),
    ],
    ['a sequence left out', (text: string) => text.replace(/\n\{"sequencia":"projeto_id_seq"[^\n]*/, '')],
  ])('refuses a backup with %s, and restores nothing', async (_name, change) => {
    const path = await edited(change);
    await expect(restore(path, { onto: refusing })).rejects.toThrow(
      /danificada ou incompleta|Nada foi restaurado/,
    );
    expect(await untouched(refusing)).toEqual(NOTHING);
  });

  it('refuses a backup that is cut or has other bytes in the compressed file', async () => {
    const bytes = await readFile(plain);
    for (const wrong of [
      bytes.subarray(0, -9),
      bytes.subarray(0, 40),
      Buffer.concat([bytes.subarray(0, 900), Buffer.alloc(50), bytes.subarray(950)]),
    ]) {
      const path = join(place, 'cortada');
      await writeFile(path, wrong);
      await expect(restore(path, { onto: refusing })).rejects.toThrow(
        /danificada ou incompleta|Nada foi restaurado/,
      );
      await rm(path);
      expect(await untouched(refusing)).toEqual(NOTHING);
    }
  });

  it('restores the right backup after all refusals, since none left anything behind', async () => {
    await restore(plain, { onto: refusing });
    expect((await refusing.database.pool.query('select titulo from projeto')).rows).toHaveLength(1);
  });

  it('refuses a file that is no backup', async () => {
    const path = join(place, 'outra');
    await writeFile(path, 'um texto qualquer, que não é cópia de nada');
    await expect(restore(path)).rejects.toThrow('não é uma cópia de segurança do Instrutoria');
    await writeFile(path, gzipSync('{"outra":"coisa"}\n'));
    await expect(restore(path)).rejects.toThrow('não é uma cópia de segurança do Instrutoria');
    await expect(restore(join(place, 'nenhuma'))).rejects.toThrow('o arquivo não existe');
  });
});

describe('an encrypted backup (T-M11)', () => {
  it('asks for its key, accepts no other, and does not take a plain backup for an encrypted one', async () => {
    const path = join(place, 'cifrada');
    await source.deps.database.pool.query(`insert into segredo values ('jwt', $1)`, ['s'.repeat(40)]);
    await make(path, CHAVE);
    await expect(restore(path)).rejects.toThrow('informe a chave dela em BACKUP_CHAVE');
    await expect(restore(path, { chave: `${CHAVE}x` })).rejects.toThrow('não é a chave');
    await expect(restore(plain, { chave: CHAVE })).rejects.toThrow('não está cifrada');
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, -1));
    await expect(restore(path, { chave: CHAVE })).rejects.toThrow('danificada ou incompleta');
    expect(await untouched()).toEqual(NOTHING);
    await writeFile(path, bytes);
    expect(await restore(path, { chave: CHAVE })).toMatchObject({ comSegredo: true });
    const { rows } = await target.database.pool.query('select valor from segredo');
    expect(rows).toEqual([{ valor: 's'.repeat(40) }]);
  });

  it('keeps the secret out of a plain backup', async () => {
    const path = join(place, 'em-claro');
    await make(path);
    expect(gunzipSync(await readFile(path)).includes('s'.repeat(40))).toBe(false);
  });
});

describe('versions (T-H5)', () => {
  /** The migrations without the last one. */
  async function olderCode(): Promise<string> {
    const older = join(place, 'migracoes');
    await cp(MIGRATIONS, older, { recursive: true });
    const last = (await readMigrations(MIGRATIONS)).at(-1)?.nome ?? '';
    await rm(join(older, `${last}.sql`));
    return older;
  }

  it('restores an older backup at its own version, then migrates it', async () => {
    const older = await createTestDatabase({ migrated: false });
    try {
      await migrate(older.database, { folder: await olderCode() });
      await older.database.pool.query(`insert into unidade (nome, cidade) values ('Antiga', 'Lá')`);
      const path = join(place, 'antiga');
      const { storage, config } = source.deps;
      await writeBackup({ database: older.database, dataDir: config.dataDir, storage, path, secret: false });
      await restore(path);
      const { rows } = await target.database.pool.query('select nome from unidade');
      expect(rows).toEqual([{ nome: 'Antiga' }]);
      expect(await migrate(target.database)).toHaveLength(1);
    } finally {
      await older.drop();
    }
  });

  it('refuses a newer or different version before anything is changed', async () => {
    const older = await olderCode();
    await expect(openBackup(plain, undefined, older)).rejects.toThrow('versão mais nova');
    const other = await edited((text) => text.replace(/"resumo":"./, '"resumo":"x'));
    await expect(openBackup(other, undefined)).rejects.toThrow('não é a desta versão');
    const format = await edited((text) => text.replace('"formato":1', '"formato":2'));
    await expect(openBackup(format, undefined)).rejects.toThrow('formato 2');
  });
});

describe('a place that is not empty', () => {
  it('rejects the restore and keeps the tables that are there', async () => {
    const { pool } = target.database;
    await pool.query('create table de_outros (a int)');
    await expect(restore(plain)).rejects.toThrow('não está vazio (contém de_outros)');
    expect((await pool.query('select * from de_outros')).rows).toEqual([]);
    const ours = await createTestDatabase();
    try {
      await expect(restore(plain, { onto: ours })).rejects.toThrow('já contém uma instalação');
    } finally {
      await ours.drop();
    }
  });

  it('refuses to replace a file with other bytes, and accepts one with the same (a bucket that stays)', async () => {
    const storage = await createFileStorage({ dataDir: place });
    const { rows } = await source.deps.database.pool.query('select referencia from arquivo limit 1');
    const key = String(rows[0]?.referencia);
    await storage.putBytes(key, Buffer.from('outro'));
    await expect(restore(plain)).rejects.toThrow('com outro conteúdo');
    expect(Buffer.from(await storage.bytes(key)).toString()).toBe('outro');
    await storage.remove(key);
    await storage.putBytes(key, await source.deps.storage.bytes(key));
    await restore(plain);
  });
});

it('moves the files from the disk into S3 and back (stand-in server)', async () => {
  const stub = createS3Stub('balde', { accessKeyId: 'chave', secretAccessKey: 'segredo' });
  const http = createServer(stub.responder).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const back = await createTestDatabase({ migrated: false });
  try {
    const { port } = http.address() as AddressInfo;
    const armazenamentoUrl = `s3://chave:segredo@127.0.0.1:${port}/balde?https=false`;
    const s3 = await createFileStorage({ armazenamentoUrl, dataDir: place });
    await restore(plain, { storage: s3 });
    const { rows } = await target.database.pool.query('select referencia from arquivo');
    expect([...stub.objetos.keys()].toSorted()).toEqual(rows.map(({ referencia }) => referencia).toSorted());
    const path = join(place, 'do-s3');
    const from = { database: { ...target.database, mode: 'server' as const }, dataDir: place, storage: s3 };
    const { totals } = await writeBackup({ ...from, path, secret: false });
    expect(totals.ausentes).toEqual([]);
    await restore(path, { onto: back });
    for (const [key, { dados }] of stub.objetos) {
      expect((await readFile(join(place, 'arquivos', key))).equals(dados)).toBe(true);
    }
    stub.falharCom(503);
    await expect(writeBackup({ ...from, path: join(place, 'nunca'), secret: false })).rejects.toThrow(
      'O armazenamento de arquivos não respondeu',
    );
  } finally {
    http.closeAllConnections();
    http.close();
    await back.drop();
  }
});

describe('a backup or restore that fails', () => {
  it('restores nothing when the disk is full (T-D9)', async () => {
    let free = 1;
    const full = createDiskStorage(place, {
      ...realDisk,
      rename: (from, to) => {
        free -= 1;
        if (free >= 0) return realDisk.rename(from, to);
        return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
      },
    });
    await expect(restore(plain, { storage: full })).rejects.toThrow(/Nada foi restaurado: .*sem espaço/);
    expect(await untouched()).toEqual(NOTHING);
  });

  it('leaves no backup when the storage fails or the backup is interrupted', async () => {
    const { storage, database, config } = source.deps;
    const failing: FileStorage = {
      ...storage,
      read: () => Promise.reject(Object.assign(new Error('x'), { code: 'EACCES' })),
    };
    const path = join(place, 'nunca');
    await expect(make(path, undefined, failing)).rejects.toThrow('falta permissão');
    const options = { database, dataDir: config.dataDir, storage, path, secret: false };
    await expect(writeBackup({ ...options, signal: AbortSignal.abort() })).rejects.toThrow('interrompido');
    await expect(make(join(place, 'sem', 'pasta'))).rejects.toThrow('a pasta não existe');
    await mkdir(join(place, 'cheia'));
    await expect(make(join(place, 'cheia'))).rejects.toThrow('já existe');
    expect(await readdir(place)).toEqual(['cheia']);
  });

  it('reports a missing or changed file, and saves the others', async () => {
    const { storage } = source.deps;
    const gone: FileStorage = {
      ...storage,
      read: async (key) => {
        if (key === changed) return Readable.from([Buffer.from('outros bytes')]);
        return storage.read(key === lost ? `arq_${'0'.repeat(32)}` : key);
      },
    };
    const { rows } = await source.deps.database.pool.query('select referencia from arquivo order by 1');
    const [lost, changed] = rows.map(({ referencia }) => String(referencia));
    const { totals } = await make(join(place, 'parcial'), undefined, gone);
    expect(totals.ausentes).toEqual([lost]);
    expect(totals.arquivos).toBe(rows.length - 1);
    expect(totals.alterados).toEqual([changed]);
  });

  it('makes the sweeper keep the files of a snapshot until they are read (T-H6)', async () => {
    const { database, storage, config } = source.deps;
    const solta = await createWorld(source).novoArquivo('foto', null);
    source.clock.avancar(25 * 3_600_000);
    await withSession(database, async (client) => {
      const records = snapshot({
        client,
        mode: 'server',
        dataDir: config.dataDir,
        storage,
        withSecret: false,
      });
      await records.next();
      expect(await housekeep(source.deps)).toEqual({ arquivos: 0, eliminados: 0, orfaos: 0 });
      let text = '';
      for await (const piece of records) text += piece.toString();
      expect(text).toContain(`"fimDoArquivo":"${solta}"`);
    });
    expect(await housekeep(source.deps)).toMatchObject({ arquivos: 1 });
    expect(await storage.exists(solta)).toBe(false);
  });
});
