import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1 } from '../../testing/world/avaliacoes.ts';
import {
  gerarRanque,
  guardarAprovacoes,
  guardarProjetos,
  QUEBRAS_DOS_GERADOS,
} from '../../testing/world/ranque-grande.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { consultaDasConcluidas } from './julgamento-queries.ts';

type Julgamento = AnswerOf<Api['lerJulgamento']>;

const DIA = 86_400_000;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp({ breaks: QUEBRAS_DOS_GERADOS });
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

async function ler(edital: number, quem = adm): Promise<Julgamento> {
  const r = await send<Julgamento>(t.url, 'GET', `/api/edital/${edital}/julgamento`, { token: quem.token });
  expect(r.status).toBe(200);
  return r.body;
}

/** TIPO II, so that the total is the sum of phase 1; 48 besides the first criterion. */
const primeiro = (nota: number, aprovacao: Parameters<World['novoAvaliado']>[1] = {}) => ({
  ...aprovacao,
  aprovacao: { pontuacaoAdequacaoCoerencia: nota, ...aprovacao.aprovacao },
});
const haDias = (dias: number) => new Date(t.clock.agora().getTime() - dias * DIA);

it('compares each evaluator with all others, by name, from concluded assessments', async () => {
  const edital = await w.novoEditalEm('decisao', { tipoProjeto: 'TIPO II' });
  const ursula = await w.novaPessoa('avaliador', { nome: 'Úrsula Prado' });
  const zenon = await w.novaPessoa('avaliador', { nome: 'Zenon Alves' });
  const alba = await w.novaPessoa('avaliador', { nome: 'alba Torres' });
  await w.novoAvaliado(
    edital,
    primeiro(12, { avaliador: zenon, aprovacao: { criadoEm: haDias(10), parecer: 'ação' } }),
  );
  await w.novoAvaliado(edital, primeiro(22, { avaliador: zenon, aprovacao: { criadoEm: haDias(4) } }));
  await w.novoAvaliado(
    edital,
    primeiro(32, {
      avaliador: zenon,
      aprovacao: { criadoEm: haDias(9), substituidoEm: haDias(1.5), parecer: 'x'.repeat(300) },
    }),
  );
  await w.novoAvaliado(edital, primeiro(40, { avaliador: ursula }));
  await w.novoAvaliado(edital, primeiro(2.4, { avaliador: alba }));
  await w.novoAvaliado(edital, primeiro(2.5, { avaliador: alba }));
  // Not counted: drafts, designations, evaluators who refused or were replaced, and other calls.
  const rascunho = await w.novoDesignado(edital, { avaliador: ursula });
  await updateRows(t, 'projetoAprovacao', { aceito: true, ...NOTAS_FASE1 }, { id: rascunho.aprovacao });
  await w.novoDesignado(edital);
  await insertInto(t, 'recusaDeAvaliacao', {
    aprovacaoId: 900_001,
    projetoId: rascunho.projeto,
    avaliadorId: (await w.novaPessoa('avaliador')).id,
    motivo: '',
    recusadoEm: t.clock.agora(),
  });
  await w.novoAvaliado(await w.novoEditalEm('decisao', { tipoProjeto: 'TIPO II' }), { avaliador: alba });

  const { avaliadores, todos, ...resto } = await ler(edital);
  expect(
    avaliadores.map(({ avaliador: { nome }, criterios: _criterios, ...figuras }) => [nome, figuras]),
  ).toEqual([
    [
      'alba Torres',
      // 50.4 and 50.5; the others 60, 70, 80 and 88.
      {
        concluidas: 2,
        media: 50.5,
        desvio: null,
        menor: 50.4,
        maior: 50.5,
        mediaDosOutros: 74.5,
        diferenca: -24,
        dias: 0,
        caracteres: 0,
      },
    ],
    [
      'Úrsula Prado',
      {
        concluidas: 1,
        media: 88,
        desvio: null,
        menor: 88,
        maior: 88,
        mediaDosOutros: 62.2,
        diferenca: 25.8,
        dias: 0,
        caracteres: 0,
      },
    ],
    [
      'Zenon Alves',
      {
        concluidas: 3,
        media: 70,
        desvio: 10,
        menor: 60,
        maior: 80,
        mediaDosOutros: 63,
        diferenca: 7,
        dias: 4,
        caracteres: 4,
      },
    ],
  ]);
  expect(avaliadores[2]?.criterios).toEqual({
    pontuacaoAdequacaoCoerencia: 55,
    pontuacaoRelevanciaJustificativaClareza: 80,
    pontuacaoMetodologiaAtividades: 80,
    pontuacaoOrganizacaoTextual: 80,
    pontuacaoApoioDisciplina: null,
    pontuacaoNaturezaDisciplinas: null,
    pontuacaoCaracteristicaDisciplinas: null,
  });
  expect(todos).toMatchObject({ concluidas: 6, media: 66.5, menor: 50.4, maior: 88 });
  // One evaluator per project, so no pair can agree (D15).
  expect(resto).toEqual({
    concordancia: { alfa: null, pares: 0, semAlfa: 'poucosPares' },
    discordancias: [],
    proprios: 0,
  });
});

