import { MENSAGENS_BAREMA } from '@instrutoria/domain/barema/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { rowOf, updateRows } from '../../testing/rows.ts';
import { UM_BAREMA } from '../../testing/um-barema.ts';
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
const envia = <T = Problem['body']>({ token }: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  send<T>(t.url, metodo, `/api/${caminho}`, { token, body });
const notas = (merito: number, alcance: number) => [
  { criterio: 'merito', valor: merito },
  { criterio: 'alcance', valor: alcance },
];

/** Assessed by three, of whom merito has the mean 7.667 and alcance 11. */
async function avaliadoPorTres(edital: number) {
  const dono = await w.novaPessoa();
  const projeto = await w.novoProjeto(dono.id, edital, { tipoProjeto: 'TIPO II' });
  const avaliadores = await Promise.all([1, 2, 3].map(() => w.novaPessoa('avaliador')));
  for (const { id: avaliador } of avaliadores)
    await envia(adm, 'POST', `${P}/designar`, { projeto, avaliador });
  const { id: aprovacao } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
  for (const [n, quem] of avaliadores.entries()) {
    const dadas = notas([8, 7, 8][n] ?? 0, [10, 11, 12][n] ?? 0).map((uma) => ({
      ...uma,
      parecer: 'Visto.',
    }));
    await envia(quem, 'POST', `${P}/salvar_fase1`, { id: aprovacao, notas: dadas, parecer: 'Bom.' });
    expect((await envia(quem, 'POST', `${P}/avaliar/${aprovacao}`)).status).toBe(200);
  }
  return { dono, projeto, aprovacao, avaliadores };
}

async function publicado() {
  const edital = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
  const motivo = 'A resolução pede';
  await envia(adm, 'PUT', `edital/${edital}/barema`, { barema: UM_BAREMA, motivo });
  expect((await envia(adm, 'PUT', `edital/${edital}/regras`, { avaliadores: 3, motivo })).status).toBe(200);
  const um = await avaliadoPorTres(edital);
  await updateRows(t, 'edital', { fase: 'decisao' }, { id: edital });
  const fim = await envia(adm, 'POST', 'secretaria_projetos', { edital: { id: edital } });
  expect(fim.status).toBeLessThan(300);
  const secretaria = await w.novaPessoa('secretaria');
  const publicar = await envia(secretaria, 'PATCH', 'secretaria_projetos', { edital: { id: edital } });
  expect(publicar.status).toBe(200);
  return um;
}
const VAGAS = { remunerados_aprovados: 0, voluntarios_aprovados: 0 };

describe('a combined result', () => {
  it('keeps its thousandths in an appeal against another score, and a score that changes follows its step', async () => {
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
    // Each still reads what he gave, not what was made of it.
    const [um] = avaliadores;
    if (um === undefined) throw new Error('no evaluator');
    expect((await envia(um, 'GET', `${P}/${aprovacao}`)).body).toMatchObject({ total: 72.5 });
  });

  it('is corrected the same way', async () => {
    const { aprovacao } = await publicado();
    const corrigir = (quais: object[]) =>
      envia(adm, 'POST', 'resultado/corrigir', {
        ...{ projetoAprovacao: { id: aprovacao }, justificativa: 'Erro na ata', notas: quais },
        ...VAGAS,
      });
    expect((await corrigir(notas(7.667, 11.5))).body.errors).toEqual({
      'notas.alcance': MENSAGENS_BAREMA.notaForaDoPasso,
    });
    expect((await corrigir(notas(7.667, 11))).status).toBe(409);
    expect((await corrigir(notas(8, 11))).status).toBe(200);
    // What was combined is gone with the correction.
    expect((await corrigir(notas(7.667, 12))).body.errors).toEqual({
      'notas.merito': MENSAGENS_BAREMA.notaForaDoPasso,
    });
  });
});
