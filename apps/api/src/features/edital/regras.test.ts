import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { insistWhenBusy, type Problem, type Reply, send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { countOf, findRow, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1 } from '../../testing/world/avaliacoes.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

/** Rounds of the race; `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DA_AVALIACAO ?? 6);

type Recusado = Problem['body'];
type Regras = AnswerOf<Api['lerRegrasDoEdital']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.definir(INICIO);
  adm = await w.novaPessoa('administrador');
});

const ler = async (quem: Pessoa, edital: number) =>
  (await send<Regras>(t.url, 'GET', `/api/edital/${edital}/regras`, { token: quem.token })).body;
const mudar = <T = Regras>(edital: number, body: object, headers = {}): Promise<Reply<T>> =>
  send<T>(t.url, 'PUT', `/api/edital/${edital}/regras`, { token: adm.token, body, headers });

async function semParecer(tipoProjeto = 'TIPO II', parecer = '') {
  const edital = await w.novoEditalEm('avaliacao', { tipoProjeto });
  const { aprovacao, avaliador } = await w.novoDesignado(edital, {
    aprovacao: { aceito: true, ...NOTAS_FASE1, parecer },
  });
  const concluir = () =>
    send<Recusado>(t.url, 'POST', `/api/projeto_aprovacao/avaliar/${aprovacao}`, { token: avaliador.token });
  return { edital, aprovacao, concluir };
}

describe('the rules of a call (E-REGRAS-1)', () => {
  it('are the defaults, version 1, when nothing was set', async () => {
    const edital = await w.novoEdital();
    expect(await ler(await w.novaPessoa(), edital)).toEqual({
      versao: 1,
      regras: REGRAS_PADRAO,
      retificacoes: [],
    });
  });

  it('are chosen without a reason before the first day, and are then no correction', async () => {
    const edital = await w.novoEdital({ inicio: '2026-09-01', fim: '2026-09-30' });
    const r = await mudar(edital, { parecerMinimo: 80 });
    expect([r.status, r.body]).toEqual([
      200,
      { versao: 2, regras: { ...REGRAS_PADRAO, parecerMinimo: 80 }, retificacoes: [] },
    ]);
    const linha = await findRow(t, 'auditoria', { acao: 'mudarRegrasDoEdital', registroId: edital });
    expect([linha?.antes, linha?.depois]).toEqual([REGRAS_PADRAO, { ...REGRAS_PADRAO, parecerMinimo: 80 }]);
  });

  it('require a reason once the call is open, which a coordinator sees with the earlier value', async () => {
    const edital = await w.novoEdital();
    const recusada = await mudar<Recusado>(edital, { parecerMinimo: 80 });
    expect([recusada.status, recusada.body.errors]).toEqual([422, { motivo: M.escrevaOMotivo }]);
    await mudar(edital, { parecerMinimo: 80, motivo: ' A resolução pede ' });
    await mudar(edital, { parecerMinimo: 40, motivo: 'Era demais' });
    const lidas = await ler(await w.novaPessoa(), edital);
    expect([lidas.versao, lidas.regras.parecerMinimo]).toEqual([3, 40]);
    expect(lidas.retificacoes.map(({ motivo, mudancas }) => [motivo, ...mudancas])).toEqual([
      ['Era demais', { regra: 'parecerMinimo', de: 80, para: 40 }],
      ['A resolução pede', { regra: 'parecerMinimo', de: 0, para: 80 }],
    ]);
  });

  it('make no version and no audit row when they stay the same', async () => {
    const edital = await w.novoEdital();
    await mudar(edital, { parecerMinimo: 80, motivo: 'Assim' });
    const linhas = await countOf(t, 'auditoria');
    for (const corpo of [{}, { parecerMinimo: 80 }]) {
      expect((await mudar(edital, corpo)).body.versao).toBe(2);
    }
    expect(await countOf(t, 'auditoria')).toBe(linhas);
  });

  it('are copied into a call made like another (E-EDITAL-5), and are no correction there', async () => {
    const modelo = await w.novoEdital();
    await mudar(modelo, { parecerMinimo: 80, motivo: 'Assim' });
    const novo = { nome: 'Edital 2027 igual', inicio: '2027-05-01', fim: '2027-05-31' };
    const criar = <T = { readonly id: number }>(regrasDe: number) =>
      send<T>(t.url, 'POST', '/api/edital', { token: adm.token, body: { ...novo, regrasDe } });
    const { id } = (await criar(modelo)).body;
    expect(await ler(adm, id)).toMatchObject({
      versao: 2,
      regras: { parecerMinimo: 80 },
      retificacoes: [],
    });
    expect((await ler(adm, (await criar(await w.novoEdital())).body.id)).versao).toBe(1);
    const editais = await countOf(t, 'edital');
    const r = await criar<Recusado>(2_000_000_000);
    expect([r.status, r.body.errors, await countOf(t, 'edital')]).toEqual([
      422,
      { regrasDe: M.naoEncontrado },
      editais,
    ]);
  });

  it('show only to the administration which of them are already fixed', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    expect(await ler(adm, edital)).not.toHaveProperty('fixas');
    await w.novoDesignado(edital);
    const { fixas = {} } = await ler(adm, edital);
    const deVarios = ['avaliadores', 'combinacao', 'divergencia', 'avaliadoresSeLeem'] as const;
    expect(fixas).toEqual({
      homologacao: M.homologacaoComecou,
      anonimato: M.anonimatoComDesignado,
      ...Object.fromEntries(deVarios.map((regra) => [regra, M.avaliadoresComDesignado])),
    });
    for (const quem of [await w.novaPessoa(), await w.novaPessoa('avaliador')]) {
      expect(await ler(quem, edital)).not.toHaveProperty('fixas');
    }
    // A change gets the message shown here.
    const r = await mudar<Recusado>(edital, { anonimato: 'ambos', motivo: 'A comissão pediu' });
    expect([r.status, r.body.message]).toEqual([409, fixas.anonimato]);
  });

  it('[C-G1] require a reason to change places from the first day on, and are fixed after the first score', async () => {
    const vagas = {
      suplentes: true,
      suplentesParciais: true,
      resultadoPreliminar: true,
      bolsasPorUnidade: 2,
    };
    const antes = await w.novoEdital({ inicio: '2026-09-01', fim: '2026-09-30' });
    expect((await mudar(antes, vagas)).status).toBe(200);
    const edital = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
    const { aprovacao } = await w.novoDesignado(edital, { aprovacao: { aceito: true } });
    expect((await mudar(edital, { suplentes: true })).status).toBe(422);
    expect((await mudar(edital, { suplentes: true, motivo: 'O regulamento pede' })).status).toBe(200);
    // Saved and not concluded.
    await updateRows(t, 'projetoAprovacao', NOTAS_FASE1, { id: aprovacao });
    const depois = { ...vagas, suplentes: false, motivo: 'Mudamos de ideia' };
    const r = await mudar<Recusado>(edital, depois);
    const regras = ['resultadoPreliminar', 'suplentes', 'suplentesParciais', 'bolsasPorUnidade'] as const;
    const todas = Object.fromEntries(regras.map((regra) => [regra, M.vagasComNota]));
    expect([r.status, r.body.errors]).toEqual([409, todas]);
    expect((await ler(adm, edital)).fixas).toMatchObject(todas);
    expect((await mudar(edital, { recursoPorCriterio: true, motivo: 'Assim' })).status).toBe(200);
    // A call that had a score before this rule may still change them.
    await updateRows(t, 'edital', { regrasDasVagasLivres: true }, { id: edital });
    expect((await mudar(edital, depois)).status).toBe(200);
  });

  it('answer 404 for an unknown call', async () => {
    const r = await mudar<Recusado>(2_000_000_000, { parecerMinimo: 1 });
    expect([r.status, r.body.message]).toEqual([404, M.naoEncontrado]);
  });
});

describe('the least of an opinion (E-REGRAS-2)', () => {
  it('is checked when the evaluation is concluded, not while it is written', async () => {
    const { edital, concluir, aprovacao } = await semParecer('TIPO II', 'Nove letr');
    await mudar(edital, { parecerMinimo: 10, motivo: 'Assim' });
    const r = await concluir();
    expect([r.status, r.body.errors]).toEqual([422, { parecer: A.parecerCurto }]);
    expect((await findRow(t, 'projetoAprovacao', { id: aprovacao }))?.jaFoiAvaliado).toBe(false);
    await mudar(edital, { parecerMinimo: 9, motivo: 'Era demais' });
    expect((await concluir()).status).toBe(200);
  });

  it(`is serialised with a conclusion when it is raised meanwhile, ${RODADAS} rounds`, async () => {
    const fins: Record<string, number> = {};
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const { edital, concluir } = await semParecer();
      const subir = () => mudar<Recusado>(edital, { parecerMinimo: 10, motivo: 'Assim' });
      const atos = rodada % 2 === 0 ? [concluir, subir] : [subir, concluir];
      const respostas = await Promise.all(atos.map((ato) => ato()));
      const [concluida, subida] = (rodada % 2 === 0 ? respostas : respostas.toReversed()).map(
        ({ status }) => status,
      );
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([concluida, subida]);
      fins[`${concluida}`] = (fins[`${concluida}`] ?? 0) + 1;
    }
    contar('corridas', `conclude/raise: ${JSON.stringify(fins)}`);
  });
});
