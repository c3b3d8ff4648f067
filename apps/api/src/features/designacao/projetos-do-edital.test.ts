import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { ANDAMENTOS_PROCURADOS, type AndamentoProcurado } from '@instrutoria/domain/designacao/types.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, updateRows } from '../../testing/rows.ts';
import { cenaDeVarios } from '../../testing/world/cena-de-varios.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Linha = AnswerOf<Api['listarProjetosDoEdital']>[number];

const DIA = 86_400_000;

let t: TestApp;
let w: World;
let adm: Pessoa;
let presidente: Pessoa;
let secretaria: Pessoa;
beforeAll(async () => {
  // An exception older than the rule (D52), which the filter must find.
  t = await createTestApp({
    breaks: ['the evaluator takes no part in the project, and never did (D15, D61)'],
  });
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
  secretaria = await w.novaPessoa('secretaria');
});
afterAll(() => t.close());

async function ler(edital: number, query = '', quem = adm) {
  const path = `/api/edital/${edital}/projetos?${query}`;
  const { status, body, headers } = await send<Linha[]>(t.url, 'GET', path, { token: quem.token });
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return { linhas: body, ids: body.map(({ id }) => id), total: Number(headers.get('x-total-count')) };
}

async function deAdm<T>(caminho: string): Promise<T> {
  return (await send<T>(t.url, 'GET', `/api/${caminho}`, { token: adm.token })).body;
}

async function umaRecusa(projeto: number) {
  const avaliador = await w.novaPessoa('avaliador');
  await insertInto(t, 'recusaDeAvaliacao', {
    aprovacaoId: 1_000_000 + projeto,
    projetoId: projeto,
    avaliadorId: avaliador.id,
    motivo: 'Fora da área',
    recusadoEm: t.clock.agora(),
  });
}

/** Projects in every state, of three coordinators, including the caller's own. */
async function umEditalCheio(fase: Fase, dados: Parameters<World['novoEditalEm']>[1] = {}) {
  const edital = await w.novoEditalEm(fase, dados);
  const zelia = await w.novaPessoa('coordenador', { nome: 'Zélia Araújo', programa: 'Física' });
  const avaliador = await w.novaPessoa('avaliador', { nome: 'Hugo Falcão' });
  const sem = await w.novoProjeto(zelia.id, edital, { titulo: 'Órbitas' });
  const recusado = await w.novoProjeto(zelia.id, edital, { titulo: 'Ação e reação' });
  await umaRecusa(recusado);
  const designado = await w.novoDesignado(edital, { dono: zelia, avaliador });
  const aceito = await w.novoDesignado(edital, { avaliador, aprovacao: { aceito: true } });
  const atrasado = await w.novoDesignado(edital, {
    aprovacao: { aceito: true, criadoEm: new Date(t.clock.agora().getTime() - 30 * DIA) },
  });
  const concluido = await w.novoAvaliado(edital, { avaliador });
  const semDireito = await w.novoDesignado(edital);
  await updateRows(t, 'professor', { tipo: 'coordenador' }, { id: semDireito.avaliador.id });
  const participa = await w.novoDesignado(edital);
  await w.novoColaborador(participa.projeto, participa.avaliador.id);
  const encerrada = await w.novoDesignado(edital);
  // An account closed before pending assessments forbade it.
  await updateRows(t, 'professor', { encerradoEm: t.clock.agora() }, { id: encerrada.avaliador.id });
  const proprios = await Promise.all(
    [adm, presidente, secretaria].map((dono) => w.novoAvaliado(edital, { dono })),
  );
  await w.novoProjeto(zelia.id, edital, { aguardandoCronograma: true });
  return {
    edital,
    zelia,
    avaliador,
    sem,
    recusado,
    designado,
    aceito,
    atrasado,
    concluido,
    semDireito,
    participa,
    encerrada,
    proprios,
  };
}

