import { readdir } from 'node:fs/promises';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempDirOf } from '../../adapters/files/temp-dir.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { umJpegDe, umPdfDe } from '../../testing/documents/arquivos.ts';
import { enviarArquivo, RECUSAS_DE_ARQUIVOS } from '../../testing/refusals/de-arquivos.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import { rowsOf } from '../../testing/rows.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena } from '../../testing/world/cena.ts';

const MAXIMO = 26_214_400;

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  await c.w.novoAprovado({ dono: c.dono });
});
afterAll(() => t.close());

it('every message of the catalogue is provoked by a row', () => {
  expect(naoProvocadas('MENSAGENS_ARQUIVO', MENSAGENS_ARQUIVO, RECUSAS_DE_ARQUIVOS)).toEqual([]);
});

describe('refused on the server, with the exact text (T-D1, T-D3, T-D4, T-D5, T-D11)', () => {
  it.each(RECUSAS_DE_ARQUIVOS)('$o', (recusa) => conferirRecusa(recusa, c));

  it('leaves nothing behind: no temporary file, and no stored one without a row', async () => {
    expect(await readdir(tempDirOf(t.deps.config.dataDir))).toEqual([]);
    const linhas = await rowsOf(t, 'arquivo');
    const guardados: string[] = [];
    for await (const { key } of t.deps.storage.list()) guardados.push(key);
    expect(guardados.sort()).toEqual(linhas.map(({ referencia }) => referencia).sort());
  });
});

describe('25 MB exactly are taken', () => {
  it('takes them as a picture', async () => {
    const r = await enviarArquivo(c, '/api/projeto/upload', await umJpegDe(MAXIMO));
    expect(r.status).toBe(201);
  });

  it('takes them as a proof, kept byte for byte', async () => {
    const bytes = umPdfDe(MAXIMO);
    const r = await enviarArquivo(c, '/api/disciplina/upload', bytes);
    expect(r.status).toBe(201);
    const { data } = r.body as unknown as { data: string };
    expect(Buffer.compare(await t.deps.storage.bytes(data), bytes)).toBe(0);
  });
});
