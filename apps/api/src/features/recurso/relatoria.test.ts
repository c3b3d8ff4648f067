import { MENSAGENS_RELATORIA as M, MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insistWhenBusy, type Problem } from '../../testing/client.ts';
import { untilWaiting } from '../../testing/database/waiting.ts';
import { countOf, findRow, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import type { CenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import {
  comAnexo,
  comCriterios,
  comRelator,
  criarCenaDoRecurso,
  DECIDIDO,
  regrasDoRecurso,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

const RODADAS = Number(process.env.RODADAS_DO_RECURSO ?? 4);
const rodadas = Array.from({ length: RODADAS }, (_, i) => i);
const METODOLOGIA = 'pontuacaoMetodologiaAtividades';
const SEMPRE = { recursoPorCriterio: true, recursoComAnexos: true, recursoComRelator: true };

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

interface Relatoria {
  readonly versao: number;
  readonly estado: string;
  readonly souRelator: boolean;
  readonly podeEscrever: boolean;
  readonly podeDesignar: boolean;
  readonly relator: { readonly id: number } | null;
  readonly minuta: Readonly<Record<string, unknown>> | null;
  readonly recurso: { readonly anexos?: readonly { readonly id: number }[]; readonly criterios?: unknown };
}

async function umRecurso(regras: object = SEMPRE) {
  const p = await c.publicado();
  await regrasDoRecurso(t, c.w, p.edital, regras);
  const id = await c.pendente(p);
  await comCriterios(t, id, [METODOLOGIA]);
  const anexo = await comAnexo(t, c.w, id, p.dono.id);
  return { ...p, id, anexo };
}
async function emRelatoria() {
  const r = await umRecurso();
  const relator = await c.w.novaPessoa('avaliador');
  await comRelator(t, r.id, relator.id);
  return { ...r, relator };
}
const designa = (quem: Pessoa, id: number, relator: number) =>
  c.envia<Problem['body']>(quem, 'POST', `/api/recurso/${id}/relator`, { relator });
const le = (quem: Pessoa | null, id: number) =>
  c.envia<Relatoria>(quem, 'GET', `/api/recurso/${id}/relatoria`);
const MINUTA = {
  decisao: 'aceitar',
  feedback: '<p>Acolhido.</p><script>x</script>',
  criterios: [{ criterio: METODOLOGIA, acolhido: true, feedback: '<p>Procede.</p>' }],
  ...DECIDIDO,
  [METODOLOGIA]: 18,
};

describe('the rapporteur (E-RECURSO-8)', () => {
  it('gets a mail that another person is now the rapporteur, without a name, unless they resigned', async () => {
    const { id, relator } = await emRelatoria();
    const outro = await c.w.novaPessoa('avaliador', { nome: 'Quem Relata Agora' });
    expect((await designa(c.presidente, id, outro.id)).status).toBe(200);
    const de = async ({ id: quem }: Pessoa) => {
      const { email } = await rowOf(t, 'professor', { id: quem });
      return (await t.emailsAte(0)).filter(({ para }) => para === email);
    };
    const [carta, ...mais] = await de(relator);
    expect([carta?.assunto, mais]).toEqual([`A relatoria do recurso nº ${id} passou a outra pessoa`, []]);
    expect(carta?.texto).not.toContain('Quem Relata Agora');
    const recusa = { motivo: 'Conheço quem recorreu' };
    expect((await c.envia(outro, 'POST', `/api/recurso/${id}/relatoria/recusar`, recusa)).status).toBe(200);
    expect((await designa(c.presidente, id, relator.id)).status).toBe(200);
    expect((await de(outro)).map(({ assunto }) => assunto)).toEqual([`Relatoria do recurso nº ${id}`]);
  });

  it('is designated, notified by mail and task, writes and hands over; the deciding person sees the draft only then', async () => {
    const { id, projeto } = await umRecurso();
    const relator = await c.w.novaPessoa('avaliador');
    const cartas = (await t.emailsAte(0)).length;
    expect((await designa(c.presidente, id, relator.id)).status).toBe(200);
    const carta = (await t.emailsAte(cartas + 1))[cartas];
    expect([carta?.assunto, carta?.para]).toEqual([
      `Relatoria do recurso nº ${id}`,
      (await findRow(t, 'professor', { id: relator.id }))?.email,
    ]);
    expect(carta?.texto).not.toMatch(/A nota é outra/);
    const tarefas = await c.envia<{ tarefas: { codigo: string; caminho: string }[] }>(
      relator,
      'GET',
      '/api/tarefas',
    );
    expect(tarefas.text).toContain(`/relatorias/${id}`);

    const lida = (await le(relator, id)).body;
    expect(lida).toMatchObject({ estado: 'designada', souRelator: true, podeEscrever: true, minuta: null });
    expect([lida.recurso.anexos?.length, lida.podeDesignar]).toEqual([1, false]);
    const salva = await c.envia<Relatoria>(relator, 'PUT', `/api/recurso/${id}/minuta`, {
      feedback: 'Começo.',
    });
    expect([salva.status, salva.body.minuta]).toMatchObject([
      200,
      { versao: 1, feedback: 'Começo.', decisao: null },
    ]);
    expect((await le(c.presidente, id)).body).toMatchObject({
      estado: 'designada',
      minuta: null,
      podeDesignar: true,
    });
    const incompleta = await c.envia(relator, 'POST', `/api/recurso/${id}/minuta`, { feedback: 'Começo.' });
    expect([incompleta.status, incompleta.body]).toMatchObject([422, { errors: { decisao: M.semDecisao } }]);
    const entregue = await c.envia<Relatoria>(relator, 'POST', `/api/recurso/${id}/minuta`, MINUTA);
    expect([entregue.status, entregue.body]).toMatchObject([
      200,
      { estado: 'entregue', podeEscrever: false },
    ]);
    expect((await le(c.presidente, id)).body.minuta).toMatchObject({
      versao: 2,
      decisao: 'aceitar',
      feedback: '<p>Acolhido.</p>',
      criterios: [{ criterio: METODOLOGIA, acolhido: true, feedback: '<p>Procede.</p>' }],
      [METODOLOGIA]: 18,
    });
    const [naLista] = (await c.lidos({ projeto } as never)) as readonly { relatoria?: unknown }[];
    expect(naLista?.relatoria).toEqual({
      estado: 'entregue',
      relator: { id: relator.id, nome: expect.any(String) },
    });
    expect(
      (await c.envia<Problem['body']>(relator, 'PUT', `/api/recurso/${id}/minuta`, MINUTA)).body.message,
    ).toBe(M.jaEntregue);
    expect((await rowsOf(t, 'recursoMinuta', { recursoId: id })).map((m) => [m.versao, m.entregue])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('is nobody who gave the scores, takes part, declared a conflict, or is of another type; the list gives the reason', async () => {
    const { id, projeto, avaliador, dono } = await umRecurso();
    const [colabora, declarou, secretaria] = [
      await c.w.novaPessoa('avaliador'),
      await c.w.novaPessoa('avaliador'),
      await c.w.novaPessoa('secretaria'),
    ];
    await insertInto(t, 'projetoColaborador', { projetoId: projeto, professorId: colabora.id, ordem: 0 });
    await insertInto(t, 'impedimento', {
      declaranteId: declarou.id,
      pessoaId: dono.id,
      unidadeId: null,
      especie: 'parentesco',
      observacao: '',
      desde: '2026-01-01',
      declaradoEm: t.clock.agora(),
    });
    for (const [quem, mensagem] of [
      [avaliador, M.relatorAvaliou],
      [colabora, M.relatorParticipa],
      [dono, M.relatorParticipa],
      [declarou, M.relatorDeclarou],
      [secretaria, M.relatorDeOutroTipo],
    ] as const) {
      const r = await designa(c.presidente, id, quem.id);
      expect([r.status, r.body.message]).toEqual([409, mensagem]);
    }
    expect((await designa(c.presidente, id, 2_000_000_000)).status).toBe(404);
    const { body } = await c.envia<{ id: number; impedimento: string | null }[]>(
      c.presidente,
      'GET',
      `/api/recurso/${id}/relatores?por_pagina=200`,
    );
    const de = (quem: Pessoa) => body.find((um) => um.id === quem.id)?.impedimento;
    expect([avaliador, colabora, declarou].map(de)).toEqual([
      M.relatorAvaliou,
      M.relatorParticipa,
      M.relatorDeclarou,
    ]);
    expect(await countOf(t, 'relatoria', { recursoId: id })).toBe(0);
  });

  it('does not exist in a call without the rule, and its appeals do not mention one', async () => {
    const { id, projeto } = await umRecurso({});
    const r = await designa(c.presidente, id, (await c.w.novaPessoa('avaliador')).id);
    expect([r.status, r.body.message]).toEqual([409, M.semRelatoria]);
    const [lido] = await c.lidos({ projeto } as never);
    expect(Object.keys(lido ?? {})).not.toContain('relatoria');
  });

  it('may give it back with a reason; the next one starts from an empty draft', async () => {
    const { id, relator } = await emRelatoria();
    await c.envia(relator, 'PUT', `/api/recurso/${id}/minuta`, { feedback: 'Só meu.' });
    const vazio = await c.envia(relator, 'POST', `/api/recurso/${id}/relatoria/recusar`, { motivo: ' ' });
    expect([vazio.status, vazio.body]).toMatchObject([422, { errors: { motivo: M.motivoVazio } }]);
    const feito = await c.envia(relator, 'POST', `/api/recurso/${id}/relatoria/recusar`, {
      motivo: 'Sou orientador.',
    });
    expect(feito.status).toBe(200);
    expect((await le(relator, id)).status).toBe(404);
    const outro = await c.w.novaPessoa('avaliador');
    expect((await designa(c.presidente, id, outro.id)).status).toBe(200);
    expect((await le(outro, id)).body).toMatchObject({ souRelator: true, minuta: null });
    expect((await designa(c.presidente, id, outro.id)).body.message).toBe(M.jaERelator);
  });

  it('sees proposal and proof while the appeal is pending, and nothing afterwards; for all others it does not exist', async () => {
    const { id, projeto, anexo, relator, dono, avaliador } = await emRelatoria();
    const documento = (quem: Pessoa, qual: string) =>
      c.envia(quem, 'GET', `/api/recurso/${id}/documento/${qual}`);
    const doAnexo = (quem: Pessoa) => c.envia(quem, 'GET', `/api/recurso/projeto/${projeto}/anexo/${anexo}`);
    for (const qual of ['projeto', 'comprovante']) {
      const r = await documento(relator, qual);
      expect([r.status, r.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
    expect((await doAnexo(relator)).status).toBe(200);
    // The appellant, who sees who opened their documents, does not learn of the rapporteur.
    expect((await rowsOf(t, 'acesso', { pessoaId: relator.id })).map(({ titularId }) => titularId)).toEqual([
      null,
      null,
    ]);
    const desconhecido = await le(avaliador, 2_000_000_000);
    for (const quem of [avaliador, await c.w.novaPessoa('avaliador')]) {
      for (const r of [await le(quem, id), await documento(quem, 'projeto')]) {
        expect([r.status, r.text]).toEqual([404, desconhecido.text]);
      }
    }
    expect([(await le(dono, id)).status, (await le(await c.w.novaPessoa(), id)).status]).toEqual([403, 403]);
    // Those who decide have another call for the documents.
    expect((await documento(c.presidente, 'comprovante')).status).toBe(404);
    const criterios = [{ criterio: METODOLOGIA, acolhido: false, feedback: 'Não.' }];
    await c.envia(c.presidente, 'POST', '/api/recurso/recusar', { id, feedback: 'Não.', criterios });
    expect((await documento(relator, 'comprovante')).status).toBe(404);
    expect((await doAnexo(relator)).status).toBe(404);
    const tarde = await c.envia<Problem['body']>(relator, 'PUT', `/api/recurso/${id}/minuta`, MINUTA);
    expect([tarde.status, tarde.body.message]).toEqual([409, MENSAGENS_RECURSO.jaDecidido]);
  });

  it('cannot write after declaring a conflict, and may give it back', async () => {
    const { id, relator, dono } = await emRelatoria();
    await insertInto(t, 'impedimento', {
      declaranteId: relator.id,
      pessoaId: dono.id,
      unidadeId: null,
      especie: 'parentesco',
      observacao: '',
      desde: '2026-01-01',
      declaradoEm: t.clock.agora(),
    });
    const r = await c.envia(relator, 'PUT', `/api/recurso/${id}/minuta`, MINUTA);
    expect(r.status).toBe(409);
    expect((await c.envia(relator, 'GET', `/api/recurso/${id}/documento/projeto`)).status).toBe(404);
    expect(await countOf(t, 'recursoMinuta', { recursoId: id })).toBe(0);
    const devolve = { motivo: 'Somos primos.' };
    expect((await c.envia(relator, 'POST', `/api/recurso/${id}/relatoria/recusar`, devolve)).status).toBe(
      200,
    );
    expect((await rowOf(t, 'relatoria', { recursoId: id })).relatorId).toBe(null);
  });

  it('changes no byte of the pages of the coordinator, the collaborators and the evaluator', async () => {
    const r = await umRecurso();
    const colaborador = await c.w.novaPessoa();
    await insertInto(t, 'projetoColaborador', {
      projetoId: r.projeto,
      professorId: colaborador.id,
      ordem: 0,
    });
    const caminhos = [
      '/api/recurso',
      `/api/recurso/projeto/${r.projeto}`,
      `/api/projeto_aprovacao/projeto/${r.projeto}`,
      '/api/tarefas',
      '/api/recurso/relatorias',
      '/api/recurso/mesa',
      `/api/recurso/${r.id}/relatoria`,
      `/api/projeto/${r.projeto}/acompanhamento`,
    ];
    const tudo = async () => {
      const lidos = [];
      for (const quem of [r.dono, colaborador, r.avaliador])
        for (const caminho of caminhos) lidos.push((await c.envia(quem, 'GET', caminho)).text);
      return lidos;
    };
    const antes = await tudo();
    const relator = await c.w.novaPessoa('avaliador');
    expect((await designa(c.presidente, r.id, relator.id)).status).toBe(200);
    expect((await c.envia(relator, 'POST', `/api/recurso/${r.id}/minuta`, MINUTA)).status).toBe(200);
    expect(await tudo()).toEqual(antes);
  });
});

describe('the preview of an acceptance’s places', () => {
  it("shows which projects would enter and leave, in ranking order up to the limit, without one's own", async () => {
    const p = await c.publicado({ limiteBolsas: 1 });
    await regrasDoRecurso(t, c.w, p.edital);
    const acima = await c.w.novoAvaliado(p.edital, {
      aprovacao: { pontuacaoOrganizacaoTextual: 9, situacao: 'REPROVADO' },
    });
    const id = await c.pendente(p);
    await comCriterios(t, id, [METODOLOGIA]);
    const criterios = [{ criterio: METODOLOGIA, acolhido: true }];
    const simula = async (quem: Pessoa, nota: number) =>
      (
        await c.envia<{ pelaOrdem?: unknown }>(
          quem,
          'POST',
          '/api/recurso/simular',
          umaDecisao(id, { ...DECIDIDO, [METODOLOGIA]: nota, criterios }),
        )
      ).body.pelaOrdem;
    const titulo = expect.any(String);
    expect(await simula(c.presidente, 20)).toEqual([
      { projeto_id: acima.projeto, titulo, de: 1, para: 0 },
      { projeto_id: p.projeto, titulo, de: 0, para: 1 },
    ]);
    expect(await simula(c.presidente, DECIDIDO[METODOLOGIA])).toEqual([]);
    const admin = await c.w.novaPessoa('administrador');
    await insertInto(t, 'projetoColaborador', { projetoId: acima.projeto, professorId: admin.id, ordem: 0 });
    expect(await simula(admin, 20)).toEqual([{ projeto_id: p.projeto, titulo, de: 0, para: 1 }]);
    // A call without these rules answers as before.
    const outro = await c.publicado({ limiteBolsas: 1 });
    const dela = await c.envia<object>(
      c.presidente,
      'POST',
      '/api/recurso/simular',
      umaDecisao(await c.pendente(outro)),
    );
    expect(Object.keys(dela.body)).toEqual(['posicao', 'total', 'vagas', 'situacaoExibida', 'movidos']);
  });
});

describe('a decision and a draft at once', () => {
  it('saves the draft before the decision or refuses it afterwards, and loses nothing of either', async () => {
    for (const _ of rodadas) {
      const { id, relator } = await emRelatoria();
      const criterios = [{ criterio: METODOLOGIA, acolhido: false, feedback: 'Não.' }];
      const [decidido, minuta] = await Promise.all([
        c.envia(c.presidente, 'POST', '/api/recurso/recusar', { id, feedback: 'Não.', criterios }),
        c.envia<Problem['body']>(relator, 'POST', `/api/recurso/${id}/minuta`, MINUTA),
      ]);
      expect(decidido.status).toBe(200);
      expect([200, 409]).toContain(minuta.status);
      const foi = minuta.status === 200;
      expect(await countOf(t, 'recursoMinuta', { recursoId: id })).toBe(foi ? 1 : 0);
      expect((await rowOf(t, 'relatoria', { recursoId: id })).estado).toBe(foi ? 'entregue' : 'designada');
    }
  });

  it('lock the evaluation before the appeal, so that they never wait for each other', async () => {
    const { id, aprovacao, relator } = await emRelatoria();
    const { pool } = t.deps.database;
    const decide = await pool.connect();
    try {
      await decide.query('begin');
      await decide.query('select from projeto_aprovacao where id = $1 for update', [aprovacao]);
      const minuta = c.envia(relator, 'PUT', `/api/recurso/${id}/minuta`, MINUTA);
      await untilWaiting(t);
      await decide.query('select from recurso where id = $1 for update nowait', [id]);
      await decide.query('commit');
      expect((await minuta).status).toBe(200);
    } finally {
      decide.release(true);
    }
  });

  it('designate only one rapporteur when two of the committee act at once', async () => {
    for (const _ of rodadas) {
      const { id } = await umRecurso();
      const pessoas = [await c.w.novaPessoa('avaliador'), await c.w.novaPessoa('avaliador')];
      const respostas = await Promise.all(
        pessoas.map((um) =>
          c.envia(
            c.presidente,
            'POST',
            `/api/recurso/${id}/relator`,
            { relator: um.id },
            { 'if-match': '"1"' },
          ),
        ),
      );
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
      const venceu = pessoas[respostas[0]?.status === 200 ? 0 : 1];
      expect((await rowOf(t, 'relatoria', { recursoId: id })).relatorId).toBe(venceu?.id);
      expect(await countOf(t, 'relatoriaAto', { recursoId: id })).toBe(1);
    }
  });
});

describe('the list by deadline (E-RECURSO-9)', () => {
  it('begins with pending ones by their last day, with their rapporteur, and filters the same', async () => {
    const admin = await c.w.novaPessoa('administrador');
    const r = await emRelatoria();
    const velho = await umRecurso();
    await updateRows(t, 'recurso', { criadoEm: new Date('2026-01-10T12:00:00Z') }, { id: velho.id });
    const mesa = async (query: string) =>
      (
        await c.envia<{ id: number; faltam: number; prazo: string }[]>(
          admin,
          'GET',
          `/api/recurso/mesa?por_pagina=200&${query}`,
        )
      ).body;
    const ids = async (query: string) => (await mesa(query)).map(({ id }) => id);
    const [primeiro] = await mesa('situacao=atrasado');
    expect(primeiro).toMatchObject({ id: velho.id, prazo: '2026-02-09' });
    expect(primeiro?.faltam).toBeLessThan(0);
    expect(await ids(`relator=${r.relator.id}`)).toEqual([r.id]);
    expect(await ids(`edital=${r.edital}&criterio=${METODOLOGIA}`)).toEqual([r.id]);
    expect(await ids(`edital=${r.edital}&criterio=pontuacaoOrganizacaoTextual`)).toEqual([]);
    expect(await ids(`edital=${r.edital}&situacao=designada`)).toEqual([r.id]);
    expect(await ids(`edital=${r.edital}&situacao=semRelator`)).toEqual([]);
    expect(await ids(`edital=${r.edital}&situacao=decidido`)).toEqual([]);
    expect(await ids(`busca=${r.id}&edital=${r.edital}`)).toEqual([r.id]);
    // Nobody learns anything there about their own projects (D30).
    await insertInto(t, 'projetoColaborador', { projetoId: r.projeto, professorId: admin.id, ordem: 0 });
    expect(await ids(`edital=${r.edital}`)).toEqual([]);
    expect((await le(admin, r.id)).status).toBe(409);
  });
});

describe('appeals in numbers (E-RECURSO-10)', () => {
  it('are on the public page of a call that publishes them, and nowhere else', async () => {
    const semNada = await c.publicado();
    const padrao = await c.envia<object>(null, 'GET', `/api/publico/resultados/${semNada.edital}`);
    expect(Object.keys(padrao.body)).toEqual(['edital', 'versao', 'projetos']);
    const p = await c.publicado();
    await regrasDoRecurso(t, c.w, p.edital, { recursosEmNumeros: true });
    const lido = async () =>
      (await c.envia<{ recursos: unknown }>(null, 'GET', `/api/publico/resultados/${p.edital}`)).body
        .recursos;
    expect(await lido()).toEqual({ total: 0, pendentes: 0, decididos: null });
    const decididoEm = new Date(t.clock.agora().getTime() + 3 * 86_400_000);
    for (let i = 0; i < 5; i++) {
      const um = await c.w.novoAvaliado(p.edital, { aprovacao: { situacao: 'REPROVADO' } });
      const aceito = i < 2;
      const id = await c.w.novoRecurso(um.aprovacao, um.dono.id, {
        status: aceito ? 'ACEITO' : 'RECUSADO',
        decididoEm,
        ...(aceito ? { original: DECIDIDO, corrigido: DECIDIDO } : {}),
      });
      if (i === 0) {
        await insertInto(t, 'recursoCriterio', {
          recursoId: id,
          criterio: METODOLOGIA,
          mensagem: 'a',
          acolhido: true,
          feedback: 'b',
        });
        await insertInto(t, 'recursoCriterio', {
          recursoId: id,
          criterio: 'pontuacaoOrganizacaoTextual',
          mensagem: 'a',
          acolhido: false,
          feedback: 'b',
        });
      }
    }
    expect(await lido()).toEqual({
      total: 5,
      pendentes: 0,
      decididos: { aceitos: 1, emParte: 1, recusados: 3, dias: 3 },
    });
    const pagina = await c.envia(null, 'GET', `/api/publico/resultados/${p.edital}/pagina`);
    expect(pagina.text).toContain('<h2>Recursos</h2>');
    expect(pagina.text).toContain('5 recursos apresentados. 1 aceito, 1 aceito em parte e 3 recusados.');
    const dePadrao = await c.envia(null, 'GET', `/api/publico/resultados/${semNada.edital}/pagina`);
    expect(dePadrao.text).not.toContain('Recursos</h2>');
  });
});