/** For each filter, the condition on an administrator's rows. */
const NO_ANDAMENTO: Readonly<Record<AndamentoProcurado, (linha: Linha) => boolean>> = {
  semAvaliador: ({ avaliacao }) => avaliacao === null,
  aDesignar: ({ avaliacao, recusas }) => avaliacao === null && recusas.length === 0,
  recusou: ({ avaliacao, recusas }) => avaliacao === null && recusas.length > 0,
  designada: ({ avaliacao: a }) => a !== null && !a.ja_foi_avaliado && !a.aceito,
  aceita: ({ avaliacao: a }) => a !== null && !a.ja_foi_avaliado && a.aceito,
  atrasada: ({ avaliacao: a }) => a !== null && a.atraso !== null,
  // Only possible where a project has several evaluators.
  divergente: () => false,
  concluida: ({ avaliacao: a }) => a?.ja_foi_avaliado === true,
};

describe.each(['avaliacao', 'decisao', 'resultado'] as const)('shows the table of a call in %s', (fase) => {
  it('finds by each state the rows that show it, with the same counts', async () => {
    const c = await umEditalCheio(fase);
    const { linhas, total } = await ler(c.edital);
    expect(total).toBe(linhas.length);
    for (const situacao of ANDAMENTOS_PROCURADOS) {
      const esperadas = linhas.filter(NO_ANDAMENTO[situacao]).map(({ id }) => id);
      const achada = await ler(c.edital, `situacao=${situacao}`);
      expect([situacao, achada.ids, achada.total]).toEqual([situacao, esperadas, esperadas.length]);
      const pagina = await ler(c.edital, `situacao=${situacao}&pagina=1&por_pagina=1`);
      expect([pagina.ids, pagina.total]).toEqual([esperadas.slice(0, 1), esperadas.length]);
    }
    const quantas = (situacao: AndamentoProcurado) => linhas.filter(NO_ANDAMENTO[situacao]).length;
    expect(quantas('recusou')).toBe(1);
    expect(quantas('atrasada')).toBe(fase === 'avaliacao' ? 1 : 0);
    const impedidas = await ler(c.edital, 'impedimento=sim');
    expect(impedidas.linhas.map(({ id, avaliacao }) => [id, avaliacao?.impedimento])).toEqual([
      [c.semDireito.projeto, MENSAGENS_DESIGNACAO.nenhumProfessor],
      [c.participa.projeto, MENSAGENS_DESIGNACAO.participa],
      [c.encerrada.projeto, MENSAGENS_DESIGNACAO.nenhumProfessor],
    ]);
    expect(linhas.filter(({ avaliacao }) => avaliacao?.impedimento)).toHaveLength(impedidas.total);
    if (fase !== 'avaliacao') return;
    // The link to this list shows the same number.
    const { avisos } = await deAdm<{ avisos: { codigo: string; quantidade: number }[] }>(
      `edital/${c.edital}/pendencias`,
    );
    expect(avisos.find(({ codigo }) => codigo === 'AVALIADORES_SEM_DIREITO')?.quantidade).toBe(3);
    const { tarefas } = await deAdm<AnswerOf<Api['listarTarefas']>>('tarefas');
    expect(
      tarefas.find(({ codigo, edital }) => codigo === 'AVALIADOR_SEM_DIREITO' && edital === c.edital),
    ).toMatchObject({ quantos: 3, caminho: `/editais/${c.edital}?impedimento=sim` });
  });

  it('leaves out the reader’s own projects until publication, and their evaluator for good (D20)', async () => {
    const c = await umEditalCheio(fase);
    const [meu] = c.proprios;
    if (meu === undefined) throw new Error('a project of the administrator');
    const { linhas } = await ler(c.edital);
    const minha = linhas.find(({ id }) => id === meu.projeto);
    if (fase === 'resultado') expect(minha?.avaliacao).toMatchObject({ avaliador: null, impedimento: null });
    else expect(minha).toBeUndefined();
    // No filter reveals who assesses the project or that it has a conflict.
    expect((await ler(c.edital, `avaliador=${meu.avaliador.id}`)).total).toBe(0);
    await w.novoColaborador(meu.projeto, meu.avaliador.id);
    expect((await ler(c.edital, 'impedimento=sim')).ids).not.toContain(meu.projeto);
  });
});

