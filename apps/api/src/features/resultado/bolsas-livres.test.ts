import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { rowOf, updateRows } from '../../testing/rows.ts';
import {
  type CenaDoRecurso,
  criarCenaDoRecurso,
  DECIDIDO,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';
import { gravarRegras } from '../../testing/world/regras-gravadas.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
let outro: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador');
  outro = await c.w.novaPessoa('administrador');
});
afterAll(() => t.close());
beforeEach(() => t.clock.definir(INICIO));

interface Lista {
  readonly livres: number;
  readonly proximo: number | null;
  readonly devolveram: readonly { readonly projeto_id: number; readonly porAnulacao?: true }[];
  readonly devidas: readonly object[];
  readonly suplentes: readonly { readonly projeto_id: number; readonly cabem?: number }[];
}
const lista = async (edital: number) =>
  (await c.envia<Lista>(adm, 'GET', `/api/edital/${edital}/suplentes`)).body;
const chamar = (edital: number, projeto: number, bolsas = 1) =>
  c.envia<{ message: string; code?: string }>(adm, 'POST', `/api/edital/${edital}/suplentes/chamar`, {
    projeto,
    bolsas,
  });
const tarefas = async (quem: Pessoa, edital: number) =>
  (
    await c.envia<{ tarefas: { codigo: string; titulo: string; edital: number; caminho: string }[] }>(
      quem,
      'GET',
      '/api/tarefas',
    )
  ).body.tarefas.filter((uma) => uma.edital === edital);

