import type { Api } from '@instrutoria/contract/api.ts';
import type { ErrorBody } from '@instrutoria/contract/error-body.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import { inteira } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repetirSorteio } from '../../adapters/sorteio/repetir.ts';
import { diferencas, passear } from '../../testing/access/mundos-pareados.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { findRow, insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import { declarado } from '../../testing/world/cena-do-impedimento.ts';
import { eventoAnunciado, pedidoDeSorteio, sorteioGuardado } from '../../testing/world/cena-do-sorteio.ts';
import { gravarRegras } from '../../testing/world/regras-gravadas.ts';
import { UM_SO_CRITERIO } from '../../testing/world/um-barema.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { sorteioARepetir } from './queries.ts';

type Sorteio = AnswerOf<Api['sortear']>;
type Distribuicao = AnswerOf<Api['lerDistribuicao']>;
type Evento = AnswerOf<Api['anunciarEventoDoSorteio']>;
type Feito = AnswerOf<Api['designarSorteio']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());
/** Leaves each test its own evaluators, because a draw takes all that exist. */
beforeEach(() => updateRows(t, 'professor', { tipo: 'coordenador' }, { tipo: 'avaliador' }));

const envia = <T = ErrorBody>(quem: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  send<T>(t.url, metodo, caminho, { token: quem.token, body });
const pedidos = new Map<number, object>();
/** Draws from one event of the call, announced long ago. */
async function sortear(edital: number, mudanca: object = {}, quem = adm) {
  const pedido = pedidos.get(edital) ?? (await pedidoDeSorteio(t, edital));
  pedidos.set(edital, pedido);
  return envia<Sorteio & ErrorBody>(quem, 'POST', `/api/edital/${edital}/sorteios`, {
    ...pedido,
    ...mudanca,
  });
}
const anunciar = (edital: number, corpo: object, quem = adm) =>
  envia<Evento & ErrorBody>(quem, 'POST', `/api/edital/${edital}/sorteios/eventos`, corpo);
const distribuicao = async (edital: number, quem = adm) =>
  (await envia<Distribuicao>(quem, 'GET', `/api/edital/${edital}/sorteios`)).body;
const designar = (sorteio: number, linhas: readonly object[], quem = adm) =>
  envia<Feito & ErrorBody>(quem, 'POST', `/api/sorteio/${sorteio}/designar`, { linhas });
const escolhas = ({ proposta }: Pick<Sorteio, 'proposta'>) =>
  (proposta?.linhas ?? []).map(({ projeto, avaliadores }) => [projeto.id, avaliadores.map(({ id }) => id)]);
const umaRecusa = ({ status, body }: { status: number; body: ErrorBody }) => [
  status,
  body.code,
  body.message,
];

async function cena(projetos: number, avaliadores: number) {
  const edital = await w.novoEditalEm('avaliacao');
  const pessoas: Pessoa[] = [];
  for (let n = 0; n < avaliadores; n += 1) pessoas.push(await w.novaPessoa('avaliador'));
  const ids: number[] = [];
  const donos: Pessoa[] = [];
  for (let n = 0; n < projetos; n += 1) {
    const dono = await w.novaPessoa();
    donos.push(dono);
    ids.push(await w.novoProjeto(dono.id, edital));
  }
  return { edital, projetos: ids, donos, avaliadores: pessoas };
}

describe('a draw (E-AVALIACAO-15)', () => {
  it('proposes for every waiting project, with reasons, and designates and notifies nobody', async () => {
    const { edital, projetos, avaliadores } = await cena(4, 2);
    const mails = (await t.emailsAte(0)).length;
    const { status, body } = await sortear(edital);
    expect([status, body.estado, body.projetos, body.semente, body.origem, body.evento]).toEqual([
      200,
      'proposta',
      4,
      '40213',
      'evento',
      'Loteria Federal, concurso 6012',
    ]);
    expect(body.proposta?.linhas.map(({ projeto }) => projeto.id)).toEqual(projetos);
    const cargas = body.proposta?.linhas.flatMap(({ avaliadores: dele }) => dele.map(({ carga }) => carga));
    expect(cargas).toEqual([2, 2, 2, 2]);
    expect(body.proposta?.linhas[0]?.avaliadores[0]?.tem).toContain('outra unidade');
    expect(body.proposta?.custo).toBe(body.proposta?.limiteInferior);
    expect(body.proposta?.empatesResolvidos).toBe(true);
    expect(await rowsOf(t, 'projetoAprovacao', { editalId: edital })).toEqual([]);
    expect((await t.emailsAte(0)).length).toBe(mails);
    expect(await distribuicao(edital)).toMatchObject({
      projetos: 4,
      avaliadores: avaliadores.length,
      cargaSugerida: 3,
      fora: 0,
      tentativas: [{ id: body.id, estado: 'proposta', designados: 0, hash: body.hash }],
    });
  });

  it('proposes several different people for a project with several places, and designates all of them', async () => {
    const { edital, projetos } = await cena(4, 5);
    const comum = { editalId: edital, versao: 2, motivo: null, autorId: adm.id, criadoEm: t.clock.agora() };
    await insertInto(t, 'baremaDoEdital', { ...comum, barema: UM_SO_CRITERIO });
    const regras = { avaliadores: 3, combinacao: 'media', divergencia: null, avaliadoresSeLeem: 'nunca' };
    await insertInto(t, 'regrasDoEdital', { ...comum, regras });
    const { body } = await sortear(edital, { cargaMaxima: 3 });
    const propostos = escolhas(body);
    expect(propostos.map(([projeto]) => projeto)).toEqual(projetos);
    for (const [, deles] of propostos) expect(new Set(deles as number[]).size).toBe(3);
    const cargas = Map.groupBy(
      propostos.flatMap(([, deles]) => deles as number[]),
      (id) => id,
    );
    expect(Math.max(...[...cargas.values()].map((vezes) => vezes.length))).toBeLessThanOrEqual(3);
    const linhas = propostos.flatMap(([projeto, deles]) =>
      (deles as number[]).map((avaliador) => ({ projeto, avaliador })),
    );
    const feito = await designar(body.id, linhas);
    expect(feito.body.linhas.map(({ resultado }) => resultado)).toEqual(projetos.map(() => 'feito'));
    const designacoes = await rowsOf(t, 'designacao', { projetoId: projetos[0] ?? 0 });
    expect(designacoes).toHaveLength(3);
    expect((await designar(body.id, linhas)).body.linhas[0]?.resultado).toBe('jaEstava');
    // An evaluator with the full load in this call gets no more projects.
    expect((await sortear(edital, { cargaMaxima: 3 })).body.code).toBe('SEM_PROJETOS');
  });

  it('fills the missing places of a project, never with its present people, and counts only others in the load', async () => {
    const { edital, projetos, avaliadores } = await cena(3, 5);
    const comum = { editalId: edital, versao: 2, motivo: null, autorId: adm.id, criadoEm: t.clock.agora() };
    await insertInto(t, 'baremaDoEdital', { ...comum, barema: UM_SO_CRITERIO });
    await insertInto(t, 'regrasDoEdital', { ...comum, regras: { avaliadores: 3 } });
    const [p, q] = projetos as [number, number, number];
    const ids = avaliadores.map(({ id }) => id) as [number, number, number, number, number];
    const aMao = (projeto: number, avaliador: number) =>
      envia(adm, 'POST', '/api/projeto_aprovacao/designar', { projeto, avaliador });
    for (const [projeto, quem] of [
      [p, ids[0]],
      [p, ids[1]],
      [q, ids[0]],
    ] as const)
      expect((await aMao(projeto, quem)).status).toBe(201);
    // Nine places, three of them taken; two of the five evaluators are left out, and one has two already.
    expect(await distribuicao(edital)).toMatchObject({ projetos: 3, cargaSugerida: 3 });
    const { body } = await sortear(edital, { cargaMaxima: 2 });
    const propostos = new Map(escolhas(body) as [number, number[]][]);
    expect([...propostos.values()].map((deles) => deles.length)).toEqual([1, 2, 3]);
    expect(propostos.get(p)).not.toContain(ids[0]);
    expect(propostos.get(p)).not.toContain(ids[1]);
    expect([...propostos.values()].flat()).not.toContain(ids[0]);
    expect(await sorteioARepetir(t.deps.database.db, body.id).then((um) => um && repetirSorteio(um))).toBe(
      'igual',
    );
    const linhas = [...propostos].flatMap(([projeto, deles]) =>
      deles.map((avaliador) => ({ projeto, avaliador })),
    );
    const feito = await designar(body.id, linhas);
    expect(feito.body.linhas.map(({ resultado }) => resultado)).toEqual(['feito', 'feito', 'feito']);
    for (const projeto of projetos) {
      const deles = await rowsOf(t, 'designacao', { projetoId: projeto });
      expect(new Set(deles.map(({ avaliadorId }) => avaliadorId)).size).toBe(3);
    }
    expect((await sortear(edital)).body.code).toBe('SEM_PROJETOS');
  });

  it('keeps what forbids: part in the project, a declared conflict, an earlier refusal, the unit if chosen', async () => {
    const { edital, projetos, donos, avaliadores } = await cena(3, 4);
    const [a, b, c, d] = avaliadores.map(({ id }) => id) as [number, number, number, number];
    const [p, q, r] = projetos as [number, number, number];
    await w.novoColaborador(p, a);
    await declarado(t, b, { pessoa: donos[0]?.id ?? 0 });
    await insertInto(t, 'recusaDeAvaliacao', {
      aprovacaoId: 1_500_000_001,
      projetoId: p,
      avaliadorId: c,
      motivo: '',
      recusadoEm: t.clock.agora(),
    });
    const unidade = (await findRow(t, 'professor', { id: donos[1]?.id ?? 0 }))?.unidadeId ?? 0;
    await updateRows(t, 'professor', { unidadeId: unidade }, { id: a });
    await gravarRegras(t, edital, { avaliadorDeOutraUnidade: true }, adm.id);
    const { body } = await sortear(edital);
    const por = new Map(escolhas(body).map(([projeto, ids]) => [projeto, ids]));
    expect(por.get(p)).toEqual([d]);
    expect(por.get(q)).not.toEqual([a]);
    expect(por.has(r)).toBe(true);
    const linha = await findRow(t, 'sorteio', { id: body.id });
    expect((linha?.entrada as { projetos: object[] } | undefined)?.projetos[0]).toMatchObject({
      id: p,
      participam: [a],
      declararam: [b],
      recusaram: [c],
      fixos: [],
    });
  });

  it('prefers common fields, another pair than in the call before, and no reciprocity', async () => {
    const anterior = await w.novoEditalEm('resultado', { inicio: '1999-01-01', fim: '1999-01-02' });
    const { edital, projetos, donos, avaliadores } = await cena(1, 3);
    await updateRows(t, 'edital', { inicio: '1999-02-01' }, { id: edital });
    const [a, b, c] = avaliadores as [Pessoa, Pessoa, Pessoa];
    const [dono] = donos as [Pessoa];
    await w.novoAvaliado(anterior, { dono, avaliador: a });
    // The coordinator assessed a project of b before being only a coordinator.
    await w.novoAvaliado(anterior, { dono: b, avaliador: dono });
    const palavras = {
      palavraChave1: 'Botânica',
      palavraChave2: 'Ecologia',
      palavraChave3: 'x',
    };
    await updateRows(t, 'projeto', palavras, { id: projetos[0] ?? 0 });
    const velho = await w.novoEditalEm('arquivado', { inicio: '1998-01-01', fim: '1998-01-02' });
    await updateRows(t, 'projeto', palavras, { id: await w.novoProjeto(c.id, velho) });
    const { body } = await sortear(edital);
    expect(escolhas(body)).toEqual([[projetos[0], [c.id]]]);
    expect(body.proposta?.linhas[0]?.avaliadores[0]?.tem.join()).toMatch(/^afinidade ([6-9]|10) de 10/);
    const linha = await findRow(t, 'sorteio', { id: body.id });
    expect((linha?.entrada as { projetos: object[] } | undefined)?.projetos[0]).toMatchObject({
      repetem: [a.id],
      reciprocos: [b.id],
    });
  });

  it('gives the same result for the same seed, stored with its inputs and their hash; another seed is another attempt', async () => {
    const { edital } = await cena(6, 3);
    const um = (await sortear(edital)).body;
    const outro = (await sortear(edital)).body;
    expect(escolhas(outro)).toEqual(escolhas(um));
    expect(outro.hash).toBe(um.hash);
    const doServidor = (await sortear(edital, { origem: 'servidor', semente: 'x', evento: null })).body;
    expect([doServidor.origem, doServidor.evento]).toEqual(['servidor', '']);
    expect(doServidor.semente).toMatch(/^[0-9a-f]{32}$/);
    expect((await distribuicao(edital)).tentativas.map(({ id }) => id)).toEqual([
      doServidor.id,
      outro.id,
      um.id,
    ]);
    const guardado = await sorteioARepetir(t.deps.database.db, um.id);
    if (guardado === null) throw new Error('no draw');
    expect(await repetirSorteio(guardado)).toBe('igual');
    expect(await repetirSorteio({ ...guardado, versaoDoMetodo: 0 })).toBe('outraVersao');
    expect(await repetirSorteio({ ...guardado, resultado: null })).toBe('semResultado');
    expect(await repetirSorteio({ ...guardado, entrada: { ...guardado.entrada, cargaMaxima: 9 } })).toBe(
      'outroHash',
    );
    const mexido = { ...guardado.resultado, linhas: [] } as typeof guardado.resultado;
    expect(await repetirSorteio({ ...guardado, resultado: mexido })).toBe('outroResultado');
    const arquivo = await envia<Record<string, unknown>>(adm, 'GET', `/api/sorteio/${um.id}/arquivo`);
    expect(arquivo.headers.get('content-type')).toBe('application/json');
    expect(await repetirSorteio(arquivo.body as unknown as typeof guardado)).toBe('igual');
    const [trilha] = await rowsOf(t, 'auditoria', { acao: 'sortear', registroId: um.id });
    expect(trilha?.depois).toEqual({
      edital,
      estado: 'proposta',
      semente: '40213',
      origem: 'evento',
      evento: 'Loteria Federal, concurso 6012',
      hash: um.hash,
    });
  });

  it('hides its hash in the trail from participants of its projects, the same in two worlds', async () => {
    const dona = await w.novaPessoa('administrador');
    const colabora = await w.novaPessoa('administrador');
    const ditos = async (quem: Pessoa, id: number) => {
      const trilha = await envia<{ acao: string; depois: { hash?: string } }[]>(
        ...([quem, 'GET', `/api/auditoria?registro=sorteio:${id}`] as const),
      );
      return trilha.body.find(({ acao }) => acao === 'sortear')?.depois;
    };
    const mundo = async (impedido: boolean) => {
      const { edital, projetos, avaliadores } = await cena(2, 2);
      await w.novoProjeto(dona.id, edital);
      await w.novoColaborador(projetos[1] ?? 0, colabora.id);
      // The worlds differ in who may assess the reader's project.
      if (impedido) await declarado(t, avaliadores[0]?.id ?? 0, { pessoa: dona.id });
      const { body } = await sortear(edital);
      expect((await ditos(adm, body.id))?.hash).toBe(body.hash);
      return Promise.all(
        [dona, colabora].map(async (quem) => ({ ...(await ditos(quem, body.id)), edital: null })),
      );
    };
    const [um, outro] = [await mundo(false), await mundo(true)];
    expect(outro).toEqual(um);
    expect(um.some((dito) => 'hash' in dito)).toBe(false);
  });

  it('[C-G15] reports first what the whole call lacks and what would suffice, then the forbidding limits, and stores that attempt too', async () => {
    const { edital, projetos } = await cena(3, 1);
    const { status, body } = await sortear(edital, { cargaMaxima: 2 });
    expect([status, body.estado, body.proposta]).toEqual([200, 'impossivel', null]);
    expect(body.impossibilidade).toMatchObject({ limites: ['carga'], cargaQueBasta: 3 });
    expect(body.impossibilidade?.projetos.map(({ id }) => id)).toEqual(projetos);
    expect(body.impossibilidade?.frases).toEqual([
      'Falta 1 lugar; com 3 projetos por avaliador, cabem todos.',
      'Um limite sozinho impede o sorteio: a carga máxima por avaliador.',
      'Por exemplo: 3 projetos precisam de 3 designações, e cabem no máximo 2.',
    ]);
    expect(umaRecusa(await designar(body.id, [{ projeto: projetos[0], avaliador: adm.id }]))).toEqual([
      409,
      'SORTEIO_SEM_PROPOSTA',
      M.semProposta,
    ]);
  });

  it('keeps fixed rows when it is repeated, and counts the load that an evaluator already has', async () => {
    const { edital, projetos, avaliadores } = await cena(4, 2);
    const [a, b] = avaliadores as [Pessoa, Pessoa];
    await w.novoDesignado(edital, { avaliador: a });
    const fixos = projetos.slice(0, 2).map((projeto) => ({ projeto, avaliadores: [a.id] }));
    const um = (await sortear(edital)).body;
    const { body } = await sortear(edital, { fixos, anterior: um.id, cargaMaxima: 3 });
    expect(escolhas(body).slice(0, 2)).toEqual(projetos.slice(0, 2).map((projeto) => [projeto, [a.id]]));
    expect(escolhas(body).slice(2)).toEqual(projetos.slice(2).map((projeto) => [projeto, [b.id]]));
    expect(body.anterior).toBe(um.id);
    expect(body.proposta?.linhas[0]?.avaliadores[0]).toMatchObject({ fixo: true, carga: 3 });
  });
});

describe('designating by a draw', () => {
  it('applies rows, with manual changes, by the rules and mails of designating; a refusal affects one row', async () => {
    const { edital, projetos, donos, avaliadores } = await cena(3, 2);
    const { body } = await sortear(edital);
    const linhas = escolhas(body).map(([projeto, ids]) => ({
      projeto: projeto as number,
      avaliador: (ids as number[])[0] ?? 0,
    }));
    const [um, dois, tres] = linhas as [(typeof linhas)[0], (typeof linhas)[0], (typeof linhas)[0]];
    const trocado = avaliadores.find(({ id }) => id !== dois.avaliador)?.id ?? 0;
    await declarado(t, tres.avaliador, { pessoa: donos[2]?.id ?? 0 });
    const mails = (await t.emailsAte(0)).length;
    // One per person and act: both projects may have gone to the same person.
    const cartas = mails + new Set([um.avaliador, trocado]).size;
    const feito = await designar(body.id, [
      um,
      { ...dois, avaliador: trocado },
      tres,
      { ...um, projeto: 1_999_999 },
    ]);
    expect(feito.body.linhas.map(({ resultado, mensagem }) => [resultado, mensagem])).toEqual([
      ['feito', MENSAGENS_DESIGNACAO.designado],
      ['feito', MENSAGENS_DESIGNACAO.designado],
      ['recusado', MENSAGENS_DESIGNACAO.declarou],
      ['recusado', 'Projeto não encontrado.'],
    ]);
    expect((await t.emailsAte(cartas)).length).toBe(cartas);
    const linha = await findRow(t, 'sorteio', { id: body.id });
    expect(linha?.designacoes).toMatchObject([
      { projeto: um.projeto, avaliador: um.avaliador, aMao: false, por: adm.id },
      { projeto: dois.projeto, avaliador: trocado, aMao: true, por: adm.id },
    ]);
    const depois = (await envia<Sorteio>(adm, 'GET', `/api/sorteio/${body.id}`)).body;
    expect(depois.proposta?.linhas.map(({ designado }) => designado)).toEqual([true, true, false]);
    expect(depois.designados).toBe(2);
    const alheio = await w.novoProjeto((await w.novaPessoa()).id, edital);
    const fora = await designar(body.id, [{ projeto: alheio, avaliador: trocado }]);
    expect(fora.body.linhas).toEqual([{ projeto: alheio, resultado: 'recusado', mensagem: M.foraDoSorteio }]);
    const outra = await designar(body.id, [um]);
    expect(outra.body.linhas[0]?.resultado).toBe('jaEstava');
    expect((await t.emailsAte(cartas)).length).toBe(cartas);
    expect((await distribuicao(edital)).projetos).toBe(2);
    expect(projetos).toHaveLength(3);
  });
});

describe('a proposal that was not designated at once', () => {
  it('[C-G14] can be opened and designated from its row until another one is designated', async () => {
    const { edital, projetos } = await cena(3, 3);
    const linhasDe = (feito: Sorteio, n: number) =>
      escolhas(feito)
        .slice(n, n + 1)
        .map(([projeto, ids]) => ({ projeto, avaliador: (ids as number[])[0] }));
    const um = (await sortear(edital)).body;
    const dois = (await sortear(edital, { cargaMaxima: 2 })).body;
    const superados = async () =>
      (await distribuicao(edital)).tentativas.map(({ id, superado }) => [id, superado]);
    expect(await superados()).toEqual([
      [dois.id, false],
      [um.id, false],
    ]);
    t.clock.avancar(60_000);
    expect((await designar(um.id, linhasDe(um, 0))).body.linhas[0]?.resultado).toBe('feito');
    expect(await superados()).toEqual([
      [dois.id, true],
      [um.id, false],
    ]);
    const lido = await envia<Sorteio>(adm, 'GET', `/api/sorteio/${dois.id}`);
    expect([lido.status, lido.body.proposta?.linhas.length]).toEqual([200, 3]);
    expect(umaRecusa(await designar(dois.id, linhasDe(dois, 1)))).toEqual([
      409,
      'SORTEIO_SUPERADO',
      M.superado,
    ]);
    // The remaining rows of the first draw, and later draws, can be designated.
    expect((await designar(um.id, linhasDe(um, 1))).body.linhas[0]?.resultado).toBe('feito');
    t.clock.avancar(60_000);
    const tres = (await sortear(edital)).body;
    expect([tres.superado, escolhas(tres).map(([projeto]) => projeto)]).toEqual([false, [projetos[2]]]);
    expect((await designar(tres.id, linhasDe(tres, 0))).body.linhas[0]?.resultado).toBe('feito');
  });

  it('[C-G14] hides a designation in a project of the reader (D20)', async () => {
    const { edital, projetos } = await cena(2, 2);
    const eu = await w.novaPessoa('administrador');
    await w.novoColaborador(projetos[0] ?? 0, eu.id);
    const daqui = (await sortear(edital, {}, eu)).body;
    const inteiro = (await sortear(edital)).body;
    t.clock.avancar(60_000);
    const [projeto, ids] = escolhas(inteiro)[0] as [number, number[]];
    expect(projeto).toBe(projetos[0]);
    expect((await designar(inteiro.id, [{ projeto, avaliador: ids[0] }])).body.linhas[0]?.resultado).toBe(
      'feito',
    );
    const ditos = (await distribuicao(edital, eu)).tentativas;
    expect(ditos.filter(({ superado }) => superado)).toEqual([]);
    expect(ditos.map(({ id }) => id)).toEqual([inteiro.id, daqui.id]);
  });
});

describe('the event that gives the seed (E-AVALIACAO-19)', () => {
  const amanha = () => somarDias(diaNoFuso(t.clock.agora(), 'UTC'), 1);

  it('is announced before it happens to everybody who is logged in, and stays listed when another replaces it', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const { status, body } = await anunciar(edital, {
      evento: '  Loteria Federal, concurso 1 ',
      dia: amanha(),
    });
    expect([status, body.evento, body.dia, body.anunciadoEm]).toEqual([
      200,
      'Loteria Federal, concurso 1',
      amanha(),
      t.clock.agora().toISOString(),
    ]);
    const segundo = {
      evento: 'Loteria Federal, concurso 2',
      dia: amanha(),
      motivo: ' O concurso era outro ',
    };
    const outro = (await anunciar(edital, segundo)).body;
    const caminho = `/api/edital/${edital}/sorteios/eventos`;
    for (const tipo of ['coordenador', 'avaliador', 'secretaria', 'PRESIDENTE_COMISSAO'] as const) {
      const quem = await w.novaPessoa(tipo);
      const lidos = await envia<Evento[]>(quem, 'GET', caminho);
      expect([lidos.status, lidos.body.map(({ id }) => id)]).toEqual([200, [outro.id, body.id]]);
      expect(Object.keys(lidos.body[0] ?? {})).toEqual(['id', 'evento', 'dia', 'anunciadoEm', 'retirada']);
      const em = t.clock.agora().toISOString();
      expect(lidos.body.map(({ retirada }) => retirada)).toEqual([
        null,
        { em, motivo: 'O concurso era outro', naoAconteceu: false },
      ]);
      expect((await anunciar(edital, { evento: 'x', dia: amanha() }, quem)).status).toBe(403);
    }
    expect((await send(t.url, 'GET', caminho)).status).toBe(401);
    const trilha = await rowsOf(t, 'auditoria', { acao: 'anunciarEventoDoSorteio', registroId: edital });
    expect(trilha.map(({ depois }) => depois)).toEqual([
      { evento: 'Loteria Federal, concurso 1', dia: amanha() },
      {
        evento: 'Loteria Federal, concurso 2',
        dia: amanha(),
        substituiu: 'Loteria Federal, concurso 1',
        motivo: 'O concurso era outro',
        naoAconteceu: false,
      },
    ]);
  });

  it('refuses an event that may have happened already, and any when nothing is left to draw', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const hoje = diaNoFuso(t.clock.agora(), 'UTC');
    const erros = async (corpo: object) => (await anunciar(edital, corpo)).body.errors;
    expect(await erros({ evento: ' ', dia: hoje })).toEqual({ evento: M.eventoVazio, dia: M.eventoDeHoje });
    expect(await erros({ evento: 'Loteria', dia: '2001-02-03' })).toEqual({ dia: M.eventoDeHoje });
    const tarde = await anunciar(await w.novoEditalEm('decisao'), { evento: 'Loteria', dia: amanha() });
    expect(umaRecusa(tarde)).toEqual([409, 'ANUNCIO_TARDE', M.anuncioTarde]);
    expect((await anunciar(1_999_999_999, { evento: 'Loteria', dia: amanha() })).status).toBe(404);
    expect(await rowsOf(t, 'eventoDoSorteio', { editalId: edital })).toEqual([]);
  });

  it('gives a seed from its day on, and only the last one does', async () => {
    const { edital } = await cena(1, 1);
    const hoje = diaNoFuso(t.clock.agora(), 'UTC');
    const deHoje = await eventoAnunciado(t, edital, { dia: hoje });
    pedidos.set(edital, { cargaMaxima: 50, origem: 'evento', evento: deHoje, semente: '1' });
    expect((await sortear(edital)).body.evento).toBe('Loteria Federal, concurso 6012');
    const porVir = await eventoAnunciado(t, edital, { evento: 'Outro', dia: amanha() });
    const recusa = async (evento: number) => (await sortear(edital, { evento })).body.errors;
    expect(await recusa(porVir)).toEqual({ origem: M.eventoPorVir });
    expect(await recusa(deHoje)).toEqual({ origem: M.eventoSubstituido });
    const alheio = await eventoAnunciado(t, await w.novoEditalEm('avaliacao'));
    expect(await recusa(alheio)).toEqual({ origem: M.semEvento });
    expect((await distribuicao(edital)).tentativas).toHaveLength(1);
  });
});

