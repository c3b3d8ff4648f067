import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findRow, rowOf, rowsOf } from '../../testing/rows.ts';
import { NOTAS_FASE1 } from '../../testing/world/avaliacoes.ts';
import { type CenaDaAvaliacao, umaCenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { cenaDeVarios } from '../../testing/world/cena-de-varios.ts';
import { createWorld, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let c: CenaDaAvaliacao;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  c = umaCenaDaAvaliacao(t, await w.novaPessoa('administrador'), w);
});
afterAll(() => t.close());

const P = '/api/projeto_aprovacao';
const MOTIVO = 'Foi designado por engano.';
const retirar = (aprovacao: number, body: unknown = { motivo: MOTIVO }, headers = {}) =>
  c.envia<{ message: string }>(c.adm, 'POST', `${P}/retirar/${aprovacao}`, body, headers);
const reabrir = (edital: number, motivo = 'O sistema ficou fora do ar') =>
  c.envia(c.adm, 'POST', `/api/edital/${edital}/reabrir_inscricoes`, { fim: '2099-12-31', motivo });
interface Publico {
  readonly prorrogacoes?: readonly { readonly de: string; readonly ate: string; readonly motivo: string }[];
}
const publicoDe = async (edital: number) =>
  (await c.envia<Publico>(await w.novaPessoa(), 'GET', `/api/edital/${edital}/regras`)).body.prorrogacoes;
const editalDe = async (projeto: number) => (await rowOf(t, 'projeto', { id: projeto })).editalId ?? 0;

