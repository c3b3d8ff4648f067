import { problemaDeCaractere } from '@instrutoria/domain/kernel/texto.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { CARGAS_XSS } from '../../testing/attacks/cargas-xss.ts';
import { perigosDoMarkup } from '../../testing/attacks/markup-seguro.ts';
import { rowsOf } from '../../testing/rows.ts';
import type { CenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import { criarCenaDoRecurso, umaDecisao } from '../../testing/world/cena-do-recurso.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

const GUARDAVEIS = CARGAS_XSS.filter((carga) => problemaDeCaractere('texto', carga) === null);
/** Attacks per text; each text is read back as a whole. */
const POR_TEXTO = 12;
const textos = Array.from({ length: Math.ceil(GUARDAVEIS.length / POR_TEXTO) }, (_, i) =>
  GUARDAVEIS.slice(i * POR_TEXTO, (i + 1) * POR_TEXTO)
    .map((carga) => `<p>honesto</p>${carga}`)
    .join(''),
);

describe('a coordinator attacks the committee, and the committee a coordinator (T-E1, T-E3, T-E5, T-E6)', () => {
  it('stores and returns no executable markup in a justification or a feedback', async () => {
    const todos = [];
    for (const [i, texto] of textos.entries()) {
      const p = await c.publicado();
      todos.push(p);
      const feito = await c.solicita(p, texto);
      expect(feito.status).toBe(201);
      const { id } = feito.body;
      const [caminho, corpo] =
        i % 2 === 0
          ? ['/api/recurso/aceitar', umaDecisao(id, { feedback: texto })]
          : ['/api/recurso/recusar', { id, feedback: texto }];
      expect((await c.envia(c.presidente, 'POST', caminho, corpo)).status).toBe(200);
    }
    const guardados = await rowsOf(t, 'recurso', { aprovacaoId: todos.map(({ aprovacao }) => aprovacao) });
    expect(guardados).toHaveLength(textos.length);
    const lidos = await Promise.all(todos.map((p) => c.lidos(p)));
    const respondidos = [...lidos.flat(), ...guardados];
    for (const { mensagem, feedback } of respondidos) {
      expect(mensagem).toContain('<p>honesto</p>');
      expect([perigosDoMarkup(mensagem), perigosDoMarkup(feedback ?? '')]).toEqual([[], []]);
    }
  });

  it('keeps only harmless text of each attack, or treats the message as empty', async () => {
    for (const carga of GUARDAVEIS.filter((_, i) => i % 5 === 0)) {
      const r = await c.solicita(await c.publicado(), carga);
      expect([201, 422]).toContain(r.status);
      if (r.status !== 201) continue;
      expect(perigosDoMarkup(r.body.mensagem), carga).toEqual([]);
    }
  });

  it('returns safe markup unchanged', async () => {
    const texto =
      '<p>Peço revisão: <strong>critério 2</strong>, a &lt; b &amp; c</p><ul><li><p>item</p></li></ul>';
    expect((await c.solicita(await c.publicado(), texto)).body.mensagem).toBe(texto);
  });
});
