import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { ACHADOS_POR_GRUPO, MAIOR_BUSCA } from '@instrutoria/domain/busca/limits.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { naAmostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { rowOf, updateRows } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Resposta = AnswerOf<Api['buscar']>;

let t: TestApp;
let w: World;
beforeAll(async () => {
  // A test ends a vínculo in the database, without its history.
  t = await createTestApp({
    breaks: ['the history of an instructor ends in what the record says, each fact in one open row (D39)'],
  });
  w = createWorld(t);
});
afterAll(() => t.close());

const ler = <T>(quem: Pessoa, caminho: string) => send<T>(t.url, 'GET', caminho, { token: quem.token });
const pedir = (quem: Pessoa, q: string) => ler<Resposta>(quem, `/api/busca?q=${encodeURIComponent(q)}`);
async function buscar(quem: Pessoa, q: string): Promise<Resposta> {
  const { status, body } = await pedir(quem, q);
  expect([q, status]).toEqual([q, 200]);
  return body;
}
const titulos = async (quem: Pessoa, q: string) =>
  (await buscar(quem, q)).projetos.achados.map(({ titulo }) => titulo);
const VAZIO = { achados: [], temMais: false };
const NADA = { projetos: VAZIO, pessoas: VAZIO, instrutores: VAZIO, editais: VAZIO };

describe('the results of a search', () => {
  let adm: Pessoa;
  let edital: number;
  let numero: number;
  beforeAll(async () => {
    adm = await w.novaPessoa('administrador', { nome: 'Adma Quisto' });
    edital = await w.novoEditalEm('avaliacao', { nome: 'Edital 2026 de Ciências do Mar' });
    const monteiro = await w.novaPessoa('coordenador', { nome: 'Ândrea Vaz Monteiro', siape: '7654321' });
    const leite = await w.novaPessoa('coordenador', { nome: 'Fábio Leite' });
    numero = await w.novoProjeto(monteiro.id, edital, { titulo: 'Maré: cálculo de correntes' });
    await w.novoProjeto(leite.id, edital, { titulo: 'O cálculo das marés' });
    await w.novoProjeto(leite.id, edital, { titulo: 'Plâncton ao microscópio' });
    await w.novoProjeto(leite.id, edital, { titulo: '100% de acerto_total na costa' });
  });

  it.each([
    ['plancton', ['Plâncton ao microscópio']],
    ['PLÂNCTON', ['Plâncton ao microscópio']],
    ['maré', ['Maré: cálculo de correntes', 'O cálculo das marés']],
    ['correntes CALCULO', ['Maré: cálculo de correntes']],
    ['calculo leite', ['O cálculo das marés']],
    ['andrea monteiro', ['Maré: cálculo de correntes']],
    ['ao', ['Plâncton ao microscópio']],
    ['100%', ['100% de acerto_total na costa']],
    ['acerto_total', ['100% de acerto_total na costa']],
    ['acertoXtotal', []],
    ['plancton inexistente', []],
  ])(
    'finds projects by %s: in title and coordinator, ignoring accents and case, nearest first',
    async (q, achados) => {
      expect(await titulos(adm, q)).toEqual(achados);
    },
  );

  it('finds a project by its number, before those whose titles contain it', async () => {
    const dono = await w.novaPessoa();
    await w.novoProjeto(dono.id, edital, { titulo: `${numero} maneiras de medir` });
    expect((await titulos(adm, String(numero)))[0]).toBe('Maré: cálculo de correntes');
    expect((await titulos(adm, `nº ${numero}`))[0]).toBe('Maré: cálculo de correntes');
  });

  it('finds people by name and SIAPE and calls by name, each with its place', async () => {
    const porNome = await buscar(adm, 'vaz monteiro');
    expect(porNome.pessoas.achados).toEqual([
      expect.objectContaining({
        nome: 'Ândrea Vaz Monteiro',
        siape: '7654321',
        caminho: '/alterar_usuarios?busca=7654321',
      }),
    ]);
    expect((await buscar(adm, '7654321')).pessoas.achados).toHaveLength(1);
    expect((await buscar(adm, 'ciencias do mar')).editais.achados).toEqual([
      { id: edital, nome: 'Edital 2026 de Ciências do Mar', caminho: `/editais/${edital}` },
    ]);
  });

  it('shows at most six results of a group, with a sign of more and no total', async () => {
    const dono = await w.novaPessoa();
    for (let n = 0; n < ACHADOS_POR_GRUPO; n += 1)
      await w.novoProjeto(dono.id, edital, { titulo: `Repetido ${n}` });
    expect((await buscar(adm, 'repetido')).projetos.temMais).toBe(false);
    await w.novoProjeto(dono.id, edital, { titulo: 'Repetido outra vez' });
    const { achados, temMais } = (await buscar(adm, 'repetido')).projetos;
    expect([achados.length, temMais]).toEqual([ACHADOS_POR_GRUPO, true]);
  });
});