/** A published call with a list; TIPO I projects by total. */
async function cenario(
  limiteBolsas: number | null,
  projetos: readonly { readonly total: number; readonly bolsas?: number; readonly unidadeId?: number }[],
  regras: object = {},
) {
  const edital = await c.w.novoEditalEm('secretaria', { limiteBolsas });
  await gravarRegras(t, edital, { suplentes: true, ...regras }, adm.id);
  const feitos = [];
  for (const { total, bolsas = 0, unidadeId } of projetos) {
    const dono = unidadeId === undefined ? {} : { dono: await c.w.novaPessoa('coordenador', { unidadeId }) };
    const aprovacao = {
      pontuacaoApoioDisciplina: total - 280,
      remuneradosAprovados: bolsas,
      situacao: 'APROVADO',
    } as const;
    feitos.push(await c.w.novoAvaliado(edital, { ...dono, projeto: { remunerados: 2 }, aprovacao }));
  }
  expect((await c.envia(adm, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
  return { edital, feitos };
}

/** An annulment proposed by one administrator, answered, and decided by the other. */
async function anular(p: { aprovacao: number; projeto: number; dono: Pessoa }, para: object) {
  const dito = [
    await c.envia(adm, 'POST', '/api/resultado/anulacao', {
      projetoAprovacao: p.aprovacao,
      justificativa: 'A bolsa foi dada por engano.',
      ...DECIDIDO,
      ...para,
    }),
    await c.envia(p.dono, 'POST', `/api/projeto/${p.projeto}/anulacao/resposta`, { resposta: 'Não foi.' }),
    await c.envia(outro, 'POST', `/api/projeto/${p.projeto}/anulacao/decisao`, {
      anula: true,
      parecer: 'Procede.',
    }),
  ];
  expect(dito.map(({ status }) => status)).toEqual([200, 200, 200]);
}

describe('the places that an annulment took (D56)', () => {
  it.each([2, null])('[C-G5] are offered to suplentes, once, when the limit is %s', async (limite) => {
    const apoio = DECIDIDO.pontuacaoApoioDisciplina;
    const { edital, feitos } = await cenario(limite, [
      { total: 280 + apoio, bolsas: 2 },
      { total: 370 },
      { total: 360 },
    ]);
    const [anulado, um, dois] = feitos;
    if (!anulado || !um || !dois) throw new Error('no projects');
    expect(await lista(edital)).toMatchObject({ livres: 0, devolveram: [] });
    await anular(anulado, { pontuacaoApoioDisciplina: 20, remunerados_aprovados: 1 });
    expect(await lista(edital)).toMatchObject({
      livres: 1,
      proximo: um.projeto,
      devolveram: [{ projeto_id: anulado.projeto, bolsas: 1, em: '2026-05-13', porAnulacao: true }],
    });
    expect((await tarefas(adm, edital)).map(({ codigo }) => codigo)).toContain('SUPLENTE_A_CHAMAR');
    expect((await chamar(edital, um.projeto)).status).toBe(200);
    expect(await lista(edital)).toMatchObject({ livres: 0, proximo: dois.projeto });
    expect((await chamar(edital, dois.projeto)).body.message).toBe(M.semBolsaLivre);
    // After a second annulment one more is free; the first is not counted twice.
    await anular(anulado, { pontuacaoApoioDisciplina: 20, remunerados_aprovados: 0 });
    expect((await lista(edital)).livres).toBe(1);
    expect((await chamar(edital, dois.projeto)).status).toBe(200);
    expect((await lista(edital)).livres).toBe(0);
  });

  it('[C-G5] are not free any more once a correction grants them again, nor twice when a suplente was called', async () => {
    const { edital, feitos } = await cenario(null, [{ total: 380.5, bolsas: 1 }, { total: 370 }]);
    const [anulado] = feitos;
    if (!anulado) throw new Error('no projects');
    await anular(anulado, { remunerados_aprovados: 0 });
    expect((await lista(edital)).livres).toBe(1);
    // Now it is a suplente itself, the first by its position.
    t.clock.definir('2026-05-13T12:20:00Z');
    expect((await chamar(edital, anulado.projeto)).status).toBe(200);
    expect((await lista(edital)).livres).toBe(0);
    t.clock.definir('2026-05-13T12:40:00Z');
    await anular(anulado, { remunerados_aprovados: 0 });
    expect((await lista(edital)).livres).toBe(1);
    const corrigir = { ...DECIDIDO, remunerados_aprovados: 1, justificativa: 'Não houve engano.' };
    const corrigido = { projetoAprovacao: anulado.aprovacao, ...corrigir };
    expect((await c.envia(adm, 'POST', '/api/resultado/corrigir', corrigido)).status).toBe(200);
    expect((await lista(edital)).livres).toBe(0);
  });
});

describe('a suplente who has part of what it asked for', () => {
  it('[C-G1] is offered the rest beside what it has, which it keeps when it declines', async () => {
    const { edital, feitos } = await cenario(
      3,
      [
        { total: 400, bolsas: 2 },
        { total: 370, bolsas: 1 },
      ],
      { suplentesParciais: true },
    );
    const [devolve, parte] = feitos;
    if (!devolve || !parte) throw new Error('no projects');
    await c.w.novoInstrutor(parte.projeto);
    await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: edital });
    const tem = async () =>
      (await rowOf(t, 'projetoAprovacao', { id: parte.aprovacao })).remuneradosAprovados;
    expect(await lista(edital)).toMatchObject({
      livres: 2,
      suplentes: [{ projeto_id: parte.projeto, pede: 1 }],
    });
    expect((await chamar(edital, parte.projeto, 2)).status).toBe(422);
    expect((await chamar(edital, parte.projeto, 1)).status).toBe(200);
    expect(await tem()).toBe(2);
    const recusa = { aceita: false, motivo: 'Não há aluno.' };
    const caminho = `/api/projeto/${parte.projeto}/chamado`;
    expect((await c.envia(parte.dono, 'POST', caminho, recusa)).status).toBe(200);
    expect(await tem()).toBe(1);
    expect((await lista(edital)).livres).toBe(2);
  });
});

describe('a scholarship that is due after an appeal (D56)', () => {
  const NADA_MUDA = { ...DECIDIDO, pontuacaoApoioDisciplina: 115, remunerados_aprovados: 1 };
  const ganhar = async (p: { aprovacao: number; dono: Pessoa }) => {
    const id = await c.w.novoRecurso(p.aprovacao, p.dono.id);
    const decisao = umaDecisao(id, NADA_MUDA);
    const { body } = await c.envia<{ message: string }>(
      c.presidente,
      'POST',
      '/api/recurso/aceitar',
      decisao,
    );
    expect(body.message).toContain('falta 1 bolsa');
    return id;
  };

  it('[C-G6] is a task and a mark while a place is free, and is served before any suplente', async () => {
    const { edital, feitos } = await cenario(2, [
      { total: 400, bolsas: 1 },
      { total: 390, bolsas: 1 },
      { total: 380 },
      { total: 340 },
    ]);
    const [encerra, fica, espera, ganha] = feitos;
    if (!encerra || !fica || !espera || !ganha) throw new Error('no projects');
    await c.w.novoInstrutor(fica.projeto);
    const recurso = await ganhar(ganha);
    const devida = { projeto_id: ganha.projeto, recurso, faltam: 1 };
    expect(await lista(edital)).toMatchObject({ livres: 0, devidas: [{ ...devida, cabem: 0 }] });
    const daBolsa = async (quem = adm) =>
      (await tarefas(quem, edital)).filter(({ codigo }) => codigo === 'BOLSA_DO_RECURSO_A_DAR');
    // No scholarship is free, so there is no task.
    expect(await daBolsa()).toEqual([]);
    expect((await chamar(edital, espera.projeto)).body).toMatchObject({ code: 'SEM_BOLSA_LIVRE' });
    await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: edital });
    expect(await lista(edital)).toMatchObject({ livres: 0, devidas: [{ ...devida, cabem: 1 }] });
    const [tarefa] = await daBolsa();
    expect([tarefa?.titulo, tarefa?.caminho]).toEqual([
      `Dar 1 bolsa livre a quem ganhou o recurso nº ${recurso}`,
      `/editais/${edital}/recursos/${recurso}`,
    ]);
    expect(await daBolsa(c.presidente)).toEqual([]);
    await updateRows(t, 'projetoAprovacao', { avaliadorId: outro.id }, { id: ganha.aprovacao });
    expect(await daBolsa(outro)).toEqual([]);
    for (const bolsas of [1, 2]) {
      expect(await chamar(edital, espera.projeto, bolsas)).toMatchObject({
        status: 409,
        body: {
          code: 'BOLSA_DEVIDA',
          message: `As bolsas livres são primeiro de quem ganhou recurso, e só depois dos suplentes: projeto nº ${ganha.projeto} (falta 1 bolsa)`,
        },
      });
    }
    const conceder = { ato: 'conceder', motivo: 'Uma bolsa voltou.' };
    expect((await c.envia(adm, 'POST', `/api/recurso/${recurso}/bolsas`, conceder)).status).toBe(200);
    expect(await daBolsa()).toEqual([]);
    expect(await lista(edital)).toMatchObject({ livres: 0, devidas: [] });
    expect((await rowOf(t, 'projetoAprovacao', { id: ganha.aprovacao })).remuneradosAprovados).toBe(1);
  });

  it('[C-G6] reserves the last place of its unit against a suplente of the same unit', async () => {
    const unidadeId = await c.w.novaUnidade();
    const { edital, feitos } = await cenario(
      9,
      [
        { total: 400, bolsas: 1, unidadeId },
        { total: 390, bolsas: 1 },
        { total: 380, unidadeId },
        { total: 370 },
        { total: 340, unidadeId },
      ],
      { bolsasPorUnidade: 1 },
    );
    const [encerra, outra, mesma, deFora, ganha] = feitos;
    if (!encerra || !outra || !mesma || !deFora || !ganha) throw new Error('no projects');
    await ganhar(ganha);
    await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: edital });
    expect(await lista(edital)).toMatchObject({ livres: 2, proximo: deFora.projeto });
    expect((await chamar(edital, mesma.projeto)).body.code).toBe('BOLSA_DEVIDA');
    expect((await chamar(edital, deFora.projeto)).status).toBe(200);
  });
});
