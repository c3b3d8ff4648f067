import { cp, mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { removeDataDir, startEmbedded } from './embedded.ts';
import { silentLog as log } from './log.ts';
import { copyDataDir, temporaryDataDir } from './testing/data-dir.ts';

let whole: string;
let dataDir: string;
beforeAll(async () => {
  whole = await temporaryDataDir();
  await (await startEmbedded({ dataDir: whole, log })).stop();
});
afterAll(() => removeDataDir(whole));
afterEach(() => rm(dataDir, { recursive: true }));

const at = (...path: string[]) => join(dataDir, 'postgres', ...path);

async function newestWal(): Promise<string> {
  const files = (await readdir(at('pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
  return at('pg_wal', files.at(-1) ?? '');
}

const damages: [string, RegExp, () => Promise<void>][] = [
  ['the cluster is gone', /não existe mais/, () => rm(at(), { recursive: true })],
  ['the cluster is elsewhere', /não existe mais/, () => rename(at(), join(dataDir, 'mudou'))],
  [
    'a file stands in its place',
    /não é uma pasta/,
    () => rm(at(), { recursive: true }).then(() => writeFile(at(), 'x')),
  ],
  ['the folder is empty', /PG_VERSION/, () => rm(at(), { recursive: true }).then(() => mkdir(at()))],
  ['PG_VERSION is empty', /PG_VERSION/, () => writeFile(at('PG_VERSION'), '')],
  ['it is of another version', /outra versão/, () => writeFile(at('PG_VERSION'), '15\n')],
  [
    'pg_control is cut',
    /está danificado \(global\/pg_control\)/,
    () => truncate(at('global', 'pg_control'), 100),
  ],
  [
    'pg_control is empty',
    /está danificado \(global\/pg_control\)/,
    () => truncate(at('global', 'pg_control'), 0),
  ],
  [
    'pg_control is another file',
    /não iniciou/,
    () => writeFile(at('global', 'pg_control'), Buffer.alloc(8192, 7)),
  ],
  ['the log of the last writes is gone', /não iniciou/, async () => rm(await newestWal())],
  ['the log of the last writes is garbage', /não iniciou/, async () => writeFile(await newestWal(), 'lixo')],
  ['the catalogue is gone', /não iniciou/, () => rm(at('global', 'pg_filenode.map'))],
  ['the note is garbage', /danificado/, () => writeFile(join(dataDir, 'postgres.json'), '{')],
  ['the note is empty', /danificado/, () => writeFile(join(dataDir, 'postgres.json'), '')],
];

/** Every file except those that any attempt to start writes or removes. */
async function inventory(): Promise<string[]> {
  const files = await readdir(dataDir, { recursive: true });
  return files
    .filter((name) => !/(postmaster\.(pid|opts)|pg_internal\.init|pgstat\.stat)$/.test(name))
    .sort();
}

test.each(damages)(
  'T-H9 refuses in clear words, and creates nothing anew, when %s',
  async (_, words, damage) => {
    dataDir = await copyDataDir(whole);
    await damage();
    const before = await inventory();
    await expect(startEmbedded({ dataDir, log })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(words),
    });
    expect(await inventory()).toEqual(before);
  },
);

test('T-H9 starts again after the damaged files were put back', async () => {
  dataDir = await copyDataDir(whole);
  await rename(at(), join(dataDir, 'apart'));
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow('não existe mais');
  await rename(join(dataDir, 'apart'), at());
  await (await startEmbedded({ dataDir, log })).stop();
});

test('T-H9 refuses in clear words a DATA_DIR that is a file', async () => {
  dataDir = await temporaryDataDir();
  await cp(join(whole, 'postgres.json'), join(dataDir, 'arquivo'));
  await expect(startEmbedded({ dataDir: join(dataDir, 'arquivo'), log })).rejects.toThrow(
    /diretório de dados/,
  );
});