describe('one seed an event (E-AVALIACAO-19)', () => {
  const amanha = () => somarDias(diaNoFuso(t.clock.agora(), 'UTC'), 1);

  it('[C-G13] allows drawing again with the same seed, and refuses another one of the same event', async () => {
    const { edital } = await cena(2, 2);
    expect((await sortear(edital, { semente: '40213' })).status).toBe(200);
    expect((await sortear(edital, { semente: ' 40213 ' })).status).toBe(200);
    expect(umaRecusa(await sortear(edital, { semente: '40214' }))).toEqual([
      409,
      'OUTRA_SEMENTE',
      M.outraSemente,
    ]);
    expect((await distribuicao(edital)).tentativas).toHaveLength(2);
    const outro = { evento: 'Outro', dia: amanha(), motivo: 'Quero outro', naoAconteceu: true };
    expect(umaRecusa(await anunciar(edital, outro))).toEqual([409, 'EVENTO_USADO', M.eventoUsado]);
  });

  it('[C-G13] stores one of many draws at once with different seeds', async () => {
    const { edital } = await cena(2, 2);
    const pedido = await pedidoDeSorteio(t, edital);
    pedidos.set(edital, pedido);
    const feitos = await Promise.all(['1', '2', '3'].map((semente) => sortear(edital, { semente })));
    expect(feitos.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await rowsOf(t, 'sorteio', { eventoId: pedido.evento })).toHaveLength(1);
  });

  it('[C-G13] is replaced with a public reason, from its day on only when it did not take place', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    await eventoAnunciado(t, edital, { dia: diaNoFuso(t.clock.agora(), 'UTC') });
    const outro = { evento: 'Outro', dia: amanha() };
    expect((await anunciar(edital, outro)).body.errors).toEqual({ motivo: M.motivoDaRetirada });
    const motivo = 'A extração foi cancelada';
    expect(umaRecusa(await anunciar(edital, { ...outro, motivo }))).toEqual([
      409,
      'EVENTO_DO_DIA_PASSADO',
      M.eventoDoDiaPassado,
    ]);
    const tarde = { ...outro, dia: diaNoFuso(t.clock.agora(), 'UTC'), motivo, naoAconteceu: true };
    expect((await anunciar(edital, tarde)).body.errors).toEqual({ dia: M.eventoDeHoje });
    expect((await anunciar(edital, { ...outro, motivo, naoAconteceu: true })).status).toBe(200);
    const lidos = await envia<Evento[]>(adm, 'GET', `/api/edital/${edital}/sorteios/eventos`);
    expect(
      lidos.body.map(({ evento, retirada }) => [evento, retirada?.motivo, retirada?.naoAconteceu]),
    ).toEqual([
      ['Outro', undefined, undefined],
      ['Loteria Federal, concurso 6012', motivo, true],
    ]);
  });
});

