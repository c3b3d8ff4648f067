import { MENSAGENS_BAREMA } from '@instrutoria/domain/barema/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { rowOf, updateRows } from '../../testing/rows.ts';
import { cenaDeVarios, nesta } from '../../testing/world/cena-de-varios.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const P = 'projeto_aprovacao';
const { envia, edital, designado, concluir } = cenaDeVarios(() => ({ t, w, adm }));
const notas = (merito: number, alcance: number) => [
  { criterio: 'merito', valor: merito },
  { criterio: 'alcance', valor: alcance },
];

/** A published project with three assessments; merito has the mean 7.667 and alcance 11. */
async function publicado() {
  const editalId = await edital();
  const um = await designado(editalId);
  for (const [n, quem] of um.avaliadores.entries())
    expect((await concluir(quem, um.aprovacao, nesta([8, 7, 8], n), nesta([10, 11, 12], n))).status).toBe(
      200,
    );
  await updateRows(t, 'edital', { fase: 'decisao' }, { id: editalId });
  const corpo = { edital: { id: editalId } };
  expect((await envia(adm, 'POST', 'secretaria_projetos', corpo)).status).toBeLessThan(300);
  const secretaria = await w.novaPessoa('secretaria');
  expect((await envia(secretaria, 'PATCH', 'secretaria_projetos', corpo)).status).toBe(200);
  return um;
}
const VAGAS = { remunerados_aprovados: 0, voluntarios_aprovados: 0 };

describe('a combined result', () => {
  it('keeps its thousandths in an appeal against another score, and a changed score follows its step', async () => {
    const { dono, projeto, aprovacao, avaliadores } = await publicado();
    const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
    const mensagem = '<p>O alcance foi lido sem o anexo.</p>';
    await envia(dono, 'POST', 'recurso', { mensagem, projetoAprovacao: { id: aprovacao } });
    const { body } = await envia<{ id: number }[]>(presidente, 'GET', `recurso/projeto/${projeto}`);
    const decidir = <T = Problem['body']>(quais: object[], ato = 'aceitar') =>
      envia<T>(presidente, 'POST', `recurso/${ato}`, {
        ...{ id: body[0]?.id, feedback: '<p>Visto.</p>', notas: quais },
        ...VAGAS,
      });
    for (const quase of [7.7, 7.668]) {
      const fora = await decidir(notas(quase, 12));
      expect([fora.status, fora.body.errors]).toEqual([
        422,
        { 'notas.merito': MENSAGENS_BAREMA.notaForaDoPasso },
      ]);
    }
    const efeito = await decidir<{ total: object }>(notas(7.667, 12), 'simular');
    expect(efeito.body.total).toEqual({ de: 71.2525, para: 72.5025 });
    expect((await decidir(notas(7.667, 12))).status).toBe(200);
    expect((await rowOf(t, 'projetoAprovacao', { id: aprovacao })).total).toBe(72.5025);
    // Each evaluator still reads their own scores, not the combined ones.
    expect((await envia(nesta(avaliadores, 0), 'GET', `${P}/${aprovacao}`)).body).toMatchObject({
      total: 72.5,
    });
  });

  it('is corrected with the same thousandths and steps', async () => {
    const { aprovacao } = await publicado();
    const corrigir = (quais: object[]) =>
      envia<Problem['body']>(adm, 'POST', 'resultado/corrigir', {
        ...{ projetoAprovacao: { id: aprovacao }, justificativa: 'Erro na ata', notas: quais },
        ...VAGAS,
      });
    expect((await corrigir(notas(7.667, 11.5))).body.errors).toEqual({
      'notas.alcance': MENSAGENS_BAREMA.notaForaDoPasso,
    });
    expect((await corrigir(notas(7.667, 11))).status).toBe(409);
    expect((await corrigir(notas(8, 11))).status).toBe(200);
    // After the correction the combined score is gone.
    expect((await corrigir(notas(7.667, 12))).body.errors).toEqual({
      'notas.merito': MENSAGENS_BAREMA.notaForaDoPasso,
    });
  });
});