describe('the limits of a search', () => {
  it('finds nobody by CPF or e-mail, whole or in part, in any notation', async () => {
    const adm = await w.novaPessoa('administrador');
    const { projeto } = await w.novoAprovado();
    const instrutor = await rowOf(t, 'instrutor', { id: await w.novoInstrutor(projeto) });
    const pessoa = await rowOf(t, 'professor', { id: adm.id });
    for (const cpf of [pessoa.cpf, instrutor.cpf ?? '52998224725']) {
      const mascara = cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
      for (const q of [cpf, mascara, cpf.slice(0, 9), cpf.slice(2), mascara.slice(4)]) {
        expect([q, await buscar(adm, q)]).toEqual([q, NADA]);
      }
    }
    for (const email of [pessoa.email, instrutor.email, 'exemplo.test']) {
      expect([email, await buscar(adm, email)]).toEqual([email, NADA]);
    }
  });

  it.each([
    '',
    '  ',
    'a',
    '%',
    '%%%',
    '___',
    '\\',
    "' or 1=1 --",
    '../../etc',
    '<script>',
    '\u{1F41F}\u{1F41F}',
    '([',
  ])('finds nothing by %j', async (q) => {
    const adm = await w.novaPessoa('administrador');
    expect(await buscar(adm, q)).toEqual(NADA);
  });

  it('refuses text that is too long, missing, or given twice', async () => {
    const quem = await w.novaPessoa();
    const status = async (query: string) => (await ler(quem, `/api/busca${query}`)).status;
    expect(await status(`?q=${'x'.repeat(MAIOR_BUSCA)}`)).toBe(200);
    expect(await status(`?q=${'x'.repeat(MAIOR_BUSCA + 1)}`)).toBe(422);
    expect(await status('?q=um&q=dois')).toBe(422);
    expect(await status('')).toBe(422);
    expect(await status('?q=um&tipo=administrador')).toBe(400);
    expect((await send(t.url, 'GET', '/api/busca?q=um')).status).toBe(401);
  });

  it('finds no drafts, and projects that wait for schedules only for their coordinator', async () => {
    const [adm, dono] = [await w.novaPessoa('administrador'), await w.novaPessoa()];
    const edital = await w.novoEdital();
    await w.novoProjeto(dono.id, edital, { titulo: 'Rascunhado', ehRascunho: true });
    const espera = await w.novoProjeto(dono.id, edital, {
      titulo: 'Esperançoso',
      aguardandoCronograma: true,
    });
    expect([await titulos(adm, 'rascunhado'), await titulos(dono, 'rascunhado')]).toEqual([[], []]);
    expect([await titulos(adm, 'esperançoso'), await titulos(dono, 'esperançoso')]).toEqual([
      [],
      ['Esperançoso'],
    ]);
    // The number's digits may occur in other titles.
    expect(await titulos(adm, String(espera))).not.toContain('Esperançoso');
    expect(await titulos(dono, String(espera))).toContain('Esperançoso');
  });

  it('finds no closed accounts and ended vínculos', async () => {
    const adm = await w.novaPessoa('administrador');
    const { projeto } = await w.novoAprovado();
    const id = await w.novoInstrutor(projeto, { nome: 'Findo Vínculo' });
    expect((await buscar(adm, 'findo')).instrutores.achados).toHaveLength(1);
    const { id: pessoa } = await w.novaPessoa('coordenador', { nome: 'Conta Findada' });
    expect((await buscar(adm, 'findada')).pessoas.achados).toHaveLength(1);
    await updateRows(t, 'professor', { encerradoEm: t.clock.agora() }, { id: pessoa });
    expect((await buscar(adm, 'findada')).pessoas).toEqual(VAZIO);
    const fim = { fim: '2026-05-12', encerradoEm: t.clock.agora(), motivoDoFim: 'Desistiu.' };
    await updateRows(t, 'instrutor', fim, { id });
    expect((await buscar(adm, 'findo')).instrutores).toEqual(VAZIO);
  });
});

