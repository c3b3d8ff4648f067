import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { rowsOf, updateRows } from '../../testing/rows.ts';
import { cenaDeVarios, nesta } from '../../testing/world/cena-de-varios.ts';
import { UM_BAREMA } from '../../testing/world/um-barema.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.definir(INICIO);
  adm = await w.novaPessoa('administrador');
});

const P = 'projeto_aprovacao';
const { envia, designar, salvar, edital, designado, concluir, guardada } = cenaDeVarios(() => ({
  t,
  w,
  adm,
}));

const nomes = (linhas: readonly { id: number }[]) => linhas.map(({ id }) => id);
const mesa = (editalId: number, filtro: string) =>
  envia<
    { id: number; avaliacao: { avaliadores: { id: number; atraso: { dias: number } | null }[] } | null }[]
  >(adm, 'GET', `edital/${editalId}/projetos?${filtro}`);
const decidir = (editalId: number) =>
  envia(adm, 'POST', 'edital/iniciar_decidir_instrututores', { id: editalId });

describe('of several, each by himself', () => {
  it('is late and reminded unless the evaluator concluded or was designated later', async () => {
    const editalId = await edital();
    const { projeto, aprovacao, avaliadores } = await designado(editalId, 2);
    const [um, dois] = [nesta(avaliadores, 0), nesta(avaliadores, 1)];
    await concluir(um, aprovacao, 8, 10);
    const outro = await designado(editalId);
    for (const quem of outro.avaliadores) await concluir(quem, outro.aprovacao, 8, 10);
    t.clock.definir(new Date(t.clock.agora().getTime() + 9 * 86_400_000));
    adm = await w.novaPessoa('administrador');
    const tres = await w.novaPessoa('avaliador');
    expect((await designar(projeto, tres.id)).status).toBe(201);
    const { body } = await mesa(editalId, 'situacao=atrasada');
    expect(nomes(body)).toEqual([projeto]);
    expect(body[0]?.avaliacao?.avaliadores.map(({ id, atraso }) => [id, atraso !== null])).toEqual([
      [um.id, false],
      [dois.id, true],
      [tres.id, false],
    ]);
    const lembrar = () =>
      envia<{ linhas: { resultado: string }[] }>(adm, 'POST', `edital/${editalId}/lembrar`, {
        projetos: [projeto, outro.projeto],
      });
    expect((await lembrar()).body.linhas.map(({ resultado }) => resultado)).toEqual(['feito', 'recusado']);
    expect((await rowsOf(t, 'lembrete')).map(({ avaliadorId }) => avaliadorId)).toEqual([dois.id]);
    expect((await lembrar()).body.linhas[0]?.resultado).toBe('jaEstava');
  });

  it('is reminded alone when named, while the others keep their own reminders', async () => {
    const editalId = await edital({ avaliadores: 3 });
    const { projeto, aprovacao, avaliadores } = await designado(editalId);
    const [um, dois, tres] = [nesta(avaliadores, 0), nesta(avaliadores, 1), nesta(avaliadores, 2)];
    await concluir(tres, aprovacao, 8, 10);
    t.clock.definir(new Date(t.clock.agora().getTime() + 9 * 86_400_000));
    adm = await w.novaPessoa('administrador');
    const lembrados = async () =>
      (await rowsOf(t, 'lembrete')).flatMap(({ avaliadorId }) =>
        avaliadores.some(({ id }) => id === avaliadorId) ? [avaliadorId] : [],
      );
    const lembrar = async (so?: number) => {
      const { body } = await envia<{ linhas: { resultado: string; mensagem: string }[] }>(
        ...([adm, 'POST', `edital/${editalId}/lembrar`] as const),
        { projetos: [projeto], ...(so === undefined ? {} : { avaliador: so }) },
      );
      return nesta(body.linhas, 0);
    };
    expect((await lembrar(dois.id)).resultado).toBe('feito');
    expect(await lembrados()).toEqual([dois.id]);
    expect((await lembrar(dois.id)).resultado).toBe('jaEstava');
    // An evaluator who concluded is not late, and a person who is not an evaluator gets a refusal that says
    // so.
    expect(await lembrar(tres.id)).toMatchObject({
      resultado: 'recusado',
      mensagem: MENSAGENS_DESIGNACAO.avaliacaoEmDia,
    });
    expect(await lembrar(adm.id)).toMatchObject({
      resultado: 'recusado',
      mensagem: MENSAGENS_DESIGNACAO.naoAvaliaEste,
    });
    expect((await lembrar()).resultado).toBe('feito');
    expect((await lembrados()).toSorted()).toEqual([um.id, dois.id].toSorted());
  });

  it('is found by state, by a lost type, and by a free place', async () => {
    const editalId = await edital({ avaliadores: 2 });
    const { projeto, aprovacao, avaliadores } = await designado(editalId, 2);
    const [um, dois] = [nesta(avaliadores, 0), nesta(avaliadores, 1)];
    await salvar(um, aprovacao, 8, 10);
    const achados = async (...filtros: string[]) =>
      Promise.all(filtros.map(async (filtro) => nomes((await mesa(editalId, filtro)).body).length));
    const todos = ['situacao=aceita', 'situacao=designada', 'situacao=semAvaliador', 'situacao=recusou'];
    expect(await achados(...todos)).toEqual([1, 1, 0, 0]);
    expect(await achados('impedimento=sim')).toEqual([0]);
    await updateRows(t, 'professor', { tipo: 'coordenador' }, { id: dois.id });
    expect(await achados('impedimento=sim')).toEqual([1]);
    await updateRows(t, 'professor', { tipo: 'avaliador' }, { id: dois.id });
    await envia(dois, 'DELETE', `${P}/recusar_avaliacao/${aprovacao}`, { motivo: 'Férias' });
    expect(await achados(...todos)).toEqual([1, 0, 1, 1]);
    expect((await designar(projeto, (await w.novaPessoa('avaliador')).id)).status).toBe(201);
    expect(await achados(...todos)).toEqual([1, 1, 0, 0]);
  });

  it("is replaced in many projects at once, only in that evaluator's place", async () => {
    const editalId = await edital({ avaliadores: 2 });
    const um = await designado(editalId, 2);
    const sai = nesta(um.avaliadores, 0);
    const outro = await designado(editalId, 1);
    expect((await designar(outro.projeto, sai.id)).status).toBe(201);
    const semEle = await designado(editalId, 2);
    const entra = await w.novaPessoa('avaliador');
    const projetos = [um.projeto, outro.projeto, semEle.projeto];
    const trocar = async (corpo: object) =>
      (
        await envia<{ linhas: { resultado: string }[] }>(adm, 'POST', `edital/${editalId}/substituir`, {
          projetos,
          ...corpo,
        })
      ).body.linhas.map(({ resultado }) => resultado);
    expect(await trocar({ avaliador: entra.id })).toEqual(['recusado', 'recusado', 'recusado']);
    expect(await trocar({ avaliador: entra.id, de: sai.id })).toEqual(['feito', 'feito', 'recusado']);
    expect(await trocar({ avaliador: entra.id, de: sai.id })).toEqual(['jaEstava', 'jaEstava', 'recusado']);
    // A present evaluator of the project cannot replace another one.
    const fica = nesta(um.avaliadores, 1);
    expect((await trocar({ avaliador: entra.id, de: fica.id }))[0]).toBe('recusado');
    expect(
      (await rowsOf(t, 'designacao', { projetoId: um.projeto })).map((d) => d.avaliadorId).toSorted(),
    ).toEqual([entra.id, fica.id].toSorted());
  });
});

