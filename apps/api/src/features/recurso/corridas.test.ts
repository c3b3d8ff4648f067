import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insistWhenBusy } from '../../testing/client.ts';
import { countOf, findRow, rowsOf } from '../../testing/rows.ts';
import type { CenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import {
  comCriterios,
  criarCenaDoRecurso,
  DECIDIDO,
  regrasDoRecurso,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';

/** Rounds of each race; `test:longo` runs a hundred. */
const RODADAS = Number(process.env.RODADAS_DO_RECURSO ?? 4);

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

const rodadas = Array.from({ length: RODADAS }, (_, i) => i);
const ACEITAR = '/api/recurso/aceitar';

it('accepts one of 20 appeals at once and refuses the others as pending', async () => {
  const p = await c.publicado();
  const respostas = await Promise.all(Array.from({ length: 20 }, () => c.solicita(p)));
  const statuses = respostas.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const textos = respostas.filter(({ status }) => status === 409).map(({ body }) => body);
  for (const body of textos) expect(body).toMatchObject({ message: M.jaPendente });
  expect(await countOf(t, 'recurso', { aprovacaoId: p.aprovacao })).toBe(1);
  // People read the numbers of appeals, so refused ones must use up none.
  const aceito = respostas.find(({ status }) => status === 201);
  const seguinte = await c.solicita(await c.publicado());
  expect(seguinte.body.id).toBe((aceito?.body.id ?? 0) + 1);
});

it('decides once when an acceptance and a refusal come at once, and refuses the other', async () => {
  for (const _ of rodadas) {
    const p = await c.publicado();
    const id = await c.pendente(p);
    const [aceito, recusado] = await Promise.all([
      c.envia(c.presidente, 'POST', ACEITAR, umaDecisao(id)),
      c.envia(c.presidente, 'POST', '/api/recurso/recusar', { id, feedback: 'Não.' }),
    ]);
    expect([aceito.status, recusado.status].sort()).toEqual([200, 409]);
    expect((aceito.status === 409 ? aceito : recusado).body).toMatchObject({ message: M.jaDecidido });
    const [lido] = await c.lidos(p);
    expect([lido?.status, lido?.versao]).toEqual([aceito.status === 200 ? 'ACEITO' : 'RECUSADO', 2]);
    expect(lido?.projetoAprovacao.total).toBe(aceito.status === 200 ? 417.5 : 380.5);
    const atos = await rowsOf(t, 'auditoria', { registroId: id });
    expect(atos.filter(({ registroTipo }) => registroTipo === 'recurso')).toHaveLength(1);
  }
});

it('[E-RECURSO-6] keeps the criteria of the winning decision when one by criterion is accepted and refused at once', async () => {
  const METODOLOGIA = 'pontuacaoMetodologiaAtividades';
  for (const _ of rodadas) {
    const p = await c.publicado();
    const id = await c.pendente(p);
    await comCriterios(t, id, [METODOLOGIA]);
    const decide = (acolhido: boolean) => ({
      ...umaDecisao(id, { ...DECIDIDO, ...(acolhido ? { [METODOLOGIA]: 20 } : {}) }),
      criterios: [{ criterio: METODOLOGIA, acolhido, feedback: acolhido ? 'Sim.' : 'Não.' }],
    });
    const [aceito, recusado] = await Promise.all([
      c.envia(c.presidente, 'POST', ACEITAR, decide(true)),
      c.envia(c.presidente, 'POST', '/api/recurso/recusar', decide(false)),
    ]);
    expect([aceito.status, recusado.status].sort()).toEqual([200, 409]);
    const venceu = aceito.status === 200;
    const [lido] = await c.lidos(p);
    expect(lido?.criterios).toMatchObject([{ acolhido: venceu, feedback: venceu ? 'Sim.' : 'Não.' }]);
    expect(lido?.status).toBe(venceu ? 'ACEITO' : 'RECUSADO');
  }
});

it('[E-RECURSO-7] stores one of 10 simultaneous appeals that use the same document', async () => {
  for (const _ of rodadas) {
    const p = await c.publicado();
    await regrasDoRecurso(t, c.w, p.edital);
    const referencia = await c.w.novoArquivo('anexoDoRecurso', p.dono.id);
    const corpo = { mensagem: 'Peço.', projetoAprovacao: p.aprovacao, anexos: [{ referencia }] };
    const respostas = await Promise.all(
      Array.from({ length: 10 }, () => c.envia(p.dono, 'POST', '/api/recurso', corpo)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await countOf(t, 'recursoAnexo', { referencia })).toBe(1);
  }
});

it('[E-RECURSO-7] accepts or refuses completely, with its document, an appeal sent while its call is archived', async () => {
  const admin = await c.w.novaPessoa('administrador');
  for (const _ of rodadas) {
    const p = await c.publicado({ vigenciaFim: '2026-03-31' });
    await regrasDoRecurso(t, c.w, p.edital);
    const referencia = await c.w.novoArquivo('anexoDoRecurso', p.dono.id);
    const corpo = { mensagem: 'Peço.', projetoAprovacao: p.aprovacao, anexos: [{ referencia }] };
    const [pedido, arquivado] = await Promise.all([
      c.envia(p.dono, 'POST', '/api/recurso', corpo),
      c.envia(admin, 'POST', `/api/edital/${p.edital}/arquivar`),
    ]);
    expect([pedido.status, arquivado.status].sort()).toEqual(pedido.status === 201 ? [201, 409] : [200, 409]);
    const foi = pedido.status === 201;
    expect(await countOf(t, 'recurso', { aprovacaoId: p.aprovacao })).toBe(foi ? 1 : 0);
    expect(((await findRow(t, 'arquivo', { referencia }))?.vinculo ?? null) !== null).toBe(foi);
  }
});

it('refuses counts that are saved while an appeal is accepted, and loses nothing of either (T-G6)', async () => {
  for (const _ of rodadas) {
    const p = await c.publicado();
    const id = await c.pendente(p);
    const vagas = { id: p.projeto, remunerados_aprovados: 0, voluntarios_aprovados: 3 };
    const [aceito, salvo] = await Promise.all([
      c.envia(c.presidente, 'POST', ACEITAR, umaDecisao(id), { 'if-match': '"1"' }),
      c.envia(c.presidente, 'POST', '/api/projeto/atualizar_instrutores_aprovados', vagas, {
        'if-match': '"1"',
      }),
    ]);
    expect([aceito.status, salvo.status]).toEqual([200, 409]);
    const linha = await findRow(t, 'projetoAprovacao', { id: p.aprovacao });
    expect(linha).toMatchObject({
      versao: 2,
      remuneradosAprovados: 1,
      voluntariosAprovados: 1,
      total: 417.5,
    });
  }
});

it('refuses the second of two acceptances by one version, and overwrites nothing (T-G6)', async () => {
  for (const _ of rodadas) {
    const p = await c.publicado();
    const id = await c.pendente(p);
    const aceitar = (nota: number) =>
      c.envia(c.presidente, 'POST', ACEITAR, umaDecisao(id, { pontuacaoOrganizacaoTextual: nota }), {
        'if-match': '"1"',
      });
    const respostas = await Promise.all([aceitar(9), aceitar(10)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const venceu = respostas[0]?.status === 200 ? 9 : 10;
    expect((await c.lidos(p))[0]?.corrigido).toMatchObject({ pontuacaoOrganizacaoTextual: venceu });
  }
  const p = await c.publicado();
  const velho = await c.envia(c.presidente, 'POST', ACEITAR, umaDecisao(await c.pendente(p)), {
    'if-match': '"9"',
  });
  expect([velho.status, velho.body]).toMatchObject([412, { versao: 1 }]);
});

it("keeps the call's limit of paid places when appeals are accepted at once", async () => {
  const edital = await c.w.novoEditalEm('resultado', { limiteBolsas: 3 });
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const p = await c.w.novoAvaliado(edital, { aprovacao: { situacao: 'REPROVADO' } });
      return c.w.novoRecurso(p.aprovacao, p.dono.id);
    }),
  );
  const respostas = await Promise.all(
    ids.map((id) => c.envia(c.presidente, 'POST', ACEITAR, umaDecisao(id))),
  );
  expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const dadas = await rowsOf(c.t, 'projetoAprovacao', { editalId: edital });
  expect(dadas.map(({ remuneradosAprovados }) => remuneradosAprovados).toSorted()).toEqual([
    0, 0, 0, 1, 1, 1,
  ]);
});
