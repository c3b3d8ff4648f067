import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { countOf, findRow, rowOf, updateRows } from '../../testing/rows.ts';
import { type CenaDoRecurso, criarCenaDoRecurso, umaDecisao } from '../../testing/world/cena-do-recurso.ts';
import { gravarRegras } from '../../testing/world/regras-gravadas.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador');
});
afterAll(() => t.close());

interface Um {
  readonly total: number;
  readonly bolsas?: number;
}
/**
 * A published call; TIPO I projects by total, all fully granted except the last, whose coordinator appeals.
 */
async function cenario(limiteBolsas: number, projetos: readonly Um[], lista = true) {
  const edital = await c.w.novoEditalEm('resultado', { limiteBolsas });
  if (lista) await gravarRegras(t, edital, { suplentes: true }, adm.id);
  const feitos = [];
  for (const { total, bolsas = 0 } of projetos) {
    feitos.push(
      await c.w.novoAvaliado(edital, {
        aprovacao: {
          pontuacaoApoioDisciplina: total - 280,
          remuneradosAprovados: bolsas,
          situacao: 'APROVADO',
        },
      }),
    );
  }
  return { edital, feitos };
}
const simular = (id: number, mudancas: object) =>
  c.envia<{ bolsas?: string; vagas: { para: object }; posicao: { para: number }; message?: string }>(
    c.presidente,
    'POST',
    '/api/recurso/simular',
    umaDecisao(id, { ...NADA_MUDA, ...mudancas }),
  );
const aceitar = (id: number, mudancas: object) =>
  c.envia<{ message: string }>(
    c.presidente,
    'POST',
    '/api/recurso/aceitar',
    umaDecisao(id, { ...NADA_MUDA, ...mudancas }),
  );
const NADA_MUDA = {
  pontuacaoAdequacaoCoerencia: 32,
  pontuacaoRelevanciaJustificativaClareza: 24,
  pontuacaoMetodologiaAtividades: 16,
  pontuacaoOrganizacaoTextual: 8,
  pontuacaoNaturezaDisciplinas: 120,
  pontuacaoCaracteristicaDisciplinas: 80,
  voluntarios_aprovados: 0,
};
const bolsasDe = async (id: number) => (await rowOf(t, 'projetoAprovacao', { id })).remuneradosAprovados;
const decidir = (id: number, ato: string, motivo: string, quem = adm) =>
  c.envia<{ message: string; code?: string }>(quem, 'POST', `/api/recurso/${id}/bolsas`, { ato, motivo });
const suplentes = async (edital: number) =>
  (await c.envia<{ livres: number; proximo: number | null }>(adm, 'GET', `/api/edital/${edital}/suplentes`))
    .body;

