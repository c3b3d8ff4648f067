import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { umaImagem } from '../../testing/documents/arquivos.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena, enviarArquivo } from '../../testing/world/cena.ts';

const CHAMADAS = ['/api/gerar-pdf/', '/api/openpdf/export/'] as const;

let t: TestApp;
let c: Cena;
let id: number;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  const envio = await enviarArquivo(
    c,
    '/api/projeto/upload',
    await umaImagem('png', { largura: 300, altura: 200 }),
  );
  const corpo = await c.corpo({
    titulo: 'Álgebra & Cálculo <sem marcas>',
    introducao: (envio.body as unknown as { data: string }).data,
    metodologia: '<p>Plantões semanais<br>e oficinas</p>',
    cronogramas: [
      { ...umCronograma({ atividade7: '<p>Visita ao observatório de Sobral</p>' }) },
      { ...umCronograma({ atividade2: '<p>Redação do relatório parcial</p>' }) },
    ],
  });
  id = (await c.envia<Projeto>('POST', '/api/projeto', corpo)).body.id;
});
afterAll(() => t.close());

async function baixar(caminho: string, token = c.dono.token): Promise<Uint8Array> {
  const r = await fetch(t.url + caminho, { headers: { authorization: `Bearer ${token}` } });
  expect([r.status, r.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await r.arrayBuffer());
}

describe.each(CHAMADAS)('GET %s{id}', (caminho) => {
  it('contains the whole project: title, texts, both schedules and the image', async () => {
    const pdf = await readPdf(await baixar(`${caminho}${id}`));
    expect(pdf.compact).toContain(squeeze('Álgebra & Cálculo <sem marcas>'));
    expect(pdf.compact).toContain(squeeze('Visita ao observatório de Sobral'));
    expect(pdf.compact).toContain(squeeze('Redação do relatório parcial'));
    expect(pdf.compact).toContain(squeeze('Plantões semanais e oficinas'));
    expect(pdf.images).toBeGreaterThanOrEqual(1);
    expect([pdf.tagged, pdf.pdfa, pdf.language]).toEqual([true, '2A', 'pt-BR']);
  });

  it('answers 404 for a foreign and an unknown project, byte for byte alike (T-B3)', async () => {
    const { token } = await c.w.novaPessoa();
    const alheio = await c.envia('GET', `${caminho}${id}`, undefined, { token });
    const nenhum = await c.envia('GET', `${caminho}999999`, undefined, { token });
    expect([alheio.status, alheio.body]).toMatchObject([404, { message: 'Projeto não encontrado.' }]);
    expect(alheio.text).toBe(nenhum.text);
    for (const torto of ['0', '-1', 'abc', '1.5', '99999999999']) {
      expect((await c.envia('GET', `${caminho}${torto}`)).text).toBe(nenhum.text);
    }
  });

  it('gives the owner a draft, however empty', async () => {
    const { body } = await c.envia<Projeto>('POST', '/api/projeto/rascunho', {});
    expect((await readPdf(await baixar(`${caminho}${body.id}`))).pages.length).toBeGreaterThan(0);
    const { token } = await c.w.novaPessoa('administrador');
    expect((await c.envia('GET', `${caminho}${body.id}`, undefined, { token })).status).toBe(404);
  });
});

it('gives each of 12 people at once the right document (T-G18)', async () => {
  // Different people, because one alone would reach the limit per person (C-F5).
  const seus = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const dono = await c.w.novaPessoa();
      return { dono, id: await c.w.novoProjeto(dono.id, c.edital, { titulo: `Projeto canário ${i}` }) };
    }),
  );
  const pdfs = await Promise.all(
    seus.map(async ({ dono, id: um }) => readPdf(await baixar(`/api/gerar-pdf/${um}`, dono.token))),
  );
  for (const [i, pdf] of pdfs.entries()) {
    expect(pdf.title).toContain(`Projeto canário ${i}`);
    expect(pdf.compact).toContain(squeeze(`Projeto canário ${i}`));
  }
});
