import type { Aprovacao } from '@instrutoria/domain/avaliacao/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { contar } from '../../testing/figures.ts';
import { findRow, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import { type CenaDaAvaliacao, umaCenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { declarado } from '../../testing/world/cena-do-impedimento.ts';
import { createWorld, type World } from '../../testing/world.ts';

/** Rounds of the race; `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DA_AVALIACAO ?? 6);

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
const MOTIVO = 'A nota de metodologia não confere com o parecer.';

interface Versao {
  readonly avaliador: { readonly id: number };
  readonly notas: readonly { readonly nome: string; readonly valor: number | null }[];
  readonly total: number;
  readonly parecer: string;
  readonly motivo: string;
  readonly reabertaPor: { readonly id: number } | null;
}

async function concluida(dados: Parameters<World['novoAvaliado']>[1] = {}) {
  return w.novoAvaliado(await w.novoEditalEm('avaliacao'), {
    ...dados,
    aprovacao: { parecer: 'Proposta clara.', ...dados.aprovacao },
  });
}
const reabrir = (aprovacao: number, body: unknown = { motivo: MOTIVO }, headers = {}) =>
  c.envia<{ message: string }>(c.adm, 'POST', `${P}/reabrir/${aprovacao}`, body, headers);
const versoesPara = (quem: Parameters<CenaDaAvaliacao['envia']>[0], aprovacao: number) =>
  c.envia<Versao[]>(quem, 'GET', `${P}/versoes/${aprovacao}`);
const guardada = (id: number) => findRow(t, 'projetoAprovacao', { id });

describe('reopening a concluded assessment', () => {
  it('returns scores and opinion to the evaluator with the reason, and keeps the concluded version', async () => {
    const { aprovacao, projeto, avaliador } = await concluida();
    expect(await reabrir(aprovacao)).toMatchObject({ status: 200, body: { message: 'avaliação reaberta' } });

    const mesaDe = async (quem: typeof avaliador) =>
      (await c.envia<Aprovacao>(quem, 'GET', `${P}/projeto/${projeto}`)).body.mesa;
    expect(await mesaDe(avaliador)).toEqual({ impedido: false, parecerMinimo: 0, reaberta: true });
    expect(await mesaDe(c.adm)).toBeUndefined();

    const lida = await c.envia<Aprovacao>(avaliador, 'GET', `${P}/${aprovacao}`);
    expect(lida.body).toMatchObject({
      ...{ aceito: true, ja_foi_avaliado: false, total: 380.5, parecer: 'Proposta clara.' },
      ...NOTAS_FASE1,
      ...NOTAS_FASE2,
    });
    const { email } = await rowOf(t, 'professor', { id: avaliador.id });
    const dele = (await t.emailsAte(0)).find(({ para }) => para === email);
    expect(dele?.assunto).toBe(`Avaliação reaberta: projeto nº ${projeto}`);
    expect(dele?.texto).toContain(MOTIVO);

    const tarefas = await c.envia<{ tarefas: { codigo: string; titulo: string; senao: string }[] }>(
      avaliador,
      'GET',
      '/api/tarefas',
    );
    expect(tarefas.body.tarefas).toMatchObject([
      {
        codigo: 'AVALIACAO_A_CONCLUIR',
        titulo: 'Rever e concluir de novo a avaliação',
        senao: `A administração a reabriu: “${MOTIVO}” Sem concluir de novo o edital não segue para a decisão.`,
      },
    ]);

    const [versao] = (await versoesPara(c.adm, aprovacao)).body;
    expect(versao).toMatchObject({
      avaliador: { id: avaliador.id },
      total: 380.5,
      parecer: 'Proposta clara.',
      motivo: MOTIVO,
      reabertaPor: { id: c.adm.id },
    });
    expect(versao?.notas.map(({ valor }) => valor)).toEqual([
      ...Object.values(NOTAS_FASE1),
      ...Object.values(NOTAS_FASE2),
    ]);
    // Answers never say which administrator reopened it: the evaluator reads the reason only.
    expect((await versoesPara(avaliador, aprovacao)).body).toEqual([{ ...versao, reabertaPor: null }]);

    const [ato] = await rowsOf(t, 'auditoria', { acao: 'reabrirAvaliacao', registroId: aprovacao });
    expect([ato?.antes, ato?.depois]).toMatchObject([
      { ja_foi_avaliado: true, ...NOTAS_FASE1 },
      { motivo: MOTIVO, ja_foi_avaliado: false },
    ]);
  });

  it('allows concluding again with other scores, and keeps each version unchanged', async () => {
    const { aprovacao, avaliador } = await concluida();
    await reabrir(aprovacao);
    const outras = { ...NOTAS_FASE1, pontuacaoMetodologiaAtividades: 6 };
    await c.envia(avaliador, 'POST', `${P}/salvar_fase1`, { id: aprovacao, ...outras, parecer: 'Revisto.' });
    expect((await c.envia(avaliador, 'POST', `${P}/avaliar/${aprovacao}`)).status).toBe(200);
    expect(await guardada(aprovacao)).toMatchObject({
      total: 370.5,
      parecer: 'Revisto.',
      jaFoiAvaliado: true,
    });
    await reabrir(aprovacao, { motivo: 'Outra vez.' });
    const { body } = await versoesPara(c.adm, aprovacao);
    expect(body.map(({ total, parecer, motivo }) => [total, parecer, motivo])).toEqual([
      [370.5, 'Revisto.', 'Outra vez.'],
      [380.5, 'Proposta clara.', MOTIVO],
    ]);
    const { db } = t.deps.database;
    for (const ato of [sql`update avaliacao_reaberta set total = 0`, sql`delete from avaliacao_reaberta`])
      await expect(run(db, ato)).rejects.toThrow();
  });

  it('holds the decision back while it is open, and counts lateness only from the reopening', async () => {
    const haVinteDias = new Date(t.clock.agora().getTime() - 20 * 86_400_000);
    const { aprovacao, projeto } = await concluida({ aprovacao: { criadoEm: haVinteDias } });
    const { editalId } = (await findRow(t, 'projeto', { id: projeto })) ?? {};
    const pronto = async () =>
      (await c.envia<{ data: boolean }>(c.adm, 'GET', `${P}/${editalId}/verificar-avaliacao`)).body.data;
    expect(await pronto()).toBe(true);
    await reabrir(aprovacao);
    expect(await pronto()).toBe(false);
    const { body } = await c.envia<{ avaliacao: { atraso: unknown } }[]>(
      c.adm,
      'GET',
      `${P}/designacoes/${editalId}`,
    );
    expect(body.map(({ avaliacao }) => avaliacao.atraso)).toEqual([null]);
  });

  it('starts without scores for a replacing evaluator, who sees nothing of the earlier ones', async () => {
    const { aprovacao, avaliador } = await concluida();
    await reabrir(aprovacao);
    const novo = await w.novaPessoa('avaliador');
    expect(
      (await c.envia(c.adm, 'POST', `${P}/substituir/${aprovacao}`, { avaliador: novo.id })).status,
    ).toBe(200);
    expect(await guardada(aprovacao)).toMatchObject({ avaliadorId: novo.id, total: null, reabertoEm: null });
    expect((await versoesPara(novo, aprovacao)).body).toEqual([]);
    expect((await versoesPara(avaliador, aprovacao)).status).toBe(404);
    expect((await versoesPara(c.adm, aprovacao)).body).toHaveLength(1);
  });
});

describe('a refused reopening', () => {
  it.each([
    [{}, 'Escreva por que a avaliação é reaberta'],
    [{ motivo: ' \n' }, 'Escreva por que a avaliação é reaberta'],
    [{ motivo: 'a'.repeat(2001) }, 'O motivo deve ter no máximo 2.000 caracteres'],
  ])('refuses %j beside the reason', async (body, texto) => {
    const { aprovacao } = await concluida();
    const r = await c.envia(c.adm, 'POST', `${P}/reabrir/${aprovacao}`, body);
    expect([r.status, r.text.includes(texto), r.text.includes('motivo')]).toEqual([422, true, true]);
    expect((await guardada(aprovacao))?.jaFoiAvaliado).toBe(true);
  });

  it('refuses one that is not concluded, that changed meanwhile, or of a later call', async () => {
    const { aprovacao } = await c.designado({ aceito: true, ...NOTAS_FASE1 });
    expect(await reabrir(aprovacao)).toMatchObject({
      status: 409,
      body: { message: 'Esta avaliação não está concluída' },
    });
    const outra = await concluida();
    expect((await reabrir(outra.aprovacao, { motivo: MOTIVO }, { 'if-match': '"9"' })).status).toBe(412);
    await updateRows(
      t,
      'edital',
      { fase: 'decisao' },
      { id: (await findRow(t, 'projeto', { id: outra.projeto }))?.editalId ?? 0 },
    );
    expect(await reabrir(outra.aprovacao)).toMatchObject({
      status: 409,
      body: { message: 'Devolva antes este edital à avaliação' },
    });
  });

  it("refuses the caller's own project, one with their declared conflict, and one whose evaluator declared a conflict", async () => {
    const propria = await concluida({ dono: c.adm });
    expect(await reabrir(propria.aprovacao)).toMatchObject({
      status: 404,
      body: { message: 'Avaliação não encontrada.' },
    });
    expect((await versoesPara(c.adm, propria.aprovacao)).status).toBe(404);
    const alheia = await concluida();
    await declarado(t, c.adm.id, { pessoa: alheia.dono.id });
    expect((await reabrir(alheia.aprovacao)).body.message).toBe(
      'Você declarou impedimento neste projeto: outra pessoa decide',
    );
    const doOutro = await concluida();
    await declarado(t, doOutro.avaliador.id, { pessoa: doOutro.dono.id });
    expect((await reabrir(doOutro.aprovacao)).body.message).toBe(
      'O avaliador declarou impedimento neste projeto: substitua-o em vez de reabrir',
    );
  });
});

describe('concluding and reopening at once', () => {
  it(`reopens only what was concluded, and loses no version, in ${RODADAS} rounds`, async () => {
    const vistos: Record<string, number> = {};
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const { aprovacao, avaliador } = await c.designado({ aceito: true, ...NOTAS_FASE1, ...NOTAS_FASE2 });
      const concluir = () => c.envia(avaliador, 'POST', `${P}/avaliar/${aprovacao}`);
      const [fim, volta] =
        rodada % 2 === 0
          ? await Promise.all([concluir(), reabrir(aprovacao)])
          : (await Promise.all([reabrir(aprovacao), concluir()])).toReversed();
      expect(fim?.status).toBe(200);
      const par = `${fim?.status}/${volta?.status}`;
      vistos[par] = (vistos[par] ?? 0) + 1;
      const versoes = await rowsOf(t, 'avaliacaoReaberta', { aprovacaoId: aprovacao });
      // When refused it is still concluded; when done it waits again, and the history has the concluded
      // version.
      expect([(await guardada(aprovacao))?.jaFoiAvaliado, versoes.map(({ total }) => total)]).toEqual(
        volta?.status === 200 ? [false, [380.5]] : [true, []],
      );
    }
    contar('corridas', `avaliar/reabrir: ${JSON.stringify(vistos)}`);
    expect(Object.keys(vistos).every((par) => ['200/200', '200/409'].includes(par))).toBe(true);
  });

  it(`lets one of two administrators reopen a version, and takes each score completely, in ${RODADAS} rounds`, async () => {
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const { aprovacao } = await concluida();
      const status = (await Promise.all([reabrir(aprovacao), reabrir(aprovacao)])).map((r) => r.status);
      expect(status.toSorted()).toEqual([200, 409]);
      expect(await rowsOf(t, 'avaliacaoReaberta', { aprovacaoId: aprovacao })).toHaveLength(1);
    }
  });
});