describe('a draw by the call’s rules (E-REGRAS-10)', () => {
  it('draws by the call’s weights, and stores them', async () => {
    const { edital } = await cena(1, 1);
    const pesos = { afinidade: 10, carga: 0, unidades: 2, repeticao: 5, reciprocidade: 5 };
    await gravarRegras(t, edital, { pesosDoSorteio: pesos }, adm.id);
    expect(await distribuicao(edital)).toMatchObject({ pesos, proibirMesmaUnidade: false });
    expect((await sortear(edital)).body.pesos).toEqual(pesos);
  });

  it("excludes evaluators of the project's own unit, in manual designations and lists too, when the call forbids them", async () => {
    const { edital, projetos, donos, avaliadores } = await cena(1, 2);
    const [p] = projetos as [number];
    const [daCasa, deFora] = avaliadores as [Pessoa, Pessoa];
    const unidadeId = (await findRow(t, 'professor', { id: donos[0]?.id ?? 0 }))?.unidadeId ?? 0;
    await updateRows(t, 'professor', { unidadeId }, { id: daCasa.id });
    await gravarRegras(t, edital, { avaliadorDeOutraUnidade: true }, adm.id);
    const designa = (avaliador: number) =>
      envia(adm, 'POST', '/api/projeto_aprovacao/designar', { projeto: p, avaliador });
    const caminho = `/api/projeto_aprovacao/candidatos/${p}`;
    const candidatos = (await envia<{ id: number; impedimento: string | null }[]>(adm, 'GET', caminho)).body;
    const dito = new Map(candidatos.map(({ id, impedimento }) => [id, impedimento]));
    expect([dito.get(daCasa.id), dito.get(deFora.id)]).toEqual([
      MENSAGENS_DESIGNACAO.mesmaUnidadeProibida,
      null,
    ]);
    expect(umaRecusa(await designa(daCasa.id))).toEqual([
      409,
      'MESMA_UNIDADE',
      MENSAGENS_DESIGNACAO.mesmaUnidadeProibida,
    ]);
    expect(
      (await sortear(edital, { fixos: [{ projeto: p, avaliadores: [daCasa.id] }] })).body.errors,
    ).toEqual({
      fixos: M.fixoImpossivel,
    });
    expect((await designa(deFora.id)).status).toBe(201);
    const aprovacao = await findRow(t, 'projetoAprovacao', { projetoId: p });
    const troca = await envia(adm, 'POST', `/api/projeto_aprovacao/substituir/${aprovacao?.id}`, {
      avaliador: daCasa.id,
    });
    expect(umaRecusa(troca)).toEqual([409, 'MESMA_UNIDADE', MENSAGENS_DESIGNACAO.mesmaUnidadeProibida]);
  });
});

