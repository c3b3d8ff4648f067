import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { rodadas as contadas } from '../../testing/attacks/corridas.ts';
import { insistWhenBusy } from '../../testing/client.ts';
import { rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import {
  type CenaDoRecurso,
  comCriterios,
  criarCenaDoRecurso,
  DECIDIDO,
  regrasDoRecurso,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

/** Rounds of each race; `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DA_AVALIACAO ?? 6);

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
let outra: Pessoa;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador');
  outra = await c.w.novaPessoa('administrador');
});
afterAll(() => t.close());

const VAGAS = '/api/projeto/atualizar_instrutores_aprovados';
const ACEITAR = '/api/recurso/aceitar';

async function regras(edital: number, mudam: Partial<RegrasDoEdital>): Promise<void> {
  const corpo = { ...mudam, motivo: 'O conselho pede' };
  const r = await c.envia(adm, 'PUT', `/api/edital/${edital}/regras`, corpo);
  expect([r.status, r.text]).toEqual([200, expect.any(String)]);
}

/** A call in this phase with a limit of scholarships per unit, before any assessment. */
async function comLimite(fase: Fase, bolsasPorUnidade: number): Promise<number> {
  const edital = await c.w.novoEditalEm(fase);
  await regras(edital, { bolsasPorUnidade });
  return edital;
}

interface Extra {
  readonly bolsas?: number;
  readonly total?: number;
}

/** An assessed project of this unit, with these granted places. */
async function daUnidade(edital: number, unidadeId: number, { bolsas = 0, total }: Extra = {}) {
  const dono = await c.w.novaPessoa('coordenador', { unidadeId });
  const nota = total === undefined ? {} : { pontuacaoOrganizacaoTextual: total };
  return c.w.novoAvaliado(edital, { dono, aprovacao: { remuneradosAprovados: bolsas, ...nota } });
}

const dar = (projeto: number, remunerados_aprovados: number, quem: Pessoa = adm) =>
  c.envia<{ message: string; code?: string }>(quem, 'POST', VAGAS, {
    ...{ id: projeto, remunerados_aprovados, voluntarios_aprovados: 0 },
  });
const ler = async (edital: number) =>
  (await c.envia<AnswerOf<Api['lerDecisao']>>(adm, 'GET', `/api/edital/${edital}/decisao`)).body;
const bolsasDe = async (edital: number) => {
  const linhas = await rowsOf(t, 'projetoAprovacao', { editalId: edital }, 'id');
  return linhas.map(({ remuneradosAprovados }) => remuneradosAprovados);
};
const RECUSADO = {
  status: 409,
  body: { code: 'LIMITE_DA_UNIDADE', message: M.limiteDaUnidade },
};

describe('the decision (E-AVALIACAO-18)', () => {
  it('shows the limit of each unit only when the call has one', async () => {
    const sem = await c.w.novoEditalEm('decisao');
    expect(Object.keys(await ler(sem))).toEqual(['limiteBolsas', 'linhas', 'proprios']);
    const com = await comLimite('decisao', 3);
    expect(await ler(com)).toEqual({ limiteBolsas: null, bolsasPorUnidade: 3, linhas: [], proprios: 0 });
    expect((await ler(await comLimite('avaliacao', 0))).bolsasPorUnidade).toBe(0);
  });

  it('refuses more than the limit of this unit and of no other; earlier grants may stay or be lowered', async () => {
    const edital = await comLimite('decisao', 2);
    const [aqui, la] = [await c.w.novaUnidade(), await c.w.novaUnidade()];
    const um = await daUnidade(edital, aqui, { bolsas: 1 });
    const dois = await daUnidade(edital, aqui, { bolsas: 1 });
    const tres = await daUnidade(edital, la);
    // The unit's projects in another call do not count.
    await daUnidade(await comLimite('decisao', 2), aqui, { bolsas: 2 });
    expect(await dar(dois.projeto, 2)).toMatchObject(RECUSADO);
    expect((await dar(tres.projeto, 2)).status).toBe(200);
    expect((await dar(dois.projeto, 0)).status).toBe(200);
    expect((await dar(um.projeto, 2)).status).toBe(200);
    expect(await bolsasDe(edital)).toEqual([2, 0, 2]);
  });

  it("counts the coordinator's present unit, and warns before sending when one is above its limit", async () => {
    const edital = await comLimite('decisao', 1);
    const [aqui, la] = [await c.w.novaUnidade(), await c.w.novaUnidade()];
    const um = await daUnidade(edital, aqui, { bolsas: 1 });
    const dois = await daUnidade(edital, la, { bolsas: 1 });
    const avisos = async () =>
      (
        await c.envia<{ avisos: { codigo: string; quantidade: number | null }[] }>(
          adm,
          'GET',
          `/api/edital/${edital}/pendencias`,
        )
      ).body.avisos
        .filter(({ codigo }) => !codigo.startsWith('PUBLICA_'))
        .map(({ codigo, quantidade }) => [codigo, quantidade]);
    expect(await avisos()).toEqual([]);
    await updateRows(t, 'professor', { unidadeId: aqui }, { id: dois.dono.id });
    expect(await avisos()).toEqual([['LIMITE_DA_UNIDADE', 1]]);
    // Above the limit already: the number may stay, but not rise.
    expect((await dar(um.projeto, 1)).status).toBe(200);
    expect(await dar(um.projeto, 2)).toMatchObject(RECUSADO);
    const tres = await daUnidade(edital, la);
    expect((await dar(tres.projeto, 1)).status).toBe(200);
    expect((await c.envia(adm, 'POST', '/api/secretaria_projetos', { edital })).status).toBe(200);
  });

  it('saves the rows of a list that fit, moves scholarships within a unit, and gives the reason for each other row', async () => {
    const edital = await comLimite('decisao', 2);
    const aqui = await c.w.novaUnidade();
    const cheio = await daUnidade(edital, aqui, { bolsas: 2 });
    const ganha = await daUnidade(edital, aqui);
    const ultimo = await daUnidade(edital, aqui);
    const deOutra = await daUnidade(edital, await c.w.novaUnidade());
    const linha = ({ projeto }: { projeto: number }, remunerados_aprovados: number) => ({
      ...{ projeto, versao: 1, remunerados_aprovados, voluntarios_aprovados: 0 },
    });
    const { body } = await c.envia<AnswerOf<Api['decidirVarios']>>(
      adm,
      'POST',
      `/api/edital/${edital}/decisao`,
      { linhas: [linha(ganha, 1), linha(ultimo, 1), linha(deOutra, 2), linha(cheio, 1)] },
    );
    expect(body.linhas.map(({ resultado, mensagem }) => [resultado, mensagem])).toEqual([
      ['feito', M.instrutoresSalvos],
      ['recusado', M.limiteDaUnidade],
      ['feito', M.instrutoresSalvos],
      ['feito', M.instrutoresSalvos],
    ]);
    expect(await bolsasDe(edital)).toEqual([1, 1, 0, 2]);
  });

  it(`grants a unit's last place to one of two decisions at once, ${RODADAS} rounds`, async () => {
    await contadas('unit/unit', RODADAS, async (rodada) => {
      const edital = await comLimite('decisao', 2);
      const aqui = await c.w.novaUnidade();
      await daUnidade(edital, aqui, { bolsas: 1 });
      const pedidos = [await daUnidade(edital, aqui), await daUnidade(edital, aqui)].map(
        ({ projeto }, i) =>
          () =>
            dar(projeto, 1, i === 0 ? adm : outra),
      );
      const emOrdem = rodada % 2 === 0 ? pedidos : pedidos.toReversed();
      const feitos = await Promise.all(emOrdem.map((pedir) => pedir()));
      const ditas = feitos.map(({ status, body }) => `${status} ${body.message}`).toSorted();
      expect(ditas).toEqual([`200 ${M.instrutoresSalvos}`, `409 ${M.limiteDaUnidade}`]);
      expect((await bolsasDe(edital)).reduce((soma, n) => (soma ?? 0) + (n ?? 0), 0)).toBe(2);
      return feitos.map(({ status }) => status).join(' ');
    });
  });
});

describe('after the result', () => {
  /** A full unit, and one of its projects with an undecided appeal. */
  async function comRecurso() {
    const edital = await comLimite('resultado', 1);
    const aqui = await c.w.novaUnidade();
    await daUnidade(edital, aqui, { bolsas: 1 });
    const pede = await daUnidade(edital, aqui);
    return { edital, pede, recurso: await c.w.novoRecurso(pede.aprovacao, pede.dono.id) };
  }

  it('[C-G6] accepts an appeal, and gives its scholarship after the limit was raised in public', async () => {
    const { edital, pede, recurso } = await comRecurso();
    const aceitar = () => c.envia(c.presidente, 'POST', ACEITAR, umaDecisao(recurso));
    const falta = 'seria o 1º; falta 1 bolsa: a unidade já tem todas as que o edital dá a uma unidade';
    expect(await c.envia(c.presidente, 'POST', '/api/recurso/simular', umaDecisao(recurso))).toMatchObject({
      status: 200,
      body: { bolsas: falta, vagas: { para: { remunerados_aprovados: 0 } } },
    });
    expect((await aceitar()).body).toEqual({ message: `recurso aceito com sucesso: ${falta}` });
    expect((await rowOf(t, 'projetoAprovacao', { id: pede.aprovacao })).remuneradosAprovados).toBe(0);
    const conceder = () =>
      c.envia(adm, 'POST', `/api/recurso/${recurso}/bolsas`, { ato: 'conceder', motivo: 'A regra mudou.' });
    expect(await conceder()).toMatchObject({ status: 409, body: { code: 'SEM_BOLSA_LIVRE' } });
    await regras(edital, { bolsasPorUnidade: 2 });
    expect((await conceder()).status).toBe(200);
    expect((await rowOf(t, 'projetoAprovacao', { id: pede.aprovacao })).remuneradosAprovados).toBe(1);
  });

  it('allows a correction only within the limit', async () => {
    const { edital, pede, recurso } = await comRecurso();
    await c.envia(c.presidente, 'POST', '/api/recurso/recusar', { id: recurso, feedback: 'Não.' });
    const corrigir = () =>
      c.envia(adm, 'POST', '/api/resultado/corrigir', {
        ...umaDecisao(0, { pontuacaoMetodologiaAtividades: 19 }),
        ...{ projetoAprovacao: pede.aprovacao, justificativa: 'A soma estava errada.' },
      });
    expect(await corrigir()).toMatchObject(RECUSADO);
    await regras(edital, { bolsasPorUnidade: null });
    expect((await corrigir()).status).toBe(200);
  });

  it('shows the effect of an acceptance on places', async () => {
    const edital = await c.w.novoEditalEm('resultado');
    await regrasDoRecurso(t, c.w, edital, { recursoPorCriterio: true, bolsasPorUnidade: 1 });
    const aqui = await c.w.novaUnidade();
    const acima = await daUnidade(edital, aqui, { total: 9 });
    const longe = await daUnidade(edital, await c.w.novaUnidade(), { total: 9 });
    const pede = await daUnidade(edital, aqui);
    const recurso = await c.w.novoRecurso(pede.aprovacao, pede.dono.id);
    await comCriterios(t, recurso, ['pontuacaoMetodologiaAtividades']);
    const { body } = await c.envia<{ pelaOrdem?: { projeto_id: number; de: number; para: number }[] }>(
      c.presidente,
      'POST',
      '/api/recurso/simular',
      umaDecisao(recurso, {
        ...{ ...DECIDIDO, pontuacaoMetodologiaAtividades: 20 },
        criterios: [{ criterio: 'pontuacaoMetodologiaAtividades', acolhido: true }],
      }),
    );
    const titulo = expect.any(String);
    expect(body.pelaOrdem).toEqual([
      { projeto_id: acima.projeto, titulo, de: 1, para: 0 },
      { projeto_id: pede.projeto, titulo, de: 0, para: 1 },
    ]);
    expect(body.pelaOrdem?.some(({ projeto_id }) => projeto_id === longe.projeto)).toBe(false);
  });

  it('keeps the limit when appeals of one unit are accepted at once', async () => {
    const edital = await comLimite('resultado', 2);
    const aqui = await c.w.novaUnidade();
    const pedem = [];
    for (let i = 0; i < 5; i += 1) pedem.push(await daUnidade(edital, aqui));
    const ids = await Promise.all(pedem.map(({ aprovacao, dono }) => c.w.novoRecurso(aprovacao, dono.id)));
    const feitos = await Promise.all(ids.map((id) => c.envia(c.presidente, 'POST', ACEITAR, umaDecisao(id))));
    expect(feitos.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await bolsasDe(edital)).toSorted()).toEqual([0, 0, 0, 1, 1]);
  });
});
