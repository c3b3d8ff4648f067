import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FORMATO, type Header, type Totals } from './format.ts';
import { fileLines, line, tableLines } from './lines.ts';
import { openBackup } from './open.ts';
import { writeRecords } from './write.ts';

const CHAVE = 'jabuticaba no quintal da universidade';
const HEADER: Header = {
  instrutoria: 'backup',
  formato: FORMATO,
  criadoEm: '2026-05-13T12:00:00.000Z',
  postgres: '18.4',
  migracoes: [{ indice: 0, nome: '0000_casa', resumo: 'a' }],
};
const ROWS = ['["1","Botânica"]', '["2",null]', '["3","linha\\nnova"]'];
const BYTES = randomBytes(300_000);

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copia-'));
  path = join(folder, 'copia');
});
afterEach(() => rm(folder, { recursive: true }));

async function* rows() {
  yield ROWS.slice(0, 2);
  yield ROWS.slice(2);
}

async function* pieces() {
  yield BYTES.subarray(0, 100_000);
  yield Buffer.alloc(0);
  yield BYTES.subarray(100_000);
}

/** Records with one table and one file. */
async function* records(header: unknown = HEADER): AsyncGenerator<string | Buffer, Totals> {
  yield `${JSON.stringify(header)}\n`;
  const unidade = yield* tableLines('unidade', ['id', 'nome'], rows());
  const { tamanho } = yield* fileLines('arq_1', pieces());
  const rest = { sequencias: 0, emails: 0, arquivos: 1, bytes: tamanho, ausentes: [], alterados: [] };
  const fim = { tabelas: { unidade }, ...rest };
  yield line({ fim });
  return fim;
}

/** The records of a backup, read as a restore reads them. */
async function read(chave?: string) {
  const backup = await openBackup(path, chave);
  try {
    const found: string[] = [];
    const bytes: Buffer[] = [];
    const table = await backup.records.line();
    const add = async (row: string): Promise<void> => void found.push(row);
    const sum = await backup.records.rows('unidade', { add, end: async () => undefined });
    const file = await backup.records.line();
    await backup.records.file('arq_1', async (piece) => bytes.push(Buffer.from(piece)));
    const end = await backup.records.line();
    await backup.records.end();
    return { header: backup.header, table, found, sum, file, bytes: Buffer.concat(bytes), end };
  } finally {
    await backup.close();
  }
}

describe.each([undefined, CHAVE])('with the key %s', (chave) => {
  it('reads back what was written, and its totals', async () => {
    const written = await writeRecords(path, records(), { chave });
    expect(written).toMatchObject({ path, size: (await readFile(path)).byteLength });
    const { header, table, found, sum, file, bytes, end } = await read(chave);
    expect(header).toEqual(HEADER);
    expect(table).toEqual({ tabela: 'unidade', colunas: ['id', 'nome'] });
    expect(found).toEqual(ROWS);
    expect(sum).toEqual(written.totals.tabelas.unidade);
    expect(file).toEqual({ arquivo: 'arq_1' });
    expect(bytes.equals(BYTES)).toBe(true);
    expect(end).toEqual({ fim: written.totals });
  });

  it('is refused when it is cut', async () => {
    await writeRecords(path, records(), { chave });
    await writeFile(path, (await readFile(path)).subarray(0, -9));
    await expect(read(chave)).rejects.toThrow('danificada ou incompleta');
  });
});

it.each([
  ['a changed row', (text: string) => text.replace('["2",', '["7",')],
  ['a row left out', (text: string) => text.replace('["2",null]\n', '')],
  [
    'another byte of a file',
    (text: string) => `${text.slice(0, 5_000)}${'\u0000'.repeat(9)}${text.slice(5_009)}`,
  ],
  ['no end', (text: string) => text.slice(0, text.lastIndexOf('{"fim"'))],
  ['more after the end', (text: string) => `${text}{}\n`],
])('is refused with %s', async (_, change) => {
  await writeRecords(path, records(), {});
  const text = gunzipSync(await readFile(path)).toString('latin1');
  await writeFile(path, gzipSync(Buffer.from(change(text), 'latin1')));
  await expect(read()).rejects.toThrow('danificada ou incompleta');
});

it('refuses another key, a plain file in place of an encrypted one, and another format', async () => {
  await writeRecords(path, records(), { chave: CHAVE });
  await expect(read()).rejects.toThrow('informe a chave dela em BACKUP_CHAVE');
  await expect(read(`${CHAVE}x`)).rejects.toThrow('não é a chave');
  await rm(path);
  await writeRecords(path, records({ ...HEADER, formato: 2 }), {});
  await expect(read(CHAVE)).rejects.toThrow('não está cifrada');
  await expect(read()).rejects.toThrow('formato 2');
});

it('leaves no file when its records fail, and never overwrites one', async () => {
  const failing = async function* (): AsyncGenerator<string, Totals> {
    yield* ROWS;
    throw new Error('the storage is gone');
  };
  await expect(writeRecords(path, failing(), {})).rejects.toThrow('the storage is gone');
  const aborted = { signal: AbortSignal.abort() };
  await expect(writeRecords(path, records(), aborted)).rejects.toMatchObject({ name: 'AbortError' });
  expect(await readdir(folder)).toEqual([]);
  await writeFile(path, 'minha');
  await expect(writeRecords(path, records(), {})).rejects.toThrow('já existe');
  expect(await readFile(path, 'utf8')).toBe('minha');
});