describe('a refused draw', () => {
  it('gives the reason, beside the field if there is one', async () => {
    const vazio = await w.novoEditalEm('avaliacao');
    expect(umaRecusa(await sortear(vazio))).toEqual([409, 'SEM_PROJETOS', M.semProjetos]);
    expect(umaRecusa(await sortear(await w.novoEditalEm('decisao')))).toEqual([
      409,
      'FORA_DA_AVALIACAO',
      A.naoEstaEmAvaliacao,
    ]);
    const nenhum = await envia(adm, 'POST', '/api/edital/1999999999/sorteios', pedidos.get(vazio));
    expect(umaRecusa(nenhum)).toEqual([404, 'NAO_ENCONTRADO', A.editalNaoEncontrado]);
    expect(umaRecusa(await envia(adm, 'GET', '/api/sorteio/1999999999'))).toEqual([
      404,
      'NAO_ENCONTRADO',
      M.naoEncontrado,
    ]);
    const { edital, projetos, donos, avaliadores } = await cena(1, 1);
    const campos = async (mudanca: object) => (await sortear(edital, mudanca)).body.errors;
    expect(await campos({ cargaMaxima: 0, semente: '', evento: null })).toEqual({
      cargaMaxima: M.cargaInvalida,
      semente: M.sementeVazia,
      origem: M.semEvento,
    });
    const fixo = (projeto: number, ids: number[]) => ({ fixos: [{ projeto, avaliadores: ids }] });
    const [p, a] = [projetos[0] ?? 0, avaliadores[0]?.id ?? 0];
    expect(await campos(fixo(1_999_999, [a]))).toEqual({ fixos: M.fixoDesconhecido });
    expect(await campos(fixo(p, [adm.id]))).toEqual({ fixos: M.fixoDesconhecido });
    expect(await campos(fixo(p, [a, adm.id]))).toEqual({ fixos: M.fixosDemais });
    await declarado(t, a, { pessoa: donos[0]?.id ?? 0 });
    expect(await campos(fixo(p, [a]))).toEqual({ fixos: M.fixoImpossivel });
    expect((await distribuicao(edital)).tentativas).toEqual([]);
  });

  it('allows one at a time in a call, fails one that was silent for long, and keeps cancelled ones in the list', async () => {
    const { edital, projetos } = await cena(1, 1);
    const linhas = [{ projeto: projetos[0] ?? 0, avaliadores: [] }];
    const preso = await sorteioGuardado(t, { edital, autor: adm.id, linhas, estado: 'calculando' });
    expect(umaRecusa(await sortear(edital))).toEqual([409, 'SORTEIO_EM_ANDAMENTO', M.emAndamento]);
    expect((await envia(adm, 'POST', `/api/sorteio/${preso}/cancelar`)).status).toBe(200);
    expect(umaRecusa(await envia(adm, 'POST', `/api/sorteio/${preso}/cancelar`))).toEqual([
      409,
      'SORTEIO_TERMINADO',
      M.jaTerminou,
    ]);
    const velho = await sorteioGuardado(t, { edital, autor: adm.id, linhas, estado: 'calculando' });
    await updateRows(t, 'sorteio', { vistoEm: new Date(t.clock.real().getTime() - 121_000) }, { id: velho });
    expect((await distribuicao(edital)).tentativas.map(({ id, estado }) => [id, estado])).toEqual([
      [velho, 'falhou'],
      [preso, 'cancelado'],
    ]);
    const { body } = await sortear(edital);
    expect((await distribuicao(edital)).tentativas.map(({ id, estado }) => [id, estado])).toEqual([
      [body.id, 'proposta'],
      [velho, 'falhou'],
      [preso, 'cancelado'],
    ]);
  });
});