it('is searched by number, title and coordinator, and filtered by unit, programme and evaluator', async () => {
  const c = await umEditalCheio('avaliacao');
  const daZelia = [c.sem, c.recusado, c.designado.projeto];
  expect((await ler(c.edital, 'busca=zelia%20ARAUJO')).ids).toEqual(daZelia);
  expect((await ler(c.edital, 'busca=orbitas')).ids).toEqual([c.sem]);
  expect((await ler(c.edital, 'busca=acao')).ids).toEqual([c.recusado]);
  expect((await ler(c.edital, `busca=${c.aceito.projeto}`)).ids).toContain(c.aceito.projeto);
  // The search does not match evaluators.
  expect((await ler(c.edital, 'busca=hugo%20falcao')).total).toBe(0);
  expect((await ler(c.edital, `programa=${encodeURIComponent('Física')}`)).ids).toEqual(daZelia);
  const [linha] = (await ler(c.edital, `busca=orbitas`)).linhas;
  expect(linha?.coordenador).toEqual({
    id: c.zelia.id,
    nome: 'Zélia Araújo',
    unidade: expect.any(String),
    programa: 'Física',
  });
  const unidade = await w.novaUnidade('Centro de Ciências');
  await updateRows(t, 'professor', { unidadeId: unidade }, { id: c.zelia.id });
  expect((await ler(c.edital, `unidade=${unidade}`)).ids).toEqual(daZelia);
  expect((await ler(c.edital, `unidade=${unidade}&situacao=recusou&busca=zelia`)).ids).toEqual([c.recusado]);
  expect((await ler(c.edital, `avaliador=${c.avaliador.id}`)).ids).toEqual([
    ...[c.designado.projeto, c.aceito.projeto, c.concluido.projeto],
  ]);
});

it.each(['', 'id', 'titulo', 'coordenador', 'unidade', 'avaliador', 'situacao'])(
  'joins the pages sorted by "%s" to the whole without a gap, both ways',
  async (campo) => {
    const { edital } = await umEditalCheio('avaliacao');
    for (const ordem of campo === '' ? [''] : [campo, `-${campo}`]) {
      const todas = await ler(edital, ordem === '' ? '' : `ordem=${ordem}`);
      const paginas: number[] = [];
      for (let pagina = 1; paginas.length < todas.total; pagina += 1) {
        const uma = await ler(
          edital,
          `${ordem === '' ? '' : `ordem=${ordem}&`}pagina=${pagina}&por_pagina=3`,
        );
        expect([uma.ids.length > 0, uma.total]).toEqual([true, todas.total]);
        paginas.push(...uma.ids);
      }
      expect(paginas).toEqual(todas.ids);
    }
    if (campo === 'id')
      expect((await ler(edital, 'ordem=-id')).ids).toEqual((await ler(edital, 'ordem=id')).ids.toReversed());
  },
);

it.each([
  ['situacao=outra', 'situacao'],
  ['unidade=um', 'unidade'],
  ['avaliador=0', 'avaliador'],
  ['impedimento=talvez', 'impedimento'],
  ['pagina=0', 'pagina'],
  ['ordem=total', 'ordem'],
])('refuses %s beside its field', async (query, campo) => {
  const edital = await w.novoEditalEm('avaliacao');
  const path = `/api/edital/${edital}/projetos?${query}`;
  const r = await send<{ errors: { campo: string }[] }>(t.url, 'GET', path, { token: adm.token });
  expect([r.status, r.text]).toEqual([422, expect.stringContaining(`"${campo}"`)]);
});

it('refuses an unknown call', async () => {
  const r = await send(t.url, 'GET', '/api/edital/2000000000/projetos', { token: adm.token });
  expect([r.status, r.text]).toEqual([404, expect.stringContaining(M.editalNaoEncontrado)]);
});