describe('the scholarships of the winner of an appeal (D56)', () => {
  it('[C-G6] reserves for one winner before the next', async () => {
    const { edital, feitos } = await cenario(1, [{ total: 400, bolsas: 1 }, { total: 340 }, { total: 330 }]);
    const [, um, outro] = feitos;
    if (um === undefined || outro === undefined) throw new Error('no projects');
    const primeiro = await c.w.novoRecurso(um.aprovacao, um.dono.id);
    const pede = { pontuacaoApoioDisciplina: 190, remunerados_aprovados: 1 };
    expect((await aceitar(primeiro, pede)).body.message).toContain('falta 1 bolsa');
    await updateRows(t, 'edital', { limiteBolsas: 2 }, { id: edital });
    const segundo = await c.w.novoRecurso(outro.aprovacao, outro.dono.id);
    expect((await aceitar(segundo, pede)).body.message).toContain('falta 1 bolsa: 0 livres de 2');
    expect((await decidir(primeiro, 'conceder', 'O limite passou a 2.')).status).toBe(200);
    expect([await bolsasDe(um.aprovacao), await bolsasDe(outro.aprovacao)]).toEqual([1, 0]);
  });

  it('[C-G6] owes nothing that a correction has given since', async () => {
    const { edital, feitos } = await cenario(2, [{ total: 400, bolsas: 2 }, { total: 340 }]);
    const [, p] = feitos;
    if (p === undefined) throw new Error('no project');
    const id = await c.w.novoRecurso(p.aprovacao, p.dono.id);
    const pede = { pontuacaoApoioDisciplina: 190, remunerados_aprovados: 2 };
    expect((await aceitar(id, pede)).status).toBe(200);
    await updateRows(t, 'edital', { limiteBolsas: 4 }, { id: edital });
    const { id: _, feedback: __, ...numeros } = umaDecisao(id, { ...NADA_MUDA, ...pede });
    const corrigir = { ...numeros, projetoAprovacao: p.aprovacao, justificativa: 'O limite passou a 4.' };
    expect((await c.envia(adm, 'POST', '/api/resultado/corrigir', corrigir)).status).toBe(200);
    expect((await decidir(id, 'conceder', 'O limite mudou.')).body.code).toBe('SEM_BOLSAS_DEVIDAS');
    const lidos = await c.envia<{ bolsas?: object }[]>(adm, 'GET', `/api/recurso/projeto/${p.projeto}`);
    expect(lidos.body[0]?.bolsas).toMatchObject({ faltam: 0 });
    expect(lidos.body[0]?.bolsas).not.toHaveProperty('podeDecidir');
  });

  it('[C-G6] simulates the effect above the limit, names what is missing, and accepts without it', async () => {
    const { feitos } = await cenario(3, [
      { total: 400, bolsas: 2 },
      { total: 390, bolsas: 1 },
      { total: 340 },
    ]);
    const [, ultimo, p] = feitos;
    if (ultimo === undefined || p === undefined) throw new Error('no projects');
    const id = await c.w.novoRecurso(p.aprovacao, p.dono.id);
    const pede = { pontuacaoApoioDisciplina: 115, remunerados_aprovados: 2 };
    const dito = 'seria o 2º; faltam 2 bolsas: 0 livres de 3; a administração pode aumentar o limite';
    expect(await simular(id, pede)).toMatchObject({
      status: 200,
      body: { bolsas: dito, posicao: { de: 3, para: 2 }, vagas: { para: { remunerados_aprovados: 0 } } },
    });
    const cartas = (await t.emailsAte(0)).length;
    expect(await aceitar(id, pede)).toMatchObject({
      status: 200,
      body: { message: `recurso aceito com sucesso: ${dito}` },
    });
    expect([await bolsasDe(p.aprovacao), await bolsasDe(ultimo.aprovacao)]).toEqual([0, 1]);
    // The other mail names the project that fell to third place.
    const textos = (await t.emailsAte(cartas + 2)).slice(cartas).map(({ texto }) => texto);
    expect(textos.filter((texto) => texto.includes('Sobre as bolsas'))).toHaveLength(1);
    const ler = async (quem: Pessoa) =>
      (await c.envia<{ bolsas?: object }[]>(quem, 'GET', `/api/recurso/projeto/${p.projeto}`)).body[0]
        ?.bolsas;
    const devidas = { faltam: 2, dito, ato: null, motivo: null, quando: null };
    expect(await ler(p.dono)).toEqual(devidas);
    expect(await ler(adm)).toEqual({ ...devidas, podeDecidir: true });
    expect(await ler(c.presidente)).toEqual(devidas);
    // Why they cannot be given, for the coordinator.
    expect((await decidir(id, 'conceder', 'O limite mudou.')).body.code).toBe('SEM_BOLSA_LIVRE');
    expect((await decidir(id, 'manter', ' ')).status).toBe(422);
    const vezes = await Promise.all(
      Array.from({ length: 3 }, () => decidir(id, 'manter', 'Não há orçamento.')),
    );
    expect(vezes.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { projetoId } = await rowOf(t, 'projetoAprovacao', {
      id: (await rowOf(t, 'recurso', { id })).aprovacaoId,
    });
    expect(await countOf(t, 'cartaDoProjeto', { projetoId, especie: 'bolsasDoRecurso' })).toBe(1);
    // Sent three times, written once.
    expect(await countOf(t, 'auditoria', { acao: 'decidirBolsasDoRecurso', registroId: id })).toBe(1);
    expect(await ler(p.dono)).toMatchObject({ faltam: 2, ato: 'manter', motivo: 'Não há orçamento.' });
    // An administrator raises the call's limit, with a reason there.
    await updateRows(
      t,
      'edital',
      { limiteBolsas: 4 },
      { id: (await rowOf(t, 'projeto', { id: p.projeto })).editalId ?? 0 },
    );
    expect((await decidir(id, 'conceder', 'O limite passou a 4.')).status).toBe(200);
    expect(await ler(p.dono)).toMatchObject({ faltam: 1, ato: 'conceder', motivo: 'O limite passou a 4.' });
    expect([await bolsasDe(p.aprovacao), await bolsasDe(ultimo.aprovacao)]).toEqual([1, 1]);
    // This gives no new appeal against the decision itself (D21).
    expect(await c.solicita({ ...p, edital: 0 })).toMatchObject({ status: 409 });
  });

  it('[C-G6] counts what closed projects returned as free, and gives it to the winner before any suplente', async () => {
    const { edital, feitos } = await cenario(3, [
      { total: 400, bolsas: 2 },
      { total: 390, bolsas: 1 },
      { total: 380 },
      { total: 340 },
    ]);
    const [encerrado, fica, espera, p] = feitos;
    if (encerrado === undefined || fica === undefined || espera === undefined || p === undefined)
      throw new Error();
    await c.w.novoInstrutor(fica.projeto);
    const id = await c.w.novoRecurso(p.aprovacao, p.dono.id);
    const pede = { pontuacaoApoioDisciplina: 115, remunerados_aprovados: 1 };
    expect((await simular(id, pede)).body.bolsas).toMatch(/^seria o 2º; falta 1 bolsa: 0 livres de 3;/);
    // The first project never had an instructor, so on the call's day its places come back.
    await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: edital });
    expect((await simular(id, pede)).body).toMatchObject({ vagas: { para: { remunerados_aprovados: 1 } } });
    expect((await aceitar(id, pede)).body).toEqual({ message: 'recurso aceito com sucesso' });
    expect(await bolsasDe(p.aprovacao)).toBe(1);
    expect(await suplentes(edital)).toMatchObject({ livres: 1, proximo: espera.projeto });
    // The winner is not closed by the past day, and its passed-on places do not come back.
    expect(await findRow(t, 'encerramentoDesfeito', { projetoId: p.projeto })).toMatchObject({
      motivo: 'Recurso aceito',
    });
    const desfazer = await c.envia<{ code: string }>(
      adm,
      'POST',
      `/api/projeto/${encerrado.projeto}/desfazer_encerramento`,
      {
        motivo: 'Vai haver bolsista.',
      },
    );
    expect([desfazer.status, desfazer.body.code]).toEqual([409, 'BOLSAS_DADAS']);
    const adiado = { encerramentoSemInstrutores: '2026-08-01', motivo: 'Mais tempo.' };
    expect(
      (await c.envia<{ message: string }>(adm, 'PUT', `/api/edital/${edital}`, adiado)).body.message,
    ).toBe(
      'Bolsas de projetos encerrados já foram dadas depois de um recurso: o dia do encerramento não muda mais',
    );
  });

  it('[C-G6] reserves the next free places for the winner, and gives others to suplentes below the last one granted', async () => {
    const { edital, feitos } = await cenario(3, [
      { total: 400, bolsas: 2 },
      { total: 390, bolsas: 1 },
      { total: 380 },
      { total: 340 },
      { total: 330 },
    ]);
    const [encerra, fica, espera, ganha, sobe] = feitos;
    if (!encerra || !fica || !espera || !ganha || !sobe) throw new Error('no projects');
    await c.w.novoInstrutor(fica.projeto);
    const abaixo = await c.w.novoRecurso(sobe.aprovacao, sobe.dono.id);
    const poucos = { pontuacaoApoioDisciplina: 95, remunerados_aprovados: 1 };
    const naLista =
      'seria o 4º, abaixo do último projeto com bolsa (2º): fica na lista de suplentes, pela posição';
    expect((await simular(abaixo, poucos)).body.bolsas).toBe(naLista);
    expect((await aceitar(abaixo, poucos)).body.message).toBe(`recurso aceito com sucesso: ${naLista}`);
    const id = await c.w.novoRecurso(ganha.aprovacao, ganha.dono.id);
    expect((await aceitar(id, { pontuacaoApoioDisciplina: 115, remunerados_aprovados: 1 })).status).toBe(200);
    await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: edital });
    expect(await suplentes(edital)).toMatchObject({ livres: 1, proximo: espera.projeto });
    expect((await decidir(id, 'conceder', 'Uma bolsa voltou.')).status).toBe(200);
    expect([await bolsasDe(ganha.aprovacao), await bolsasDe(sobe.aprovacao)]).toEqual([1, 0]);
    expect(await suplentes(edital)).toMatchObject({ livres: 1, proximo: espera.projeto });
  });
});