it('uses the scores as the evaluator gave them, whatever an appeal or a correction changed', async () => {
  const edital = await w.novoEditalEm('resultado', { tipoProjeto: 'TIPO II' });
  const { aprovacao, avaliador } = await w.novoAvaliado(edital, primeiro(10));
  expect((await ler(edital)).todos?.media).toBe(58);
  const corpo = {
    projetoAprovacao: aprovacao,
    justificativa: 'A soma estava errada.',
    ...{ pontuacaoAdequacaoCoerencia: 40, pontuacaoRelevanciaJustificativaClareza: 30 },
    ...{ pontuacaoMetodologiaAtividades: 20, pontuacaoOrganizacaoTextual: 10 },
    ...{ remunerados_aprovados: 1, voluntarios_aprovados: 1 },
  };
  const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
  const r = await send(t.url, 'POST', '/api/resultado/corrigir', { token: presidente.token, body: corpo });
  expect([r.status, r.body]).toEqual([200, expect.anything()]);
  const [guardada] = await rowsOf(t, 'projetoAprovacao', { id: aprovacao });
  expect(guardada?.total).toBe(100);
  const { avaliadores } = await ler(edital);
  expect(
    avaliadores.map((um) => [um.avaliador.id, um.media, um.criterios.pontuacaoAdequacaoCoerencia]),
  ).toEqual([[avaliador.id, 58, 25]]);
});

it.each(['avaliacao', 'secretaria', 'resultado'] as const)(
  'leaves the reader’s own projects out of every figure in %s, and counts them (D20)',
  async (fase) => {
    const edital = await w.novoEditalEm(fase, { tipoProjeto: 'TIPO II' });
    const avaliador = await w.novaPessoa('avaliador');
    await w.novoAvaliado(edital, primeiro(20, { avaliador }));
    const outra = await w.novaPessoa('administrador');
    const antes = await ler(edital);
    await w.novoAvaliado(edital, primeiro(1, { avaliador, dono: adm }));
    const colabora = await w.novoAvaliado(edital, primeiro(3));
    await w.novoColaborador(colabora.projeto, adm.id);
    await w.novoProjeto(adm.id, edital, { tipoProjeto: 'TIPO II' });
    expect(await ler(edital)).toEqual({ ...antes, proprios: 3 });
    const dela = await ler(edital, outra);
    expect([dela.todos?.concluidas, dela.avaliadores.length, dela.proprios]).toEqual([3, 2, 0]);
  },
);

it('has no figures for a call without concluded assessments, and answers 404 for an unknown call', async () => {
  const edital = await w.novoEditalEm('avaliacao');
  await w.novoDesignado(edital);
  expect(await ler(edital)).toEqual({
    avaliadores: [],
    todos: null,
    concordancia: { alfa: null, pares: 0, semAlfa: 'poucosPares' },
    discordancias: [],
    proprios: 0,
  });
  for (const caminho of ['julgamento', 'julgamento/planilha']) {
    const r = await send(t.url, 'GET', `/api/edital/999999/${caminho}`, { token: adm.token });
    expect(r.status).toBe(404);
  }
});

