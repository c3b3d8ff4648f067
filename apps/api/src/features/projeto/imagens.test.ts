import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { umaImagem } from '../../testing/documents/arquivos.ts';
import { findRow } from '../../testing/rows.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena, enviarArquivo } from '../../testing/world/cena.ts';

const COM_IMAGEM = ['introducao', 'metodologia', 'resultadosEsperados'] as const;
const RECUSA = 'Imagem não encontrada. Envie o arquivo outra vez.';

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

async function enviar(): Promise<string> {
  const r = await enviarArquivo(c, '/api/projeto/upload', await umaImagem());
  return (r.body as unknown as { data: string }).data;
}
const submeter = async (mudancas: Record<string, unknown>) =>
  c.envia<Projeto & { errors?: Record<string, string> }>('POST', '/api/projeto', await c.corpo(mudancas));
const vinculoDe = async (referencia: string) => (await findRow(t, 'arquivo', { referencia }))?.vinculo;

describe('a section that is an image (D11)', () => {
  it.each(COM_IMAGEM)("%s takes the caller's own upload, and no length rule applies", async (secao) => {
    const referencia = await enviar();
    const r = await submeter({ [secao]: referencia });
    expect([r.status, r.body[secao]]).toEqual([201, referencia]);
    expect(await vinculoDe(referencia)).toBe(`projeto:${r.body.id}`);
  });

  it('stores an image reference in resumo as text, since resumo is never an image', async () => {
    const referencia = await enviar();
    const r = await submeter({ resumo: referencia });
    expect([r.status, r.body.resumo, await vinculoDe(referencia)]).toEqual([201, referencia, null]);
  });

  it('may be the same image in all three sections', async () => {
    const referencia = await enviar();
    const r = await submeter(Object.fromEntries(COM_IMAGEM.map((secao) => [secao, referencia])));
    expect(r.status).toBe(201);
  });

  it.each([
    ["another person's image", async () => c.w.novoArquivo('imagemSecao', (await c.w.novaPessoa()).id)],
    ['an image that nobody sent', async () => `arq_${'0'.repeat(32)}`],
    ['a photo of the caller', () => c.w.novoArquivo('foto', c.dono.id)],
    ['a proof of the caller', () => c.w.novoArquivo('comprovanteDisciplinas', c.dono.id)],
    ['a logo of the caller', () => c.w.novoArquivo('logo', c.dono.id)],
    ['an anonymous photo', () => c.w.novoArquivo('foto', null)],
    [
      'an image of the caller in another project',
      async () => {
        const introducao = await enviar();
        await submeter({ introducao });
        return introducao;
      },
    ],
  ])(
    'refuses %s with 422 in a submission, a draft and an edit; its owner keeps it (T-D11)',
    async (_o, referencia) => {
      const metodologia = await referencia();
      const antes = await vinculoDe(metodologia);
      const projeto = await c.w.novoProjeto(c.dono.id, c.edital);
      const respostas = [
        await submeter({ metodologia }),
        await c.envia('POST', '/api/projeto/rascunho', { metodologia }),
        await c.envia('PUT', `/api/projeto/${projeto}`, { metodologia }),
      ];
      for (const r of respostas) {
        expect([r.status, r.body]).toMatchObject([422, { message: RECUSA, errors: { metodologia: RECUSA } }]);
      }
      expect(await vinculoDe(metodologia)).toBe(antes);
    },
  );

  it.each([
    '/etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1/figura.png',
    `ARQ_${'0'.repeat(32)}`,
    `arq_${'0'.repeat(31)}`,
    `arq_${'0'.repeat(33)}`,
    `arq_${'A'.repeat(32)}`,
    `<p>arq_${'0'.repeat(32)}</p>`,
    ` arq_${'0'.repeat(32)}`,
    `../arq_${'0'.repeat(32)}`,
  ])('treats %s as text like any other (T-D19)', async (introducao) => {
    const r = await submeter({ introducao });
    expect([r.status, r.body.introducao]).toEqual([201, introducao]);
  });
});

describe('an image that is no longer used', () => {
  it('is released when another takes its place, and stays in the project until then', async () => {
    const [velha, nova] = [await enviar(), await enviar()];
    const { body } = await submeter({ introducao: velha });
    await c.envia('PUT', `/api/projeto/${body.id}`, { titulo: 'Outro título' });
    expect(await vinculoDe(velha)).toBe(`projeto:${body.id}`);
    await c.envia('PUT', `/api/projeto/${body.id}`, { introducao: nova });
    expect([await vinculoDe(velha), await vinculoDe(nova)]).toEqual([undefined, `projeto:${body.id}`]);
  });

  it('is not released by a refused edit', async () => {
    const velha = await enviar();
    const { body } = await submeter({ introducao: velha });
    const r = await c.envia('PUT', `/api/projeto/${body.id}`, {
      introducao: await enviar(),
      metodologia: `arq_${'0'.repeat(32)}`,
    });
    expect([r.status, await vinculoDe(velha)]).toEqual([422, `projeto:${body.id}`]);
  });

  it('returns to its uploader when its draft is deleted, with the same bytes', async () => {
    const introducao = await enviar();
    const ler = () => c.envia('GET', `/api/projeto/imagem/${introducao}`);
    const antes = await ler();
    const { body } = await c.envia<Projeto>('POST', '/api/projeto/rascunho', { introducao });
    await c.envia('DELETE', `/api/projeto/rascunho/excluir/${body.id}`);
    const depois = await ler();
    expect([depois.status, depois.text]).toEqual([200, antes.text]);
    expect(await vinculoDe(introducao)).toBeNull();
    expect((await submeter({ introducao })).status).toBe(201);
  });
});