describe('no more than the list behind it', () => {
  interface Projeto {
    readonly nome: string;
    readonly id: number;
  }
  const projetos: Projeto[] = [];
  const editais: number[] = [];
  let pessoas: Pessoa[];
  let instrutores: { nome: string; id: number; projeto: number }[];
  beforeAll(async () => {
    pessoas = await Promise.all(
      TIPOS_DE_USUARIO.map((tipo) => w.novaPessoa(tipo, { nome: `Gente do ${tipo}` })),
    );
    const [coordenador, avaliador] = pessoas;
    if (coordenador === undefined || avaliador === undefined) throw new Error('two people');
    const outro = await w.novaPessoa('avaliador');
    const novo = async (rotulo: string, id: number) => {
      const titulo = `Zoonose ${rotulo}`;
      await updateRows(t, 'projeto', { titulo }, { id });
      projetos.push({ nome: titulo, id });
    };
    for (const fase of [
      'submissao',
      'avaliacao',
      'decisao',
      'secretaria',
      'resultado',
      'arquivado',
    ] as const) {
      const edital = await w.novoEditalEm(fase, { nome: `Edital 2026 zoonose ${fase}` });
      editais.push(edital);
      const dono = await w.novaPessoa();
      if (fase === 'submissao' || fase === 'avaliacao') {
        await novo(`${fase} aberto`, await w.novoProjeto(dono.id, edital));
        await novo(`${fase} colaborado`, await w.novoProjeto(dono.id, edital));
        await w.novoColaborador(projetos.at(-1)?.id ?? 0, avaliador.id);
      }
      if (fase !== 'submissao') {
        await novo(`${fase} alheio`, (await w.novoAvaliado(edital, { dono, avaliador: outro })).projeto);
        await novo(`${fase} designado`, (await w.novoAvaliado(edital, { dono, avaliador })).projeto);
      }
      if (fase === 'avaliacao')
        await novo('convidado', (await w.novoDesignado(edital, { dono, avaliador })).projeto);
      for (const quem of pessoas) {
        const proprio =
          fase === 'submissao'
            ? await w.novoProjeto(quem.id, edital)
            : (await w.novoAvaliado(edital, { dono: quem, avaliador: outro })).projeto;
        await novo(`${fase} do ${quem.tipo}`, proprio);
        const junto = (await w.novoDesignado(edital, { dono, avaliador: outro })).projeto;
        await w.novoColaborador(junto, quem.id);
        await novo(`${fase} junto com ${quem.tipo}`, junto);
        if (fase === 'submissao') {
          await novo(`rascunho do ${quem.tipo}`, await w.novoProjeto(quem.id, edital, { ehRascunho: true }));
        }
      }
    }
    instrutores = [];
    for (const { id, nome } of projetos.filter((um) => /^Zoonose resultado (?:alheio|do)/.test(um.nome))) {
      const instrutor = await w.novoInstrutor(id, { nome: `Aluna ${nome}` });
      instrutores.push({ nome: `Aluna ${nome}`, id: instrutor, projeto: id });
    }
  });

  const ids = (linhas: readonly { readonly id: number }[]) => linhas.map(({ id }) => id);

  /** The projects that any list of projects shows to this person. */
  async function nasListas(quem: Pessoa): Promise<ReadonlySet<number>> {
    type Linhas = readonly { readonly id: number; readonly projeto?: { readonly id: number } }[];
    const proprios = await ler<Linhas>(quem, `/api/projeto/projetos_submetidos/${quem.id}`);
    const avaliados = await ler<Linhas>(quem, `/api/projeto_aprovacao/avaliador/${quem.id}`);
    const dosEditais: number[] = [];
    for (const edital of editais) {
      const r = await ler<Linhas>(quem, `/api/edital/${edital}/projetos?por_pagina=200`);
      if (r.status === 200) dosEditais.push(...ids(r.body));
    }
    return new Set([
      ...(proprios.status === 200 ? ids(proprios.body) : []),
      ...(quem.tipo === 'avaliador' && avaliados.status === 200
        ? avaliados.body.map(({ projeto }) => projeto?.id ?? 0)
        : []),
      ...dosEditais,
    ]);
  }

  /** The first requests of the screen behind the link. */
  function pedidosDe(caminho: string, id: number): string[] {
    const ultimo = caminho.split('/').at(-1);
    if (caminho.endsWith('/instrutores')) return [`/api/projeto/instrutores/${caminho.split('/')[2]}`];
    if (caminho.startsWith('/projetos/'))
      return [`/api/projeto/${id}/andamento`, `/api/projeto/projeto/${id}`];
    if (caminho.startsWith('/avaliacao_projetos/')) {
      return [`/api/projeto/projeto/${id}`, `/api/projeto_aprovacao/projeto/${id}`];
    }
    if (caminho.startsWith('/aceitar_projeto/')) return [`/api/projeto_aprovacao/${ultimo}`];
    if (caminho.startsWith('/alterar_usuarios')) return ['/api/professor'];
    if (caminho.startsWith('/editais/')) return [`/api/edital/${ultimo}/projetos`];
    if (caminho.startsWith('/resultados/')) return [`/api/publico/resultados/${ultimo}`];
    if (caminho === '/cadastro_projeto') return ['/api/projeto/editais_abertos'];
    throw new Error(`no screen for ${caminho}`);
  }

  async function abre(quem: Pessoa, { caminho, id }: { readonly caminho: string; readonly id: number }) {
    for (const pedido of pedidosDe(caminho, id)) {
      expect([quem.tipo, caminho, pedido, (await ler(quem, pedido)).status]).toEqual([
        quem.tipo,
        caminho,
        pedido,
        200,
      ]);
    }
  }

  it.each(TIPOS_DE_USUARIO)(
    '%s finds exactly the projects of their own lists, and can open each',
    async (tipo) => {
      const quem = pessoas.find((um) => um.tipo === tipo);
      if (quem === undefined) throw new Error(tipo);
      const listados = await nasListas(quem);
      expect(listados.size).toBeGreaterThan(4);
      for (const [i, { nome, id }] of projetos.entries()) {
        // Fewer by number, because the queries by number and by title have the same access condition.
        for (const q of naAmostra(i, 5) ? [nome, String(id)] : [nome]) {
          const achado = (await buscar(quem, q)).projetos.achados.find((um) => um.id === id);
          expect([tipo, q, nome, achado !== undefined]).toEqual([tipo, q, nome, listados.has(id)]);
          if (achado !== undefined && q === nome) await abre(quem, achado);
        }
      }
    },
  );

  it.each(TIPOS_DE_USUARIO)('%s finds instructors only where their list has them', async (tipo) => {
    const quem = pessoas.find((um) => um.tipo === tipo);
    if (quem === undefined) throw new Error(tipo);
    const quantos = { achados: 0 };
    for (const { nome, id, projeto } of instrutores) {
      const lista = await ler<{ data: { id: number }[] }>(quem, `/api/projeto/instrutores/${projeto}`);
      const listado = lista.status === 200 && lista.body.data.some((um) => um.id === id);
      const achado = (await buscar(quem, nome)).instrutores.achados.find((um) => um.id === id);
      expect([tipo, nome, achado !== undefined]).toEqual([tipo, nome, listado]);
      if (achado === undefined) continue;
      quantos.achados += 1;
      await abre(quem, achado);
    }
    expect(quantos.achados).toBe(tipo === 'coordenador' || tipo === 'avaliador' ? 1 : instrutores.length);
  });

  it.each(TIPOS_DE_USUARIO)('%s finds people and calls only where a page shows them', async (tipo) => {
    const quem = pessoas.find((um) => um.tipo === tipo);
    if (quem === undefined) throw new Error(tipo);
    const { pessoas: gente } = await buscar(quem, 'gente do');
    expect(gente.achados.length).toBe(tipo === 'administrador' ? TIPOS_DE_USUARIO.length : 0);
    const { editais: achados } = await buscar(quem, 'edital zoonose');
    const trabalha = ['administrador', 'PRESIDENTE_COMISSAO', 'secretaria'].includes(tipo);
    expect(achados.achados.map(({ nome }) => nome.replace(/.* /, '')).sort()).toEqual(
      trabalha
        ? ['arquivado', 'avaliacao', 'decisao', 'resultado', 'secretaria', 'submissao']
        : ['arquivado', 'resultado', 'submissao'],
    );
    for (const um of [...gente.achados, ...achados.achados]) await abre(quem, um);
  });

  it('gives the reader the same results with and without hidden records of the same name', async () => {
    const quem = await w.novaPessoa();
    const edital = await w.novoEditalEm('avaliacao');
    await w.novoProjeto(quem.id, edital, { titulo: 'Homônimo' });
    const antes = (await pedir(quem, 'homonimo')).text;
    for (let n = 0; n <= ACHADOS_POR_GRUPO; n += 1) {
      await w.novoDesignado(edital, { dono: await w.novaPessoa('coordenador', { nome: 'Homônimo Silva' }) });
      await w.novoProjeto((await w.novaPessoa()).id, edital, { titulo: 'Homônimo' });
    }
    expect((await pedir(quem, 'homonimo')).text).toBe(antes);
    expect(JSON.parse(antes).projetos.temMais).toBe(false);
  });

  it('finds no project of an assignment for a person who is no longer an evaluator', async () => {
    const avaliador = await w.novaPessoa('avaliador');
    const edital = await w.novoEditalEm('avaliacao');
    const { projeto } = await w.novoDesignado(edital, { avaliador, projeto: { titulo: 'Do que era' } });
    expect(await titulos(avaliador, String(projeto))).toEqual(['Do que era']);
    await updateRows(t, 'professor', { tipo: 'coordenador' }, { id: avaliador.id });
    expect(await titulos(avaliador, String(projeto))).toEqual([]);
  });
});

describe('one person', () => {
  it('cannot occupy the database: a search ends by itself, and other people’s reads go on', async () => {
    const [quem, outra] = [await w.novaPessoa('administrador'), await w.novaPessoa()];
    const trava = await t.deps.database.pool.connect();
    try {
      await trava.query('begin; lock table instrutor in access exclusive mode');
      const juntas = Promise.all(Array.from({ length: 6 }, () => pedir(quem, 'trancada')));
      // Other requests are answered while these wait for the lock.
      expect((await ler(outra, '/api/edital')).status).toBe(200);
      const respostas = await juntas;
      expect(respostas.map(({ status }) => status)).toEqual(respostas.map(() => 503));
      expect(respostas.every(({ body }) => (body as { code?: string }).code === 'BANCO_OCUPADO')).toBe(true);
    } finally {
      await trava.query('rollback');
      trava.release();
    }
    expect((await pedir(quem, 'trancada')).status).toBe(200);
  });
});