describe('acts of one of several evaluators', () => {
  it('removes the combination when a concluded evaluator is replaced, and combines again without their scores', async () => {
    const { aprovacao, avaliadores } = await designado(await edital({ avaliadores: 2 }), 2);
    for (const quem of avaliadores) await concluir(quem, aprovacao, 8, 10);
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: true, total: 72.5 });
    const novo = await w.novaPessoa('avaliador');
    const de = nesta(avaliadores, 0);
    // A concluded one is reopened first, as with one evaluator.
    const trocar = () =>
      envia(adm, 'POST', `${P}/substituir/${aprovacao}`, { avaliador: novo.id, de: de.id });
    expect((await trocar()).status).toBe(409);
    await envia(adm, 'POST', `${P}/reabrir/${aprovacao}`, { motivo: 'Confira.', avaliador: de.id });
    expect((await trocar()).status).toBe(200);
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: false, total: null });
    await concluir(novo, aprovacao, 6, 10);
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: true, total: 65 });
  });

  it('keeps concluded evaluators when one refuses, and the project waits for another', async () => {
    const editalId = await edital();
    const { projeto, aprovacao, avaliadores } = await designado(editalId);
    const [um, dois, tres] = [nesta(avaliadores, 0), nesta(avaliadores, 1), nesta(avaliadores, 2)];
    await concluir(um, aprovacao, 8, 10);
    await concluir(dois, aprovacao, 8, 10);
    await envia(tres, 'DELETE', `${P}/recusar_avaliacao/${aprovacao}`, { motivo: 'Férias' });
    expect((await rowsOf(t, 'designacao', { aprovacaoId: aprovacao })).map((d) => d.jaFoiAvaliado)).toEqual([
      true,
      true,
    ]);
    expect((await decidir(editalId)).body.message).toBe(M.naoSubmetidosAAvaliacao);
    const novo = await w.novaPessoa('avaliador');
    expect((await designar(projeto, novo.id)).status).toBe(201);
    expect((await decidir(editalId)).body.message).toBe(M.naoAvaliados);
    await concluir(novo, aprovacao, 8, 10);
    expect((await decidir(editalId)).status).toBe(200);
  });

  it('allows new wording of the barema after the designation, but no other number of evaluators', async () => {
    const editalId = await edital();
    const { aprovacao, avaliadores } = await designado(editalId);
    const comAjuda = {
      ...UM_BAREMA,
      criterios: UM_BAREMA.criterios.map((c, n) => (n === 0 ? { ...c, peso: 5 } : c)),
    };
    const motivo = 'Erro de digitação';
    expect((await envia(adm, 'PUT', `edital/${editalId}/regras`, { avaliadores: 2, motivo })).status).toBe(
      409,
    );
    // Before the first score the weight can still be corrected, and later scores use it.
    expect((await envia(adm, 'PUT', `edital/${editalId}/barema`, { barema: comAjuda, motivo })).status).toBe(
      200,
    );
    for (const quem of avaliadores) await concluir(quem, aprovacao, 8, 10);
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: true, total: 52.5 });
    expect((await envia(adm, 'PUT', `edital/${editalId}/barema`, { barema: UM_BAREMA, motivo })).status).toBe(
      409,
    );
  });
});

