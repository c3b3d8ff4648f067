import { MENSAGENS_BAREMA } from '@instrutoria/domain/barema/messages.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../../db/invariants/invariants.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { publicadoComBarema } from '../../testing/world/cena-do-barema.ts';
import { comRelator } from '../../testing/world/cena-do-recurso.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let presidente: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
});
afterAll(() => t.close());

const envia = <T = Problem['body']>({ token }: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  send<T>(t.url, metodo, `/api/${caminho}`, { token, body });
const notas = (merito: number | null, alcance: number | null) => [
  { criterio: 'merito', valor: merito },
  { criterio: 'alcance', valor: alcance },
];
const VAGAS = { remunerados_aprovados: 0, voluntarios_aprovados: 0 };
const REGRAS = { recursoPorCriterio: true, recursoComRelator: true };

type P = Awaited<ReturnType<typeof publicadoComBarema>>;
/** A project with one evaluator; the other has three, with the mean 7.667 in merito and 11 in alcance. */
const umaNota = () => publicadoComBarema(t, w, [[8, 11]], REGRAS);
const deTres = () =>
  publicadoComBarema(
    t,
    w,
    [
      [8, 10],
      [7, 11],
      [8, 12],
    ],
    REGRAS,
  );

interface Lido {
  readonly id: number;
  readonly criterios: readonly { readonly criterio: string; readonly acolhido: boolean | null }[];
}
const pede = <T = Lido>(p: P, ...criterios: readonly string[]) =>
  envia<T>(p.dono, 'POST', 'recurso', {
    projetoAprovacao: { id: p.aprovacao },
    criterios: criterios.map((criterio) => ({ criterio, mensagem: `<p>Sobre ${criterio}.</p>` })),
  });
const decididos = (acolhidos: Readonly<Record<string, boolean>>) =>
  Object.entries(acolhidos).map(([criterio, acolhido]) => ({ criterio, acolhido, feedback: 'Assim.' }));
const decide = <T = Problem['body']>(
  id: number,
  acolhidos: Readonly<Record<string, boolean>>,
  quais: object[],
  ato = 'aceitar',
) =>
  envia<T>(presidente, 'POST', `recurso/${ato}`, {
    ...{ id, feedback: '<p>Visto.</p>', notas: quais, criterios: decididos(acolhidos) },
    ...VAGAS,
  });

describe("an appeal against criteria of the call's own (E-RECURSO-6)", () => {
  it('names them by code, in their order, and by name on the page of decision', async () => {
    const p = await umaNota();
    const desconhecido = await pede<Problem['body']>(p, 'merito', 'pontuacaoMetodologiaAtividades');
    expect([desconhecido.status, desconhecido.body.errors]).toEqual([
      422,
      { 'criterios.1.criterio': M.criterioDesconhecido },
    ]);
    const pedido = await pede(p, 'alcance', 'merito');
    expect([pedido.status, pedido.body.criterios.map(({ criterio }) => criterio)]).toEqual([
      201,
      ['merito', 'alcance'],
    ]);
    const mesa = (filtro: string) =>
      envia<{ id: number }[]>(presidente, 'GET', `recurso/mesa?edital=${p.edital}${filtro}`);
    expect((await mesa('&criterio=alcance')).body).toMatchObject([
      {
        id: pedido.body.id,
        criterios: ['merito', 'alcance'],
        nomesDosCriterios: ['Mérito da proposta', 'Alcance social'],
      },
    ]);
    expect((await mesa('&criterio=pontuacaoMetodologiaAtividades')).body).toEqual([]);
    expect((await mesa("&criterio='")).status).toBe(422);
  });

  it('is decided criterion by criterion: raises only what was accepted, within its range and by its step', async () => {
    const p = await umaNota();
    const { id } = (await pede(p, 'merito', 'alcance')).body;
    const meio = { merito: true, alcance: false };
    const recusas: readonly (readonly [object[], Record<string, string>])[] = [
      [notas(8, 12), { 'notas.alcance': M.notaFixa }],
      [notas(7.5, 11), { 'notas.merito': M.notaDiminui }],
      [notas(8.2, 11), { 'notas.merito': MENSAGENS_BAREMA.notaForaDoPasso }],
      [notas(10.5, 11), { 'notas.merito': MENSAGENS_BAREMA.notaForaDaFaixa }],
      [notas(null, 11), { 'notas.merito': MENSAGENS_BAREMA.notaVazia }],
    ];
    for (const [quais, errors] of recusas)
      for (const ato of ['aceitar', 'simular']) {
        const r = await decide(id, meio, quais, ato);
        expect([r.status, r.body.errors]).toEqual([422, errors]);
      }
    const estranho = await decide(id, { ...meio, outro: true }, notas(9, 11));
    expect([estranho.status, estranho.body.errors]).toEqual([
      422,
      { 'criterios.2.criterio': M.criterioDesconhecido },
    ]);
    const semDecisao = await decide(id, { merito: true }, notas(9, 11));
    expect(semDecisao.body.errors).toMatchObject({ 'criterios.1.acolhido': M.criterioSemDecisao });
    const efeito = await decide<{ total: object; pelaOrdem?: object[] }>(id, meio, notas(9, 11), 'simular');
    expect([efeito.body.total, efeito.body.pelaOrdem]).toEqual([{ de: 73.75, para: 81.25 }, []]);
    expect((await decide(id, meio, notas(9, 11))).status).toBe(200);
    const { body } = await envia<unknown[]>(p.dono, 'GET', `recurso/projeto/${p.projeto}`);
    expect(body).toMatchObject([
      {
        status: 'ACEITO',
        criterios: [
          { criterio: 'merito', acolhido: true, feedback: 'Assim.' },
          { criterio: 'alcance', acolhido: false },
        ],
        original: { total: 73.75 },
        corrigido: { total: 81.25, notas: [{ criterio: 'merito', valor: 9 }, { valor: 11 }] },
      },
    ]);
    const atos = await rowsOf(t, 'auditoria', { registroTipo: 'recurso', registroId: id });
    expect(atos.at(-1)?.depois).toMatchObject({ acolhidos: ['merito'] });
  });

  it('keeps the thousandths of uncontested criteria among three evaluators, and refuses with reasons', async () => {
    const p = await deTres();
    const { id } = (await pede(p, 'alcance')).body;
    const arredondada = await decide(id, { alcance: true }, notas(7.5, 12));
    expect(arredondada.body.errors).toEqual({ 'notas.merito': M.notaFixa });
    expect((await decide(id, { alcance: true }, notas(7.667, 12))).status).toBe(200);
    expect(await rowOf(t, 'projetoAprovacao', { id: p.aprovacao })).toMatchObject({ total: 72.5025 });

    const q = await deTres();
    const recusado = (await pede(q, 'merito')).body.id;
    const r = await envia(presidente, 'POST', 'recurso/recusar', {
      id: recusado,
      feedback: 'Não.',
      criterios: decididos({ merito: false }),
    });
    expect(r.status).toBe(200);
    expect(await rowOf(t, 'projetoAprovacao', { id: q.aprovacao })).toMatchObject({ total: 71.2525 });
  });

  it('reports a decision that moved another score, lowered one or left its step, or an unknown criterion (conferir)', async () => {
    const p = await deTres();
    const { id } = (await pede(p, 'merito')).body;
    expect((await decide(id, { merito: true }, notas(8, 11))).status).toBe(200);
    const quebradas = async () => (await violations(t.deps.database.pool)).map(({ nome }) => nome);
    const { corrigido } = await rowOf(t, 'recurso', { id });
    const comNotas = async (quais: object[]) => {
      await updateRows(t, 'recurso', { corrigido: { ...(corrigido as object), notas: quais } }, { id });
      return quebradas();
    };
    const dasNotas =
      'the same of scores by criterion, and what rose is on its step and within its maximum (E-RECURSO-6)';
    for (const quais of [notas(8, 12), notas(7, 11), notas(7.7, 11), notas(10.5, 11), notas(8, 11).slice(1)])
      expect(await comNotas(quais)).toContain(dasNotas);
    await updateRows(t, 'recurso', { corrigido }, { id });
    expect(await quebradas()).toEqual([]);
    await updateRows(t, 'recursoCriterio', { criterio: 'outro' }, { recursoId: id });
    expect(await quebradas()).toEqual([
      dasNotas,
      'what an appeal contests is a criterion of its call (E-RECURSO-6)',
    ]);
    await updateRows(t, 'recursoCriterio', { criterio: 'merito' }, { recursoId: id });
  });

  it('accepts a contested combined score unchanged, or raised to its step', async () => {
    const p = await deTres();
    const { id } = (await pede(p, 'merito')).body;
    const quase = await decide(id, { merito: true }, notas(7.7, 11));
    expect(quase.body.errors).toEqual({ 'notas.merito': MENSAGENS_BAREMA.notaForaDoPasso });
    expect((await decide(id, { merito: true }, notas(7.667, 11), 'simular')).status).toBe(200);
    expect((await decide(id, { merito: true }, notas(8, 11))).status).toBe(200);
    expect(await rowOf(t, 'projetoAprovacao', { id: p.aprovacao })).toMatchObject({ total: 73.75 });
  });
});

describe('a rapporteur in a call with other criteria (E-RECURSO-8)', () => {
  interface Relatoria {
    readonly minuta: Readonly<Record<string, unknown>> | null;
    readonly recurso: { readonly projetoAprovacao: { readonly barema?: object; readonly notas?: object[] } };
  }
  async function emRelatoria() {
    const p = await deTres();
    const { id } = (await pede(p, 'merito')).body;
    const relator = await w.novaPessoa('avaliador');
    const [dos] = p.avaliadores;
    if (dos === undefined) throw new Error('no evaluator');
    const impedido = await envia(presidente, 'POST', `recurso/${id}/relator`, { relator: dos.id });
    expect([impedido.status, impedido.body.message]).toEqual([409, 'As notas contestadas são desta pessoa']);
    await comRelator(t, id, relator.id);
    return { ...p, id, relator };
  }

  it('sees the combined scores, saves an unfinished draft, hands it over, and the decision begins with it', async () => {
    const { id, relator, aprovacao } = await emRelatoria();
    const lida = (await envia<Relatoria>(relator, 'GET', `recurso/${id}/relatoria`)).body;
    expect(lida.recurso.projetoAprovacao).toMatchObject({
      notas: [{ criterio: 'merito', valor: 7.667 }, { valor: 11 }],
      barema: { criterios: [{ nome: 'Mérito da proposta' }, {}] },
    });
    const salva = await envia<Relatoria>(relator, 'PUT', `recurso/${id}/minuta`, {
      notas: [...notas(null, 11), { criterio: 'outro', valor: 1 }],
    });
    expect([salva.status, salva.body.minuta]).toMatchObject([
      200,
      { versao: 1, notas: [{ criterio: 'alcance', valor: 11 }], pontuacaoMetodologiaAtividades: null },
    ]);
    const minuta = {
      ...{ decisao: 'aceitar', feedback: 'Acolhido.', criterios: decididos({ merito: true }) },
      ...VAGAS,
    };
    const entrega = (quais: object[]) =>
      envia<Problem['body'] & Relatoria>(relator, 'POST', `recurso/${id}/minuta`, {
        ...minuta,
        notas: quais,
      });
    expect((await entrega(notas(7.5, 11))).body.errors).toEqual({ 'notas.merito': M.notaDiminui });
    expect((await entrega(notas(8, 12))).body.errors).toEqual({ 'notas.alcance': M.notaFixa });
    expect((await entrega(notas(null, 11))).body.errors).toEqual({
      'notas.merito': MENSAGENS_BAREMA.notaVazia,
    });
    expect((await entrega(notas(8, 11))).body.minuta).toMatchObject({ notas: notas(8, 11) });
    const daComissao = (await envia<Relatoria>(presidente, 'GET', `recurso/${id}/relatoria`)).body;
    expect(daComissao.minuta).toMatchObject({ decisao: 'aceitar', notas: notas(8, 11) });
    expect((await decide(id, { merito: true }, notas(8, 11))).status).toBe(200);
    expect(await rowOf(t, 'projetoAprovacao', { id: aprovacao })).toMatchObject({ total: 73.75 });
  });

  it('writes every score in the draft of an appeal against the whole', async () => {
    const p = await umaNota();
    const mensagem = '<p>O resultado todo.</p>';
    const { id } = (
      await envia<Lido>(p.dono, 'POST', 'recurso', { mensagem, projetoAprovacao: { id: p.aprovacao } })
    ).body;
    const relator = await w.novaPessoa('administrador');
    await comRelator(t, id, relator.id);
    const entrega = (quais: object[]) =>
      envia(relator, 'POST', `recurso/${id}/minuta`, {
        ...{ decisao: 'aceitar', feedback: 'Sim.', notas: quais },
        ...VAGAS,
      });
    expect((await entrega(notas(9.2, 12))).body.errors).toEqual({
      'notas.merito': MENSAGENS_BAREMA.notaForaDoPasso,
    });
    expect((await entrega(notas(9.5, 12))).status).toBe(200);
  });
});
