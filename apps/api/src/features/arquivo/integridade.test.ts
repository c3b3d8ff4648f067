import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Reply, send } from '../../testing/client.ts';
import { umaImagem, umPdfDe } from '../../testing/documents/arquivos.ts';
import { type Cena, criarCena } from '../../testing/world/cena.ts';

const MB = 1024 ** 2;
const TEXTO =
  'Este arquivo foi alterado ou está danificado e não pode ser aberto. A administração foi avisada.';

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  await c.w.novaPessoa('administrador');
});
afterAll(() => t.close());

interface Recusa {
  readonly code: string;
  readonly message: string;
}
const lugar = (referencia: string) => join(t.deps.config.dataDir, 'arquivos', referencia);
const ler = (caminho: string): Promise<Reply<Recusa>> => send(t.url, 'GET', caminho, { token: c.dono.token });
const trilha = async (referencia: string) =>
  (
    await t.deps.database.pool.query<{ n: number }>(
      "select count(*)::int as n from auditoria where acao = 'arquivoDanificado' and depois->>'referencia' = $1",
      [referencia],
    )
  ).rows[0]?.n;
const cartas = async (referencia: string) =>
  (await t.emailsAte(0)).filter(({ texto }) => texto.includes(referencia));

/** The file as the administrators' page lists it. */
async function noPainel(referencia: string): Promise<object | undefined> {
  const { token } = await c.w.novaPessoa('administrador');
  const { body } = await send<{ danificados: { referencia: string }[]; quantosDanificados: number }>(
    t.url,
    'GET',
    '/api/armazenamento',
    { token },
  );
  expect(body.quantosDanificados).toBe(body.danificados.length);
  return body.danificados.find((um) => um.referencia === referencia);
}

async function umaSecao(): Promise<{ referencia: string; caminho: string }> {
  const file = { bytes: await umaImagem() };
  const { body } = await send<{ data: string }>(t.url, 'POST', '/api/projeto/upload', {
    token: c.dono.token,
    file,
  });
  return { referencia: body.data, caminho: `/api/projeto/imagem/${body.data}` };
}
async function umComprovante(bytes: number): Promise<{ referencia: string; caminho: string }> {
  const id = await c.w.novoProjeto(c.dono.id, c.edital);
  const referencia = await c.w.novoArquivo(
    'comprovanteDisciplinas',
    c.dono.id,
    umPdfDe(bytes),
    `professor:${c.dono.id}`,
  );
  await t.deps.database.pool.query(
    `update comprovante_de_disciplinas set comprovante = $1
      where id = (select comprovante_id from projeto where id = $2)`,
    [referencia, id],
  );
  return { referencia, caminho: `/api/images/comprovante/${id}` };
}

it.each([
  ['an image', umaSecao],
  ['a small document', () => umComprovante(20_000)],
  ['a large document', () => umComprovante(3 * MB)],
] as const)('[C-F11] serves no %s with altered bytes, and reports it once', async (_o, guardar) => {
  const { referencia, caminho } = await guardar();
  const certo = await readFile(lugar(referencia));
  expect((await ler(caminho)).status).toBe(200);
  const errado = Buffer.from(certo);
  errado[Math.floor(errado.length / 2)] = (errado[Math.floor(errado.length / 2)] ?? 0) ^ 1;
  await writeFile(lugar(referencia), errado);
  const [um, dois] = [await ler(caminho), await ler(caminho)];
  expect([um.status, um.body.code, um.body.message]).toEqual([500, 'ARQUIVO_DANIFICADO', TEXTO]);
  expect(dois.status).toBe(500);
  expect(await trilha(referencia)).toBe(1);
  const avisados = (await cartas(referencia)).map(({ para }) => para);
  expect(avisados).not.toEqual([]);
  expect(new Set(avisados).size).toBe(avisados.length);
  expect(await noPainel(referencia)).toMatchObject({ enviadoPor: expect.any(String) });
  // A shortened file counts as altered too.
  await writeFile(lugar(referencia), certo.subarray(0, certo.length - 1));
  expect((await ler(caminho)).status).toBe(500);
  // After the file is restored it is served again, and a new damage is reported again.
  await writeFile(lugar(referencia), certo);
  expect((await ler(caminho)).status).toBe(200);
  expect(await noPainel(referencia)).toBeUndefined();
  await writeFile(lugar(referencia), errado);
  expect((await ler(caminho)).status).toBe(500);
  expect(await trilha(referencia)).toBe(2);
});

it('[C-F11] makes documents without a damaged or lost logo', async () => {
  const { token } = await c.w.novaPessoa('administrador');
  const file = { bytes: await umaImagem() };
  const { body } = await send<{ data: string }>(t.url, 'POST', '/api/configuracao/logo', { token, file });
  await send(t.url, 'PUT', '/api/configuracao', { token, body: { instituicao: { logo: body.data } } });
  const id = await c.w.novoProjeto(c.dono.id, c.edital);
  await writeFile(lugar(body.data), 'outra coisa');
  expect((await ler(`/api/gerar-pdf/${id}`)).status).toBe(200);
  expect((await ler('/api/publico/logo')).status).toBe(500);
  await rm(lugar(body.data));
  expect((await ler(`/api/gerar-pdf/${id}`)).status).toBe(200);
});