describe('a limit that no two totals can pass', () => {
  it('warns beside barema and rules after the barema shrank, until the limit fits again', async () => {
    const editalId = await edital({ divergencia: 60 });
    const avisos = async () => {
      const [barema, regras] = await Promise.all(
        ['barema', 'regras'].map((qual) =>
          envia<{ aviso?: string }>(adm, 'GET', `edital/${editalId}/${qual}`),
        ),
      );
      return [barema?.body.aviso, regras?.body.aviso];
    };
    expect(await avisos()).toEqual([undefined, undefined]);
    const motivo = 'Menos pontos';
    // 75 + 25 points become 15 + 25, below the limit of 60.
    const criterios = UM_BAREMA.criterios.map((c, n) => (n === 0 ? { ...c, peso: 1.5 } : c));
    const menor = { ...UM_BAREMA, criterios, totalMinimo: 20 };
    const salvo = await envia<{ aviso?: string }>(adm, 'PUT', `edital/${editalId}/barema`, {
      ...{ barema: menor, motivo },
    });
    expect([salvo.status, salvo.body.aviso]).toEqual([200, MENSAGENS_EDITAL.divergenciaInutil]);
    expect(await avisos()).toEqual([MENSAGENS_EDITAL.divergenciaInutil, MENSAGENS_EDITAL.divergenciaInutil]);
    const menorLimite = { divergencia: 20, motivo };
    expect((await envia(adm, 'PUT', `edital/${editalId}/regras`, menorLimite)).status).toBe(200);
    expect(await avisos()).toEqual([undefined, undefined]);
  });
});

describe('totals that are far apart hold the call back', () => {
  it("and the refusal names the projects without the caller's own; a fourth evaluation may be reopened", async () => {
    const editalId = await edital({ avaliadores: 2, divergencia: 20 });
    const { projeto, aprovacao, avaliadores } = await designado(editalId, 2);
    await concluir(nesta(avaliadores, 0), aprovacao, 4, 10);
    await concluir(nesta(avaliadores, 1), aprovacao, 8, 10);
    const proprio = await designado(editalId, 2);
    await concluir(nesta(proprio.avaliadores, 0), proprio.aprovacao, 4, 10);
    await concluir(nesta(proprio.avaliadores, 1), proprio.aprovacao, 8, 10);
    await w.novoColaborador(proprio.projeto, adm.id);
    const recusada = await decidir(editalId);
    expect([recusada.status, recusada.body.message]).toEqual([409, `${M.totaisDivergentes} (nº ${projeto})`]);
    const pendencias = await envia<{ bloqueios: { codigo: string; mensagem: string }[] }>(
      adm,
      'GET',
      `edital/${editalId}/pendencias`,
    );
    expect(pendencias.body.bloqueios).toContainEqual(
      expect.objectContaining({ codigo: 'TOTAIS_DIVERGENTES', mensagem: recusada.body.message }),
    );
    const mais = await w.novaPessoa('avaliador');
    await envia(adm, 'POST', `${P}/mais_um/${aprovacao}`, { avaliador: mais.id });
    await concluir(mais, aprovacao, 6, 10);
    expect((await decidir(editalId)).body.message).toBe(M.naoAvaliados);
    await envia(adm, 'POST', `${P}/reabrir/${aprovacao}`, { motivo: 'Confira.', avaliador: mais.id });
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: false, total: null, divergente: false });
    await concluir(mais, aprovacao, 7, 10);
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: true, divergente: false });
  });
});
