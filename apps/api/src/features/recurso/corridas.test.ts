import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { CenaDoRecurso } from '../../testing/cena-do-recurso.ts';
import { criarCenaDoRecurso, umaDecisao } from '../../testing/cena-do-recurso.ts';
import { insistWhenBusy } from '../../testing/client.ts';
import { countOf, findRow, rowsOf } from '../../testing/rows.ts';

/** Rounds of each race; the long form runs a hundred. */
const RODADAS = Number(process.env.RODADAS_DO_RECURSO ?? 10);

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

it('of 20 appeals at once one is taken, the others hear that one is pending', async () => {
  const p = await c.publicado();
  const respostas = await Promise.all(Array.from({ length: 20 }, () => c.solicita(p)));
  const statuses = respostas.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const textos = respostas.filter(({ status }) => status === 409).map(({ body }) => body);
  for (const body of textos) expect(body).toMatchObject({ message: M.jaPendente });
  expect(await countOf(t, 'recurso', { aprovacaoId: p.aprovacao })).toBe(1);
});

it('an acceptance and a refusal at once: one decides, the other hears it', async () => {
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

it('counts saved while an appeal is accepted are not in time, and nothing of either is lost (T-G6)', async () => {
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

it('two of the committee accept by one version: the second hears of it and overwrites nothing (T-G6)', async () => {
  for (const _ of rodadas) {
    const p = await c.publicado();
    const id = await c.pendente(p);
    const aceitar = (nota: number) =>
      c.envia(c.presidente, 'POST', ACEITAR, umaDecisao(id, { pontuacaoOrganizacaoTextual: nota }), {
        'if-match': '"1"',
      });
    const respostas = await Promise.all([aceitar(1), aceitar(2)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const venceu = respostas[0]?.status === 200 ? 1 : 2;
    expect((await c.lidos(p))[0]?.corrigido).toMatchObject({ pontuacaoOrganizacaoTextual: venceu });
  }
  const p = await c.publicado();
  const velho = await c.envia(c.presidente, 'POST', ACEITAR, umaDecisao(await c.pendente(p)), {
    'if-match': '"9"',
  });
  expect([velho.status, velho.body]).toMatchObject([412, { versao: 1 }]);
});

it('acceptances at once in one call never pass its limit of paid places', async () => {
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
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
});