describe('taking a designation away', () => {
  it('[C-G16] frees the project, tells the evaluator the reason, and audits who and why', async () => {
    const { aprovacao, projeto, avaliador } = await c.designado({ aceito: true });
    expect(await retirar(aprovacao)).toMatchObject({ status: 200, body: { message: 'designação retirada' } });
    expect(await findRow(t, 'projetoAprovacao', { projetoId: projeto })).toBeUndefined();

    const { email } = await rowOf(t, 'professor', { id: avaliador.id });
    const dele = (await t.emailsAte(0)).find(({ para, texto }) => para === email && texto.includes(MOTIVO));
    expect(dele?.assunto).toBe(`Você não avalia mais o projeto nº ${projeto}`);
    expect((await c.envia(avaliador, 'GET', `${P}/${aprovacao}`)).status).toBe(404);

    expect(await rowsOf(t, 'auditoria', { acao: 'retirarDesignacao', registroId: aprovacao })).toMatchObject([
      { antes: { projeto, avaliador: avaliador.id, aceito: true }, depois: { motivo: MOTIVO } },
    ]);
    const outra = await w.novaPessoa('avaliador');
    const corpo = { projeto, avaliador: outra.id };
    expect((await c.envia(c.adm, 'POST', `${P}/designar`, corpo)).status).toBe(201);
  });

  it('is refused once scores or an opinion are saved, and for another version', async () => {
    const comNotas = await c.designado({ aceito: true, ...NOTAS_FASE1 });
    expect(await retirar(comNotas.aprovacao)).toMatchObject({
      status: 409,
      body: { code: 'AVALIACAO_COMECADA' },
    });
    const comParecer = await c.designado({ aceito: true, parecer: 'Proposta clara.' });
    expect((await retirar(comParecer.aprovacao)).status).toBe(409);
    const { aprovacao } = await c.designado();
    expect((await retirar(aprovacao, { motivo: MOTIVO }, { 'If-Match': '"7"' })).status).toBe(412);
    expect((await retirar(aprovacao, {})).status).toBe(422);
  });

  it('shows on the task whether the evaluation has begun', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const nova = await w.novoDesignado(edital);
    const comecada = await w.novoDesignado(edital, { aprovacao: { aceito: true, ...NOTAS_FASE1 } });
    interface NaMesa {
      readonly id: number;
      readonly avaliacao: { readonly comecada: boolean };
    }
    const { body } = await c.envia<NaMesa[]>(c.adm, 'GET', `${P}/designacoes/${edital}`);
    const lida = new Map(body.map(({ id, avaliacao }) => [id, avaliacao.comecada]));
    expect([lida.get(nova.projeto), lida.get(comecada.projeto)]).toEqual([false, true]);
  });

  it('removes one of several, and the approval with the last', async () => {
    const varios = cenaDeVarios(() => ({ t, w, adm: c.adm }));
    const edital = await varios.edital({ avaliadores: 2 });
    const projeto = await w.novoProjeto((await w.novaPessoa()).id, edital, { tipoProjeto: 'TIPO II' });
    const [um, outro] = [await w.novaPessoa('avaliador'), await w.novaPessoa('avaliador')];
    for (const { id } of [um, outro]) await varios.designar(projeto, id);
    const { id } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
    expect((await retirar(id)).status).toBe(422);
    expect((await retirar(id, { motivo: MOTIVO, avaliador: um.id })).status).toBe(200);
    expect(await rowsOf(t, 'designacao', { aprovacaoId: id })).toMatchObject([{ avaliadorId: outro.id }]);
    expect((await retirar(id, { motivo: MOTIVO, avaliador: um.id })).status).toBe(404);
    expect((await retirar(id, { motivo: MOTIVO, avaliador: outro.id })).status).toBe(200);
    expect(await findRow(t, 'projetoAprovacao', { id })).toBeUndefined();
  });

  it('answers row by row for many, and repeating changes nothing', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const livre = await w.novoDesignado(edital);
    const comecada = await w.novoDesignado(edital, { aprovacao: { aceito: true, ...NOTAS_FASE1 } });
    const meu = await w.novoDesignado(edital, { dono: c.adm });
    const projetos = [livre, comecada, meu].map(({ projeto }) => projeto);
    const emVarios = () =>
      c.envia<{ linhas: { resultado: string }[] }>(c.adm, 'POST', `/api/edital/${edital}/retirar`, {
        ...{ projetos, motivo: MOTIVO },
      });
    const resultados = async () => (await emVarios()).body.linhas.map(({ resultado }) => resultado);
    expect(await resultados()).toEqual(['feito', 'recusado', 'recusado']);
    expect(await resultados()).toEqual(['jaEstava', 'recusado', 'recusado']);
    expect(await rowsOf(t, 'projetoAprovacao', { projetoId: meu.projeto })).toHaveLength(1);
  });

  it('[C-G16] lets submissions reopen, with a notice to all of how many evaluators had opened proposals', async () => {
    const { aprovacao, projeto, avaliador, dono } = await c.designado({ aceito: true });
    const edital = await editalDe(projeto);
    const rascunho = await w.novaPessoa();
    await w.novoProjeto(rascunho.id, edital, { ehRascunho: true });
    expect((await reabrir(edital)).status).toBe(409);
    // The coordinator's own reading does not count as an evaluator's.
    expect((await c.envia(dono, 'GET', `/api/projeto/projeto/${projeto}`)).status).toBe(200);
    for (const _ of [1, 2]) {
      expect((await c.envia(avaliador, 'GET', `/api/projeto/projeto/${projeto}`)).status).toBe(200);
    }
    await retirar(aprovacao);
    expect((await reabrir(edital)).status).toBe(200);
    const [dito] = (await publicoDe(edital)) ?? [];
    const frase = 'O sistema ficou fora do ar. 1 avaliador já tinha aberto propostas.';
    expect(dito).toMatchObject({ ate: '2099-12-31', motivo: frase });
    const { email } = await rowOf(t, 'professor', { id: rascunho.id });
    const carta = (await t.emailsAte(0)).find(
      ({ para, assunto }) => para === email && assunto.startsWith('O prazo mudou'),
    );
    expect(carta?.texto.replace(/\s+/g, ' ')).toContain(frase);
    const [ato] = await rowsOf(t, 'auditoria', { acao: 'reabrirInscricoes', registroId: edital });
    expect(ato?.depois).toMatchObject({ motivo: frase });
  });

  it('[C-G16] tells that no evaluator had opened one, and nothing when none was designated', async () => {
    const { aprovacao, projeto } = await c.designado();
    const edital = await editalDe(projeto);
    await retirar(aprovacao);
    await reabrir(edital);
    expect((await publicoDe(edital))?.[0]?.motivo).toBe(
      'O sistema ficou fora do ar. Nenhum avaliador tinha aberto propostas.',
    );
    const outro = await w.novoEditalEm('avaliacao');
    await reabrir(outro, 'Faltou divulgar.');
    expect((await publicoDe(outro))?.[0]?.motivo).toBe('Faltou divulgar.');
  });
});

describe('a later last day for submissions', () => {
  it('[C-L3] has a public reason when one is given, and none otherwise', async () => {
    const edital = await w.novoEdital();
    const mudar = (body: object) => c.envia(c.adm, 'PUT', `/api/edital/${edital}`, body);
    expect((await mudar({ fim: '2099-11-01' })).status).toBe(200);
    expect(await publicoDe(edital)).toBeUndefined();
    expect((await mudar({ fim: '2099-11-05', motivo: 'O sistema ficou fora do ar.' })).status).toBe(200);
    expect(await publicoDe(edital)).toMatchObject([
      { de: '2099-11-01', ate: '2099-11-05', motivo: 'O sistema ficou fora do ar.' },
    ]);
  });
});
