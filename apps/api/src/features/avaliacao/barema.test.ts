import { MENSAGENS_BAREMA as M } from '@instrutoria/domain/barema/messages.ts';
import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import type { Barema, NotaDada } from '@instrutoria/domain/barema/types.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, type ProjetoDesignado } from '../../testing/world/avaliacoes.ts';
import { UM_BAREMA } from '../../testing/world/um-barema.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

interface Lida {
  readonly id: number;
  readonly versao: number;
  readonly total: number | null;
  readonly notas?: NotaDada[] | null;
  readonly situacaoExibida: string;
  readonly ja_foi_avaliado: boolean;
}
interface DoEdital {
  readonly versao: number;
  readonly proprio: boolean;
  readonly barema: Barema;
  readonly temNotas: boolean;
  readonly retificacoes: readonly { readonly motivo: string; readonly antes: Barema | null }[];
}
interface DoRanque {
  readonly projeto_id: number;
  readonly posicao: number | null;
  readonly total: number | null;
  readonly desempate: string | null;
  readonly notas?: NotaDada[];
}

const envia = <T>({ token }: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  send<T>(t.url, metodo, `/api/${caminho}`, { token, body });
const mudar = <T = DoEdital>(edital: number, barema: unknown, motivo: string | null = 'A resolução pede') =>
  envia<T>(adm, 'PUT', `edital/${edital}/barema`, { barema, motivo });

async function comBarema(barema: Barema = UM_BAREMA, dados = {}): Promise<number> {
  const edital = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II', ...dados });
  expect((await mudar(edital, barema)).status).toBe(200);
  return edital;
}
const notas = (merito: number | null, alcance: number | null, parecer = 'Alcança três bairros.') => [
  { criterio: 'merito', valor: merito },
  { criterio: 'alcance', valor: alcance, parecer },
];
const salvar = <T = Lida>({ avaliador, aprovacao }: ProjetoDesignado, body: object, fase = 1) =>
  envia<T>(avaliador, 'POST', `projeto_aprovacao/salvar_fase${fase}`, { id: aprovacao, ...body });
async function avaliado(edital: number, merito: number, alcance: number): Promise<ProjetoDesignado> {
  const um = await w.novoDesignado(edital);
  expect((await salvar(um, { notas: notas(merito, alcance) })).status).toBe(200);
  expect((await envia(um.avaliador, 'POST', `projeto_aprovacao/avaliar/${um.aprovacao}`)).status).toBe(200);
  return um;
}
async function ranque(edital: number, quem = adm): Promise<DoRanque[]> {
  return (await envia<DoRanque[]>(quem, 'POST', 'projeto_aprovacao/ranque_tipoii', { edital })).body;
}

describe("a call's own barema", () => {
  it('is readable for everybody who is logged in; without one, the standard barema', async () => {
    const edital = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
    const coordenador = await w.novaPessoa();
    expect((await envia(coordenador, 'GET', `edital/${edital}/barema`)).body).toEqual({
      versao: 1,
      proprio: false,
      barema: baremaPadrao('TIPO II'),
      retificacoes: [],
    });
    await mudar(edital, UM_BAREMA);
    await mudar(edital, { ...UM_BAREMA, totalMinimo: 40 }, 'Erro de digitação');
    const { body } = await envia<DoEdital>(coordenador, 'GET', `edital/${edital}/barema`);
    expect([body.versao, body.proprio, body.barema.totalMinimo]).toEqual([3, true, 40]);
    expect(body.retificacoes.map(({ motivo, antes }) => [motivo, antes?.totalMinimo ?? null])).toEqual([
      ['Erro de digitação', 50],
      ['A resolução pede', null],
    ]);
  });

  it('stores an equal one as no change, and null as the standard one', async () => {
    const edital = await comBarema();
    expect((await mudar(edital, UM_BAREMA)).body.versao).toBe(2);
    expect((await mudar(edital, null)).body).toMatchObject({ versao: 3, proprio: false });
  });

  it('is copied into a new call made like it, without recommendations where it has no disciplines', async () => {
    const recomendado = UM_BAREMA.criterios.map((c, i) => ({
      ...c,
      recomendacao: i === 0 ? ('apoio' as const) : null,
    }));
    const edital = await comBarema({ ...UM_BAREMA, criterios: recomendado }, { tipoProjeto: 'TIPO I' });
    const novo = await envia<{ id: number }>(adm, 'POST', 'edital', {
      ...{ nome: 'Edital 2027 parecido', inicio: '2027-03-01', fim: '2027-03-31', tipoProjeto: 'TIPO II' },
      regrasDe: edital,
    });
    const { body } = await envia<DoEdital>(adm, 'GET', `edital/${novo.body.id}/barema`);
    expect([body.proprio, body.barema]).toEqual([true, UM_BAREMA]);
  });

  it.each([
    [
      'no criterion of phase 1',
      { criterios: dois({ fase: 2 }, true).map((c) => ({ ...c, fase: 2 })) },
      { 'barema.criterios': M.semCriterio },
    ],
    ['a total that nobody reaches', { totalMinimo: 100.1 }, { 'barema.totalMinimo': M.totalMinimoInvalido }],
    ['an unknown tie-break', { desempates: ['x'] }, { 'barema.desempates.0': M.desempateDesconhecido }],
    ['a lot without its seed', { semente: ' ' }, { 'barema.semente': M.sementeVazia }],
    [
      'a name twice',
      { criterios: dois({ nome: 'alcance social ' }) },
      { 'barema.criterios.1.nome': M.nomeRepetido },
    ],
    [
      'a maximum off its step',
      { criterios: dois({ maximo: 9.5, passo: 1 }, true) },
      { 'barema.criterios.0.maximo': M.maximoForaDoPasso },
    ],
    [
      'a minimum above the maximum',
      { criterios: dois({ minimo: 10.5 }, true) },
      { 'barema.criterios.0.minimo': M.minimoInvalido },
    ],
    [
      'a weight of nothing',
      { criterios: dois({ peso: 10.5 }, true) },
      { 'barema.criterios.0.peso': M.pesoInvalido },
    ],
    [
      'a weight, a minimum and a maximum that only look right',
      { criterios: dois({ peso: 7.5000001, minimo: 3.0000001, maximo: 10.0000001 }, true) },
      {
        'barema.criterios.0.peso': M.pesoInvalido,
        'barema.criterios.0.minimo': M.minimoInvalido,
        'barema.criterios.0.maximo': M.maximoInvalido,
      },
    ],
    // Shown as 50, it would reject a project that has 50.
    [
      'a least total that only looks right',
      { totalMinimo: 50.0000001 },
      { 'barema.totalMinimo': M.totalMinimoInvalido },
    ],
    [
      'a recommendation in TIPO II',
      { criterios: dois({ recomendacao: 'apoio' }, true) },
      { 'barema.criterios.0.recomendacao': M.recomendacaoSoTipoI },
    ],
    [
      'a code that is a tie-break',
      { criterios: dois({ codigo: 'Sorteio' }, true) },
      { 'barema.criterios.0.codigo': M.codigoInvalido },
    ],
  ])('refuses %s beside its field', async (_, mudanca, campos) => {
    const edital = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
    const r = await mudar<Problem['body']>(edital, { ...UM_BAREMA, ...mudanca });
    expect([r.status, r.body.errors]).toEqual([422, campos]);
  });

  it('requires a reason once submissions have begun, and is fixed after the evaluation', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    expect((await mudar<Problem['body']>(edital, UM_BAREMA, null)).body.errors).toEqual({
      motivo: MENSAGENS_EDITAL.escrevaOMotivo,
    });
    const r = await mudar<Problem['body']>(await w.novoEditalEm('decisao'), UM_BAREMA);
    expect([r.status, r.body.message]).toEqual([409, M.depoisDasInscricoes]);
  });

  it('allows only changes of wording once a score is given', async () => {
    const edital = await comBarema();
    const um = await w.novoDesignado(edital);
    await salvar(um, { notas: notas(8, 10) });
    const outro = { ...UM_BAREMA, totalMinimo: 10 };
    expect((await mudar<Problem['body']>(edital, outro)).body.message).toBe(M.haNotas);
    expect((await mudar<Problem['body']>(edital, null)).body.message).toBe(M.haNotas);
    const dito = {
      ...UM_BAREMA,
      criterios: UM_BAREMA.criterios.map((c) => ({ ...c, ajuda: 'Leia o anexo' })),
    };
    expect((await mudar(edital, dito)).body).toMatchObject({ versao: 3, temNotas: true });
    const padrao = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
    const seu = await w.novoDesignado(padrao);
    await salvar(seu, NOTAS_FASE1);
    expect((await mudar<Problem['body']>(padrao, UM_BAREMA)).body.message).toBe(M.haNotas);
  });

  it.each(['recursoPorCriterio', 'recursoComRelator'])(
    'and %s are possible in one call, in either order, and the barema can still be changed and removed',
    async (regra) => {
      const edital = await comBarema();
      const regras = (id: number) =>
        envia<Problem['body']>(adm, 'PUT', `edital/${id}/regras`, { [regra]: true, motivo: 'Pedido' });
      expect((await regras(edital)).status).toBe(200);
      expect((await mudar(edital, { ...UM_BAREMA, totalMinimo: 10 })).body.barema.totalMinimo).toBe(10);
      expect((await mudar(edital, null)).status).toBe(200);
      const padrao = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
      expect((await regras(padrao)).status).toBe(200);
      expect((await mudar(padrao, UM_BAREMA)).body.proprio).toBe(true);
    },
  );

  it('cannot be removed while the call gives each project several evaluators', async () => {
    const edital = await comBarema();
    const avaliadores = async (quantos: number) => {
      const corpo = { avaliadores: quantos, motivo: 'Pedido' };
      return (await envia<Problem['body']>(adm, 'PUT', `edital/${edital}/regras`, corpo)).status;
    };
    expect(await avaliadores(3)).toBe(200);
    const semBarema = await mudar<Problem['body']>(edital, null);
    expect([semBarema.status, semBarema.body.message]).toEqual([409, M.variosAvaliadores]);
    expect([await avaliadores(1), (await mudar(edital, null)).status]).toEqual([200, 200]);
  });
});

