import { contarCodePoints, problemaDeCaractere } from '@instrutoria/domain/kernel/texto.ts';
import type { Cronograma, Projeto } from '@instrutoria/domain/projeto/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { CARGAS_XSS } from '../../testing/attacks/cargas-xss.ts';
import { perigosDoMarkup } from '../../testing/attacks/markup-seguro.ts';
import type { Cena, Corpo } from '../../testing/world/cena.ts';
import { criarCena, cronogramas } from '../../testing/world/cena.ts';

const TEXTOS = ['resumo', 'introducao', 'metodologia', 'resultadosEsperados', 'referencias'] as const;
const DEZ = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

/** NUL and other controls are refused before anything is stored (T-C1). */
const GUARDAVEIS = CARGAS_XSS.filter((carga) => problemaDeCaractere('texto', carga) === null);

function conferir(projeto: Projeto, linhas: readonly Cronograma[]): void {
  for (const campo of TEXTOS) expect(perigosDoMarkup(projeto[campo]), projeto[campo]).toEqual([]);
  for (const linha of linhas) {
    for (const n of DEZ) expect(perigosDoMarkup(linha[`atividade${n}`])).toEqual([]);
  }
}

async function lerTudo(id: number): Promise<void> {
  const projeto = await c.envia<Projeto>('GET', `/api/projeto/projeto/${id}`);
  const linhas = await c.envia<Cronograma[]>('GET', `/api/cronograma/${id}`);
  conferir(projeto.body, linhas.body);
}

describe('nothing executable is stored or answered (T-E1, T-E3, T-E4, T-E5)', () => {
  it('includes more than 200 attacks', () => {
    expect(GUARDAVEIS.length).toBeGreaterThan(200);
  });

  it('sanitizes each in each section, the references and the activities of a draft', async () => {
    const { id } = (await c.envia<Projeto>('POST', '/api/projeto/rascunho', {})).body;
    for (const carga of GUARDAVEIS) {
      const textos = Object.fromEntries(TEXTOS.map((campo) => [campo, carga]));
      const r = await c.envia<Projeto>('POST', '/api/projeto/rascunho', { id, ...textos });
      expect(r.status, carga).toBe(200);
      conferir(r.body, []);
    }
    for (let i = 0; i < GUARDAVEIS.length; i += 10) {
      const atividades = Object.fromEntries(DEZ.map((n) => [`atividade${n}`, GUARDAVEIS[i + n - 1] ?? '']));
      await c.envia('POST', '/api/projeto/rascunho', { id, cronogramas: [atividades] });
      await lerTudo(id);
    }
  });

  it.each(['POST /api/projeto', 'PUT', 'POST /api/cronograma'])(
    '%s stores it sanitized as well',
    async (chamada) => {
      const carga = (n: number) => `<p>Um texto honesto e longo</p>${GUARDAVEIS[n] ?? ''}`;
      const textos = Object.fromEntries(TEXTOS.map((campo, j) => [campo, carga(j * 7)]));
      const sujos = cronogramas(2).map((um) => ({
        ...um,
        ...Object.fromEntries(DEZ.map((n) => [`atividade${n}`, carga(n * 11)])),
      }));
      const limpo: Corpo = await c.corpo();
      const sujo = { ...limpo, ...textos, cronogramas: sujos };
      const { body, status } = await c.envia<Projeto>(
        'POST',
        '/api/projeto',
        chamada.startsWith('POST /api/projeto') ? sujo : limpo,
      );
      expect(status).toBe(201);
      if (chamada === 'PUT') {
        const r = await c.envia('PUT', `/api/projeto/${body.id}`, { ...textos, cronogramas: sujos });
        expect(r.status).toBe(200);
      }
      if (chamada === 'POST /api/cronograma') {
        const r = await c.envia(
          'POST',
          '/api/cronograma',
          sujos.map((um) => ({ ...um, projeto: body.id })),
        );
        expect(r.status).toBe(201);
      }
      await lerTudo(body.id);
      const lista = await c.envia<Projeto[]>('GET', `/api/projeto/projetos_submetidos/${c.dono.id}`);
      for (const projeto of lista.body) conferir(projeto, []);
    },
  );

  it('refuses a text that is only an attack as empty, with the text of the spec', async () => {
    const r = await c.envia(
      'POST',
      '/api/projeto',
      await c.corpo({ resumo: '<script>alert("um texto longo")</script>' }),
    );
    expect([r.status, r.body]).toMatchObject([422, { message: 'digite o campo de resumo' }]);
  });
});

describe('honest text comes back as it went', () => {
  it.each([
    '<p>Primeira linha<br>segunda linha</p>',
    '<p>Ensino &amp; pesquisa: 3 &lt; 5 e 5 &gt; 3, “aspas”, ção, 🎓</p>',
    '<p>Ensino & pesquisa, a < b</p>',
    '<h3>Objetivos</h3><ul><li><p>um objetivo</p></li></ul><p><a href="https://exemplo.test/?a=1&amp;b=2">fonte</a></p>',
  ])('is returned unchanged: %s', async (texto) => {
    const mudancas = Object.fromEntries(TEXTOS.map((campo) => [campo, texto]));
    const r = await c.envia<Projeto>('POST', '/api/projeto', await c.corpo(mudancas));
    expect(r.status).toBe(201);
    for (const campo of TEXTOS) expect(r.body[campo]).toBe(texto);
  });

  it('keeps 2,000 characters of any markup at 2,000 (D12)', async () => {
    const metodologia = `<p>Ensino & pesquisa<br>${'é'.repeat(1972)}</p>`;
    expect(contarCodePoints(metodologia)).toBe(2000);
    const r = await c.envia<Projeto>('POST', '/api/projeto', await c.corpo({ metodologia }));
    expect([r.status, r.body.metodologia]).toEqual([201, metodologia]);
  });

  it('stores decomposed letters composed, and counts them so (T-C7)', async () => {
    const resumo = 'cora\u0063\u0327a\u0303o'.repeat(250);
    const r = await c.envia<Projeto>(
      'POST',
      '/api/projeto',
      await c.corpo({ resumo, titulo: 'A\u0301rvore' }),
    );
    expect([r.status, r.body.resumo, r.body.titulo]).toEqual([201, resumo.normalize('NFC'), 'Árvore']);
  });
});