describe('secrecy of a draw (D20, D30)', () => {
  it('hides an administrator’s own projects, and those with their declared conflict', async () => {
    const { edital, projetos, donos } = await cena(3, 2);
    const eu = await w.novaPessoa('administrador');
    await w.novoColaborador(projetos[0] ?? 0, eu.id);
    await declarado(t, eu.id, { pessoa: donos[1]?.id ?? 0 });
    expect(await distribuicao(edital, eu)).toMatchObject({ projetos: 1, fora: 2 });
    const { body } = await sortear(edital, {}, eu);
    expect(escolhas(body).map(([projeto]) => projeto)).toEqual([projetos[2]]);
    const inteiro = (await sortear(edital)).body;
    expect((await distribuicao(edital, eu)).tentativas.map(({ id, projetos: n }) => [id, n])).toEqual([
      [inteiro.id, 2],
      [body.id, 1],
    ]);
    for (const [metodo, caminho, corpo] of [
      ['GET', '', undefined],
      ['GET', '/arquivo', undefined],
      ['POST', '/designar', { linhas: [{ projeto: projetos[2], avaliador: 1 }] }],
    ] as const) {
      const r = await envia(eu, metodo, `/api/sorteio/${inteiro.id}${caminho}`, corpo);
      expect(umaRecusa(r)).toEqual([409, 'SORTEIO_COM_PROJETO_SEU', M.comProjetoSeu]);
    }
  });

  it('changes no byte for anybody else', async () => {
    const { edital, projetos, donos, avaliadores } = await cena(1, 2);
    const [projeto] = projetos as [number];
    // The author and the people who read most; `test:longo` takes all.
    const alguns = [...donos, await w.novaPessoa('PRESIDENTE_COMISSAO')];
    const outros = [...avaliadores, await w.novaPessoa('secretaria')];
    const pessoas = [...alguns, ...(inteira ? outros : [])];
    const nomes = avaliadores.map(({ id }) => ({ id, nome: 'Pessoa' }));
    await sortear(edital);
    const mundo = async (quem: Pessoa) =>
      await passear(t, { quem, projeto, edital, avaliadores: nomes, comPdf: false }, []);
    for (const quem of pessoas) {
      const antes = await mundo(quem);
      expect((await sortear(edital)).body.estado).toBe('proposta');
      expect(diferencas(antes, await mundo(quem)), quem.tipo).toEqual([]);
    }
  });
});