function dois(mudanca: object, primeiro = false) {
  const [um, outro] = UM_BAREMA.criterios;
  return primeiro ? [{ ...um, ...mudanca }, outro] : [outro, { ...um, ...mudanca }];
}

describe('scores by criterion', () => {
  it('are stored, weighted and returned; the standard seven stay empty', async () => {
    const um = await w.novoDesignado(await comBarema());
    const { status, body } = await salvar(um, { notas: notas(8.5, 13) });
    expect([status, body.total, body.notas]).toEqual([200, 80, notas(8.5, 13).map((n) => semParecer(n))]);
    expect(body).toMatchObject({ pontuacaoAdequacaoCoerencia: null, pontuacaoApoioDisciplina: null });
    const [linha] = await rowsOf(t, 'projetoAprovacao', { id: um.aprovacao });
    expect([linha?.total, linha?.abaixoDoMinimo, linha?.chaveDoRanque?.[0]]).toEqual([80, false, 80]);
  });

  it.each([
    ["the spec's fields", NOTAS_FASE1, { notas: M.usaOBarema }],
    ['one above its maximum', { notas: notas(10.5, 1) }, { 'notas.merito': M.notaForaDaFaixa }],
    ['one off its step', { notas: notas(8.2, 1) }, { 'notas.merito': M.notaForaDoPasso }],
    // Shown as 8, it would win every tie against an 8.
    [
      'one off its step by less than is shown',
      { notas: notas(8.00000001, 1) },
      { 'notas.merito': M.notaForaDoPasso },
    ],
    ['one missing', { notas: notas(8, null) }, { 'notas.alcance': M.notaVazia }],
    [
      'no opinion where one is asked for',
      { notas: notas(8, 1, ' ') },
      { 'pareceres.alcance': M.parecerVazio },
    ],
    [
      'a criterion of another call',
      { notas: [...notas(8, 1), { criterio: 'x', valor: 1 }] },
      { 'notas.x': M.criterioDesconhecido },
    ],
    [
      'one twice',
      { notas: [...notas(8, 1), { criterio: 'merito', valor: 1 }] },
      { 'notas.merito': M.criterioRepetido },
    ],
  ])('refuses %s beside its field', async (_, body, campos) => {
    const um = await w.novoDesignado(await comBarema());
    const r = await salvar<Problem['body']>(um, body);
    expect([r.status, r.body.errors]).toEqual([422, campos]);
  });

  it('are refused in a call without a barema, and those of phase 2 in one without phase 2', async () => {
    const padrao = await w.novoDesignado(await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' }));
    const r = await salvar<Problem['body']>(padrao, { notas: notas(8, 1) });
    expect([r.status, r.body.errors]).toEqual([422, { notas: M.semBarema }]);
    const um = await w.novoDesignado(await comBarema(UM_BAREMA, { tipoProjeto: 'TIPO I' }));
    await salvar(um, { notas: notas(8, 1) });
    const fase2 = await salvar<Problem['body']>(um, { notas: [] }, 2);
    expect([fase2.status, fase2.body.message]).toEqual([409, M.semFase2]);
  });

  it('are empty for an evaluator who replaces another', async () => {
    const edital = await comBarema();
    const um = await w.novoDesignado(edital);
    await salvar(um, { notas: notas(8, 1) });
    const outro = await w.novaPessoa('avaliador');
    const r = await envia(adm, 'POST', `projeto_aprovacao/substituir/${um.aprovacao}`, {
      avaliador: { id: outro.id },
    });
    const [linha] = await rowsOf(t, 'projetoAprovacao', { id: um.aprovacao });
    expect([r.status, linha?.notas, linha?.total, linha?.chaveDoRanque]).toEqual([200, null, null, null]);
  });

  it('are hidden from the coordinator before publication', async () => {
    const edital = await comBarema();
    const um = await avaliado(edital, 8, 10);
    const { body } = await envia<Lida>(um.dono, 'GET', `projeto_aprovacao/projeto/${um.projeto}`);
    expect([body.notas, body.total, body.ja_foi_avaliado]).toEqual([undefined, null, null]);
  });
});

function semParecer({
  criterio,
  valor,
  parecer,
}: {
  criterio: string;
  valor: number | null;
  parecer?: string;
}) {
  return criterio === 'alcance' ? { criterio, valor, parecer } : { criterio, valor };
}

describe('to the result and after it', () => {
  it("ranks by weights and the call's own tie-breaks, and names which decided", async () => {
    const edital = await comBarema();
    const primeiro = await avaliado(edital, 8, 12); // 60 + 15
    const segundo = await avaliado(edital, 9, 6); // 67.5 + 7.5: the same total, less of 'alcance'
    const terceiro = await avaliado(edital, 2.5, 20); // 18.75 + 25, and below the minimum of 'merito'
    expect((await ranque(edital)).map((l) => [l.projeto_id, l.posicao, l.total, l.desempate])).toEqual([
      [primeiro.projeto, 1, 75, null],
      [segundo.projeto, 2, 75, 'nota em “Alcance social”'],
      [terceiro.projeto, 3, 43.75, null],
    ]);
    expect((await ranque(edital))[0]?.notas?.map(({ valor }) => valor)).toEqual([8, 12]);
    await updateRows(t, 'edital', { fase: 'decisao' }, { id: edital });
    const { body } = await envia<{
      linhas: { projeto_id: number; posicao: number; abaixoDoMinimo?: boolean }[];
    }>(adm, 'GET', `edital/${edital}/decisao`);
    expect(body.linhas.map((l) => [l.projeto_id, l.posicao, l.abaixoDoMinimo])).toEqual([
      [primeiro.projeto, 1, false],
      [segundo.projeto, 2, false],
      [terceiro.projeto, 3, true],
    ]);
    const { body: juizes } = await envia<{
      todos: { concluidas: number; media: number; porCriterio: object[] };
    }>(adm, 'GET', `edital/${edital}/julgamento`);
    expect(juizes.todos).toMatchObject({
      concluidas: 3,
      media: 64.6,
      porCriterio: [
        { criterio: 'Mérito da proposta', parte: 65 },
        { criterio: 'Alcance social', parte: 63.3 },
      ],
    });
  });

  it('decides, publishes, corrects and appeals by criterion, and never lowers a score', async () => {
    const edital = await comBarema();
    const um = await avaliado(edital, 8, 12);
    const outro = await avaliado(edital, 9, 12);
    await updateRows(t, 'edital', { fase: 'decisao' }, { id: edital });
    await envia(adm, 'POST', 'projeto/atualizar_instrutores_aprovados', {
      id: um.projeto,
      remunerados_aprovados: 1,
    });
    expect((await envia(adm, 'POST', 'secretaria_projetos', { edital: { id: edital } })).status).toBeLessThan(
      300,
    );
    const secretaria = await w.novaPessoa('secretaria');
    const publicar = await envia(secretaria, 'PATCH', 'secretaria_projetos', { edital: { id: edital } });
    expect([publicar.status, publicar.body]).toMatchObject([200, {}]);
    const lida = (await envia<Lida>(um.dono, 'GET', `projeto_aprovacao/projeto/${um.projeto}`)).body;
    expect([lida.total, lida.notas?.map(({ valor }) => valor)]).toEqual([75, [8, 12]]);

    const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
    const pedido = await envia<{ id: number }>(um.dono, 'POST', 'recurso', {
      mensagem: '<p>O mérito foi lido sem o anexo.</p>',
      projetoAprovacao: { id: um.aprovacao },
    });
    const recurso =
      (await envia<{ id: number }[]>(presidente, 'GET', `recurso/projeto/${um.projeto}`)).body[0]?.id ?? 0;
    expect([pedido.status, recurso > 0]).toEqual([201, true]);
    const vagas = { remunerados_aprovados: 1, voluntarios_aprovados: 0 };
    const decidir = <T>(quais: object[], ato = 'aceitar') =>
      envia<T>(presidente, 'POST', `recurso/${ato}`, {
        id: recurso,
        feedback: '<p>Visto.</p>',
        ...vagas,
        notas: quais,
      });
    const menos = await decidir<Problem['body']>(notas(7.5, 12));
    expect(menos.status).toBe(409);
    const fora = await decidir<Problem['body']>(notas(11, 12));
    expect([fora.status, fora.body.errors]).toEqual([422, { 'notas.merito': M.notaForaDaFaixa }]);
    const efeito = await decidir<{ total: object; posicao: object }>(notas(9.5, 12), 'simular');
    expect(efeito.body).toMatchObject({ total: { de: 75, para: 86.25 }, posicao: { de: 2, para: 1 } });
    expect((await decidir(notas(9.5, 12))).status).toBe(200);
    const [decidido] = (
      await envia<{ original: Lida; corrigido: Lida }[]>(um.dono, 'GET', `recurso/projeto/${um.projeto}`)
    ).body;
    expect([decidido?.original.total, decidido?.corrigido.total]).toEqual([75, 86.25]);
    // The evaluator reads their own scores.
    const sua = (await envia<Lida>(um.avaliador, 'GET', `projeto_aprovacao/${um.aprovacao}`)).body;
    expect([sua.total, sua.notas?.map(({ valor }) => valor)]).toEqual([75, [8, 12]]);

    const corrigir = await envia(adm, 'POST', 'resultado/corrigir', {
      projetoAprovacao: { id: outro.aprovacao },
      justificativa: 'Erro de soma na ata',
      ...{ remunerados_aprovados: 0, voluntarios_aprovados: 0 },
      notas: notas(10, 20),
    });
    expect(corrigir.status).toBe(200);
    expect((await ranque(edital)).map((l) => [l.projeto_id, l.total])).toEqual([
      [outro.projeto, 100],
      [um.projeto, 86.25],
    ]);
  });
});