it('exports a sheet without formulas and audits it; reading the page leaves no row', async () => {
  const edital = await w.novoEditalEm('decisao');
  const avaliador = await w.novaPessoa('avaliador', { nome: '=cmd|calc' });
  await w.novoAvaliado(edital, { avaliador });
  await w.novoAvaliado(edital, { dono: adm });
  const atos = async () => (await rowsOf(t, 'auditoria')).filter(({ registroId }) => registroId === edital);
  const acessos = () => rowsOf(t, 'acesso', { documento: 'planilha_do_julgamento', registroId: edital });
  await ler(edital);
  expect([await atos(), await acessos()]).toEqual([[], []]);
  const baixar = async (quem: Pessoa) => {
    const r = await fetch(`${t.url}/api/edital/${edital}/julgamento/planilha?formato=csv`, {
      headers: { authorization: `Bearer ${quem.token}` },
    });
    return { status: r.status, texto: await text(Readable.from(r.body ?? [])) };
  };
  expect((await baixar(await w.novaPessoa('PRESIDENTE_COMISSAO'))).status).toBe(403);
  expect(await acessos()).toEqual([]);
  const { status, texto } = await baixar(adm);
  expect(status).toBe(200);
  const [cabecalho = '', ...linhas] = texto.trim().split('\r\n');
  expect(cabecalho).toMatch(/^Avaliador;Avaliações concluídas;Média dos totais;/);
  expect(cabecalho.split(';')).toHaveLength(17);
  expect(linhas).toEqual([
    "'=cmd|calc;1;380,5;;;;380,5;380,5;0;0;80;80;80;80;50,3;60;53,3",
    'Todos os avaliadores;1;380,5;;;;380,5;380,5;0;0;80;80;80;80;50,3;60;53,3',
    '',
    expect.stringMatching(/^Edital;Edital 2026 /),
    'Pares de avaliações do mesmo projeto;0',
    'Projetos seus, fora de todos os números;1',
  ]);
  expect((await atos()).map(({ acao, pessoaId, depois }) => [acao, pessoaId, depois])).toEqual([
    ['exportarJulgamento', adm.id, { avaliadores: 1, endereco: '127.0.0.1' }],
  ]);
  expect(await acessos()).toHaveLength(1);
});

it('reads a call of 10,000 projects by its index, with the same figures as one by one', async () => {
  const edital = await w.novoEditalEm('decisao');
  const onde = {
    editalId: edital,
    coordenadorId: (await w.novaPessoa()).id,
    avaliadorId: (await w.novaPessoa('avaliador')).id,
    unidadeId: await w.novaUnidade(),
  };
  const gerados = gerarRanque(8, 10_000, 100);
  const ids = await guardarProjetos(t.deps.database.db, gerados, onde);
  await guardarAprovacoes(
    t.deps.database.db,
    gerados.map((g, i) => ({ ...g, projetoId: ids[i] ?? 0 })),
    onde,
  );
  const pequeno = await w.novoEditalEm('decisao');
  await w.novoAvaliado(pequeno);
  await t.deps.database.pool.query('vacuum analyze projeto, projeto_aprovacao, professor');
  const plano = async (id: number) =>
    (
      await many<{ 'QUERY PLAN': string }>(
        t.deps.database.db,
        sql`explain (costs off) ${consultaDasConcluidas(id, adm.id)}`,
      )
    )
      .map((linha) => linha['QUERY PLAN'])
      .join('\n');
  expect(await plano(pequeno)).toMatch(/projeto_aprovacao_(edital|ranque)/);
  expect(await plano(pequeno)).not.toMatch(/Seq Scan on projeto_aprovacao|Seq Scan on projeto\b/);
  const { todos, avaliadores, proprios } = await ler(edital);
  const concluidos = gerados.filter(({ ja_foi_avaliado }) => ja_foi_avaliado);
  expect([todos?.concluidas, avaliadores.length, proprios]).toEqual([concluidos.length, 1, 0]);
  const nota = concluidos.reduce((soma, g) => soma + (g.pontuacaoMetodologiaAtividades ?? 0), 0);
  expect(todos?.criterios.pontuacaoMetodologiaAtividades).toBeCloseTo(
    (100 * nota) / concluidos.length / 20,
    0,
  );
});
