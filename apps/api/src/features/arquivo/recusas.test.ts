import { readdir } from 'node:fs/promises';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import type { PdfParts } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import { incremental } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempDirOf } from '../../adapters/files/temp-dir.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { umaImagem, umJpegDe, umJpegQueDiz, umPdf, umPdfDe } from '../../testing/documents/arquivos.ts';
import type { Recusa } from '../../testing/refusals/recusa.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import { rowsOf } from '../../testing/rows.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena, enviarArquivo } from '../../testing/world/cena.ts';

const IMAGEM = '/api/projeto/upload';
const PDF = '/api/disciplina/upload';
/** Every call that takes a PDF; those of instructors need an approved project of the caller. */
const PDFS = [PDF, ...Object.values(ARQUIVO_DO_DOCUMENTO).map((tipo) => `/api/instrutor/upload/${tipo}`)];
const NAO_E_IMAGEM = 'Envie uma imagem JPEG, JPG ou PNG de até 25 MB';
const NAO_E_PDF = 'Envie um arquivo PDF de até 25 MB';

const gotas = (texto: string): Buffer => Buffer.from(texto, 'latin1');
/** Contents that do not match a harmless file name (T-D1). */
const DISFARCES: readonly (readonly [o: string, bytes: Buffer])[] = [
  ['HTML', gotas('<!doctype html><script>alert(1)</script>')],
  ['SVG', gotas('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['PHP', gotas('<?php system($_GET["c"]); ?>')],
  ['a program', gotas('MZ\u0090\u0000\u0003\u0000\u0000\u0000')],
  ['a ZIP', gotas('PK\u0003\u0004\u0014\u0000\u0000\u0000')],
  ['text', gotas('apenas um texto')],
];

function doTipo(caminho: string, o: string, bytes: () => Promise<Buffer> | Buffer): Recusa {
  const ehPdf = caminho !== IMAGEM;
  return {
    o: `${caminho}: ${o}`,
    envia: async (c) => enviarArquivo(c, caminho, await bytes(), ehPdf ? 'prova.pdf' : 'figura.png'),
    status: 415,
    codigo: ehPdf ? 'PDF_TIPO' : 'IMAGEM_TIPO',
    mensagem: ehPdf ? NAO_E_PDF : NAO_E_IMAGEM,
  };
}

const DO_CONTEUDO: readonly Recusa[] = [
  ...[IMAGEM, ...PDFS].flatMap((caminho) => DISFARCES.map(([o, bytes]) => doTipo(caminho, o, () => bytes))),
  doTipo(IMAGEM, 'a PDF', umPdf),
  doTipo(IMAGEM, 'a GIF', () => umaImagem('gif')),
  doTipo(IMAGEM, 'a WebP', () => umaImagem('webp')),
  ...PDFS.flatMap((caminho) => [
    doTipo(caminho, 'an image', () => umaImagem()),
    {
      o: `${caminho}: a PDF behind one byte (T-D2)`,
      envia: (c: Cena) => enviarArquivo(c, caminho, Buffer.concat([gotas(' '), umPdf()])),
      status: 422,
      codigo: 'PDF_RECUSADO',
      mensagem:
        'O arquivo tem outra coisa antes do começo do PDF. Abra-o, gere-o outra vez com "Imprimir em PDF" e envie de novo.',
    },
  ]),
  {
    o: 'half a picture',
    envia: async (c) =>
      enviarArquivo(c, IMAGEM, (await umaImagem('png', { largura: 900, altura: 900 })).subarray(0, 600)),
    status: 422,
    codigo: 'IMAGEM_DANIFICADA',
    mensagem:
      'Não foi possível ler a imagem: o arquivo está danificado. Salve-a outra vez como JPEG ou PNG e envie de novo.',
  },
  {
    o: 'a picture of more than 40 megapixels (T-D5)',
    envia: async (c) => enviarArquivo(c, IMAGEM, await umaImagem('png', { largura: 8001, altura: 5000 })),
    status: 422,
    codigo: 'IMAGEM_GRANDE',
    mensagem: 'A imagem tem pontos demais. Reduza-a para até 40 megapixels.',
  },
  {
    o: 'a JPEG of more than 120 megapixels (T-D5)',
    envia: async (c) => enviarArquivo(c, IMAGEM, await umJpegQueDiz(12_001, 10_000)),
    status: 422,
    codigo: 'IMAGEM_GRANDE',
    mensagem: 'A imagem tem pontos demais. Reduza-a para até 120 megapixels.',
  },
  {
    o: 'a HEIC of a phone',
    envia: (c) => enviarArquivo(c, IMAGEM, gotas(`\0\0\0\u0018ftypheic\0\0\0\0mif1heic${'\0'.repeat(64)}`)),
    status: 415,
    codigo: 'IMAGEM_TIPO',
    mensagem:
      'Esta foto está em HEIC, o formato do iPhone. Abra-a, salve ou exporte como JPEG e envie de novo.',
  },
];

/** A sample of what the PDF check refuses (its own tests have the rest), with the messages (T-D3). */
const PDFS_RECUSADOS: readonly (readonly [o: string, partes: PdfParts, mensagem: string])[] = [
  [
    'JavaScript',
    {
      catalogo: '/Names << /JavaScript 10 0 R >>',
      objetos: { 10: '<< /Names [(a) << /S /JavaScript /JS (1) >>] >>' },
    },
    'O PDF contém JavaScript. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  ],
  [
    'a launched program',
    { pagina: '/Annots [10 0 R]', objetos: { 10: '<< /Subtype /Link /A << /S /Launch /F (a.exe) >> >>' } },
    'O PDF tenta abrir outro programa ou arquivo. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  ],
  [
    'a password',
    { trailer: '/Encrypt << /Filter /Standard >>' },
    'O PDF está protegido por senha ou restrições. Salve-o sem proteção e envie de novo.',
  ],
];

const DO_PDF: readonly Recusa[] = PDFS.flatMap((caminho) =>
  PDFS_RECUSADOS.map(([o, partes, mensagem]) => ({
    o: `${caminho}: a PDF with ${o}`,
    envia: (c: Cena) => enviarArquivo(c, caminho, incremental(partes)),
    status: 422,
    codigo: 'PDF_RECUSADO',
    mensagem,
  })),
);

const SEM_ARQUIVO = {
  status: 422,
  codigo: 'SEM_ARQUIVO',
  mensagem: 'Envie um arquivo',
  campos: { file: 'Envie um arquivo' },
};
const VAZIO = {
  status: 422,
  codigo: 'ARQUIVO_VAZIO',
  mensagem: 'O arquivo está vazio',
  campos: { file: 'O arquivo está vazio' },
};

async function semCampo(c: Cena, caminho: string): Promise<Problem> {
  const form = '--x\r\ncontent-disposition: form-data; name="outro"\r\n\r\nnada\r\n--x--\r\n';
  const r = await fetch(c.t.url + caminho, {
    method: 'POST',
    headers: { authorization: `Bearer ${c.dono.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: form,
  });
  const text = await r.text();
  return { status: r.status, headers: r.headers, text, body: JSON.parse(text) };
}

const DO_ENVIO: readonly Recusa[] = [IMAGEM, ...PDFS].flatMap((caminho) => [
  { o: `${caminho}: no file`, envia: (c: Cena) => semCampo(c, caminho), ...SEM_ARQUIVO },
  { o: `${caminho}: 0 bytes`, envia: (c: Cena) => enviarArquivo(c, caminho, Buffer.alloc(0)), ...VAZIO },
  {
    o: `${caminho}: JSON instead of a form`,
    envia: async (c: Cena) => (await c.envia('POST', caminho, { file: 'a' })) as Problem,
    status: 415,
    codigo: 'TIPO_NAO_ACEITO',
    mensagem: 'Envie o arquivo como multipart/form-data.',
  },
  {
    o: `${caminho}: 25 MB and one byte`,
    envia: (c: Cena) => enviarArquivo(c, caminho, Buffer.alloc(26_214_401, 0x20)),
    status: 413,
    codigo: 'ARQUIVO_GRANDE',
    mensagem: 'O arquivo ultrapassa o limite de 25 MB',
  },
]);

const DE_OUTRO_DONO: readonly Recusa[] = [
  {
    o: "somebody's image in a section",
    envia: async (c) => {
      const introducao = await c.w.novoArquivo('imagemSecao', (await c.w.novaPessoa()).id);
      return (await c.envia('POST', '/api/projeto/rascunho', { introducao })) as Problem;
    },
    status: 422,
    codigo: 'IMAGEM_NAO_ENCONTRADA',
    mensagem: 'Imagem não encontrada. Envie o arquivo outra vez.',
    campos: { introducao: 'Imagem não encontrada. Envie o arquivo outra vez.' },
  },
  {
    o: 'a photo that nobody sent, at registration',
    envia: async (c) => {
      const corpo = {
        nome: 'Rute Alves',
        cpf: '529.982.247-25',
        email: 'rute@exemplo.test',
        foto: `arq_${'0'.repeat(32)}`,
        lattes: 'http://lattes.cnpq.br/1234567890123456',
        senha: 'girassol no telhado 7',
        siape: '7777777',
        unidade: { id: c.unidade },
      };
      return (await send(c.t.url, 'POST', '/api/professor', { body: corpo })) as Problem;
    },
    status: 422,
    codigo: 'FOTO_NAO_ENCONTRADA',
    mensagem: 'Foto não encontrada. Envie o arquivo outra vez.',
    campos: { foto: 'Foto não encontrada. Envie o arquivo outra vez.' },
  },
  {
    o: "another administrator's logo",
    envia: async (c) => {
      const logo = await c.w.novoArquivo('logo', (await c.w.novaPessoa('administrador')).id);
      const { token } = await c.w.novaPessoa('administrador');
      return (await c.envia('PUT', '/api/configuracao', { instituicao: { logo } }, { token })) as Problem;
    },
    status: 422,
    codigo: 'ARQUIVO_NAO_ENCONTRADO',
    mensagem: 'Arquivo não encontrado. Envie o arquivo outra vez.',
    campos: { 'instituicao.logo': 'Arquivo não encontrado. Envie o arquivo outra vez.' },
  },
];

/** Uploads, and references to uploads: every refusal in the catalogue. */
const RECUSAS_DE_ARQUIVOS: readonly Recusa[] = [...DO_CONTEUDO, ...DO_PDF, ...DO_ENVIO, ...DE_OUTRO_DONO];

const MAXIMO = 26_214_400;

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  await c.w.novoAprovado({ dono: c.dono });
});
afterAll(() => t.close());

it('has a row for every message of the catalogue', () => {
  expect(naoProvocadas('MENSAGENS_ARQUIVO', MENSAGENS_ARQUIVO, RECUSAS_DE_ARQUIVOS)).toEqual([]);
});

describe('refused on the server, with the exact text (T-D1, T-D3, T-D4, T-D5, T-D11)', () => {
  it.each(RECUSAS_DE_ARQUIVOS)('$o', (recusa) => conferirRecusa(recusa, c));

  it('leaves no temporary file, and no stored one without a row', async () => {
    expect(await readdir(tempDirOf(t.deps.config.dataDir))).toEqual([]);
    const linhas = await rowsOf(t, 'arquivo');
    const guardados: string[] = [];
    for await (const { key } of t.deps.storage.list()) guardados.push(key);
    expect(guardados.sort()).toEqual(linhas.map(({ referencia }) => referencia).sort());
  });
});

describe('25 MB exactly are taken', () => {
  it('are taken as a picture', async () => {
    const r = await enviarArquivo(c, '/api/projeto/upload', await umJpegDe(MAXIMO));
    expect(r.status).toBe(201);
  });

  it('are taken as a proof, kept byte for byte', async () => {
    const bytes = umPdfDe(MAXIMO);
    const r = await enviarArquivo(c, '/api/disciplina/upload', bytes);
    expect(r.status).toBe(201);
    const { data } = r.body as unknown as { data: string };
    expect(Buffer.compare(await t.deps.storage.bytes(data), bytes)).toBe(0);
  });
});