it('shows president and secretariat no more than the older lists', async () => {
  const c = await umEditalCheio('avaliacao');
  const { linhas } = await ler(c.edital, '', presidente);
  const aoPresidente = (
    await send<{ projeto: { id: number } }[]>(
      ...([
        t.url,
        'GET',
        `/api/projeto_aprovacao/projetos?edital=${c.edital}`,
        { token: presidente.token },
      ] as const),
    )
  ).body.map(({ projeto }) => projeto.id);
  expect(linhas.map(({ id }) => id).toSorted()).toEqual(aoPresidente.toSorted());
  for (const { avaliacao, recusas } of linhas) {
    expect([avaliacao?.atraso, avaliacao?.impedimento, recusas]).toEqual([null, null, []]);
  }
  for (const query of ['situacao=semAvaliador', 'situacao=recusou', 'situacao=atrasada', 'impedimento=sim']) {
    expect([query, (await ler(c.edital, query, presidente)).total]).toEqual([query, 0]);
  }
  for (const query of ['', 'situacao=concluida', 'busca=zelia', `avaliador=${c.avaliador.id}`]) {
    expect([query, (await ler(c.edital, query, secretaria)).total]).toEqual([query, 0]);
  }
  await updateRows(t, 'edital', { fase: 'secretaria' }, { id: c.edital });
  const depois = await ler(c.edital, '', secretaria);
  expect(depois.ids).toContain(c.concluido.projeto);
  expect(depois.ids).not.toContain(c.sem);
  expect(depois.ids).not.toContain(c.proprios[2]?.projeto);
});

it('shows the president no refusal of a project that has some of its evaluators, by no filter either', async () => {
  const varios = cenaDeVarios(() => ({ t, w, adm }));
  const edital = await varios.edital({ avaliadores: 3 });
  const [recusado, outro] = [await varios.designado(edital, 2), await varios.designado(edital, 2)];
  await umaRecusa(recusado.projeto);
  expect((await ler(edital, 'situacao=recusou')).ids).toEqual([recusado.projeto]);
  expect((await ler(edital, 'situacao=aDesignar')).ids).toEqual([outro.projeto]);
  const { linhas } = await ler(edital, '', presidente);
  expect(linhas.map(({ recusas }) => recusas)).toEqual([[], []]);
  for (const situacao of ['recusou', 'aDesignar', 'divergente', 'atrasada']) {
    expect([situacao, (await ler(edital, `situacao=${situacao}`, presidente)).total]).toEqual([situacao, 0]);
  }
});

it('marks evaluations as late after the clock closed the submissions, before a job moves the phase (D1, D47)', async () => {
  const fim = new Date(t.clock.agora().getTime() - 20 * DIA).toISOString().slice(0, 10);
  const c = await umEditalCheio('submissao', { fim });
  expect((await ler(c.edital, 'situacao=atrasada')).ids).toEqual([c.atrasado.projeto]);
  const mesa = await send<{ id: number; avaliacao: { atraso: unknown } | null }[]>(
    ...([t.url, 'GET', `/api/projeto_aprovacao/designacoes/${c.edital}`, { token: adm.token }] as const),
  );
  const atrasadas = mesa.body.filter(({ avaliacao }) => avaliacao?.atraso);
  expect(atrasadas.map(({ id }) => id)).toEqual([c.atrasado.projeto]);
});

it("marks unfinished evaluations as late from the day after the call's last day (D47)", async () => {
  const hoje = t.clock.agora().toISOString().slice(0, 10);
  const c = await umEditalCheio('avaliacao', { prazoAvaliacao: hoje });
  expect((await ler(c.edital, 'situacao=atrasada')).total).toBe(0);
  const ontem = new Date(t.clock.agora().getTime() - DIA).toISOString().slice(0, 10);
  await updateRows(t, 'edital', { prazoAvaliacao: ontem }, { id: c.edital });
  const { linhas, ids } = await ler(c.edital, 'situacao=atrasada');
  expect(ids).toEqual((await ler(c.edital)).linhas.filter(NO_ANDAMENTO.atrasada).map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(2);
  expect(ids).not.toContain(c.semDireito.projeto);
  expect(linhas[0]?.avaliacao).toMatchObject({ prazo: ontem, atraso: { dias: 1, desde: 'prazo' } });
});
