import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, insertAll, insertInto } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

interface Linha {
  readonly id: number;
  readonly nome: string;
}

describe('lists (E-CHAMADAS-6)', () => {
  let t: TestApp;
  let w: World;
  let adm: Pessoa;
  /** The records of lists that belong to one record (of one call: 'call.id'); the other lists are a person's. */
  let nomeados: Readonly<Record<string, number>>;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    adm = await w.novaPessoa('administrador');
    const editalId = await w.novoEditalEm('avaliacao');
    nomeados = { editalId, projectId: await w.novoProjeto((await w.novaPessoa()).id, editalId) };
    const { projeto } = await w.novoAprovado();
    nomeados = { ...nomeados, id: await w.novoInstrutor(projeto) };
    const publicado = await w.novoAvaliado(await w.novoEditalEm('resultado'), {
      aprovacao: { situacao: 'REPROVADO' },
    });
    nomeados = { ...nomeados, recurso: await w.novoRecurso(publicado.aprovacao, publicado.dono.id) };
    const webhook = await insertInto(t, 'webhook', {
      ...{ nome: 'Portal', endereco: 'https://portal.exemplo.br/avisos', eventos: ['projeto.submetido'] },
      ...{ segredo: t.deps.webhooks.novoSegredo().selado, criadoEm: t.clock.real() },
    });
    nomeados = { ...nomeados, 'listarEntregas.id': webhook.id };
    // Some lists are empty unless a call is in that phase (D2).
    for (const fase of ['decisao', 'secretaria'] as const) await w.novoAvaliado(await w.novoEditalEm(fase));
    const { db } = t.deps.database;
    const nomes = [
      'Ângela',
      'angico',
      'Zoé',
      'Öko',
      '100% certo',
      'a_b',
      "d'água",
      'Ciências',
      'ciencia exata',
      'ção',
    ];
    await insertAll(
      db,
      'unidade',
      nomes.map((nome) => ({ nome, cidade: 'Iguatu' })),
    );
    await insertAll(
      db,
      'aviso',
      nomes.map((titulo) => ({ titulo, resumo: '', texto: '', ordem: 1 })),
    );
    await insertAll(
      db,
      'unidade',
      Array.from({ length: 1100 }, (_, i) => ({
        nome: `Massa ${String(i).padStart(4, '0')}`,
        cidade: 'Sobral',
      })),
    );
  });
  afterAll(() => t.close());

  async function listar(query: string, path = '/api/unidade') {
    const r = await send<Linha[]>(t.url, 'GET', `${path}?${query}`, { token: adm.token });
    return {
      status: r.status,
      nomes: r.status === 200 ? r.body.map(({ nome }) => nome) : [],
      total: Number(r.headers.get('x-total-count')),
      linhas: r.body,
    };
  }

  it('answer at most 1,000 rows without pagina, and the whole total', async () => {
    const { linhas, total } = await listar('');
    expect([linhas.length, total]).toEqual([1000, await countOf(t, 'unidade')]);
  });

  it('answer pages of 50, or of por_pagina, that join to the whole without a gap', async () => {
    const { linhas, total } = await listar('busca=massa&pagina=1');
    expect([linhas.length, total]).toEqual([50, 1100]);
    const paginas = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => listar(`busca=massa&pagina=${n}&por_pagina=200`)),
    );
    expect(paginas.map((p) => p.linhas.length)).toEqual([200, 200, 200, 200, 200, 100]);
    const ids = paginas.flatMap((p) => p.linhas.map(({ id }) => id));
    expect(new Set(ids).size).toBe(1100);
    expect((await listar('busca=massa&pagina=99')).linhas).toEqual([]);
    expect((await listar('busca=massa&por_pagina=3')).linhas).toHaveLength(3);
  });

  it.each([
    ['angela', ['Ângela']],
    ['ÂNGELA', ['Ângela']],
    [encodeURIComponent('A\u0302ngela'), ['Ângela']],
    ['ang', ['Ângela', 'angico']],
    ['ciencia', ['ciencia exata', 'Ciências']],
    ['cao', ['ção']],
    ['oko', ['Öko']],
    ['100%25', ['100% certo']],
    ['a_b', ['a_b']],
    ["d'%C3%A1gua", ["d'água"]],
    ['%5C', []],
    ['%27 or 1=1 --', []],
    [
      'iguatu',
      ['100% certo', 'a_b', 'Ângela', 'angico', 'ção', 'ciencia exata', 'Ciências', "d'água", 'Öko', 'Zoé'],
    ],
  ])('find %s in any accents and case, its marks taken literally (T-C7)', async (busca, esperado) => {
    const { nomes, total } = await listar(`busca=${busca}`);
    expect([nomes.toSorted(), total]).toEqual([esperado.toSorted(), esperado.length]);
  });

  it('sort as Portuguese does, and by ?ordem=', async () => {
    const { nomes } = await listar('busca=iguatu');
    expect(nomes.indexOf('Ângela')).toBeLessThan(nomes.indexOf('Zoé'));
    expect(nomes.indexOf('ção')).toBeLessThan(nomes.indexOf("d'água"));
    expect((await listar('busca=iguatu&ordem=nome')).nomes).toEqual(nomes);
    expect((await listar('busca=iguatu&ordem=-nome')).nomes).toEqual(nomes.toReversed());
    const porCidade = await listar('ordem=-cidade&pagina=1&por_pagina=1');
    expect(porCidade.nomes).toEqual(['Massa 0000']);
  });

  const LISTAS = (Object.keys(rotas) as NomeDaChamada[]).filter((nome) => rotas[nome].lista);
  const temFiltro = (nome: NomeDaChamada, campo: string) => {
    const { query } = rotas[nome];
    return query instanceof z.ZodObject && campo in query.shape;
  };

  it.each(LISTAS)('%s refuses an unknown order, and gives its total', async (nome) => {
    const { path, method } = rotas[nome];
    const caminho = path.replace(/:(\w+)/, (_, campo: string) =>
      String(nomeados[`${nome}.${campo}`] ?? nomeados[campo] ?? adm.id),
    );
    const { token } = rotas[nome].acesso.instrutor === 'no' ? adm : await w.novoEstudante();
    const ler = (query: string) =>
      send(t.url, method, `${caminho}?${query}`, { token, body: method === 'GET' ? undefined : {} });
    // A list with a fixed order does not have the parameter (T-B15).
    const recusa = temFiltro(nome, 'ordem') ? 422 : 400;
    expect((await ler('ordem=senha')).status).toBe(recusa);
    expect((await ler('ordem=__proto__')).status).toBe(recusa);
    const { status, headers } = await ler('pagina=1&por_pagina=1');
    expect([status, headers.get('x-total-count')]).toEqual([200, expect.stringMatching(/^\d+$/)]);
    if (!temFiltro(nome, 'busca')) return;
    const nada = await ler('pagina=1&por_pagina=1&busca=nada%20disto');
    expect([nada.status, nada.headers.get('x-total-count')]).toEqual([200, '0']);
  });

  it.each([
    ['/api/professor', 'siape'],
    ['/api/professor/avaliadores', 'nome'],
    ['/api/programa', 'nome'],
    ['/api/aviso', 'titulo'],
    ['/api/edital', 'fim'],
    ['/api/edital/all', 'inicio'],
    ['/api/projeto/projetos_submetidos/:id', 'titulo'],
    ['/api/projeto/rascunho/:id', 'atualizadoEm'],
  ])('%s sorts by %s, both ways', async (path, campo) => {
    await Promise.all([
      w.novaPessoa('avaliador'),
      w.novaPessoa('avaliador'),
      w.novoPrograma(),
      w.novoPrograma(),
    ]);
    const editalId = await w.novoEdital({ inicio: '2026-05-02', fim: '2026-06-01' });
    await w.novoProjeto(adm.id, editalId);
    await w.novoProjeto(adm.id, await w.novoEdital({ inicio: '2026-05-03', fim: '2026-06-02' }));
    for (const _ of [1, 2]) {
      t.clock.avancar(1000);
      await w.novoProjeto(adm.id, null, { ehRascunho: true });
    }
    const caminho = path.replace(':id', String(adm.id));
    const ler = async (ordem: string) =>
      ((await listar(`ordem=${ordem}`, caminho)).linhas as unknown as Record<string, string>[]).map(
        (l) => l[campo],
      );
    const [crescente, decrescente] = [await ler(campo), await ler(`-${campo}`)];
    expect(new Set(crescente).size).toBeGreaterThan(1);
    expect(decrescente).toEqual(crescente.toReversed());
  });
});
