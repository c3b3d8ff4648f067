import type pg from 'pg';
import type { Child } from './child.ts';
import { growTo, RARE } from './crowd.ts';
import { loadHttp } from './load.ts';
import type { Request } from './scenarios.ts';
import { withToken } from './scenarios.ts';
import { median } from './statistics.ts';
import type { World } from './world.ts';

const ROUNDS = 5;
const SECONDS = 0.6;
const PAGE = 'pagina=1&por_pagina=20';

/** What one page of a list costs one caller at each number of projects: the median of the rounds' p50, ms. */
export interface ListCost {
  readonly nome: string;
  readonly p50: readonly number[];
  readonly p99: readonly number[];
}

export interface ListOptions {
  readonly app: Child;
  readonly pool: pg.Pool;
  readonly world: World;
  readonly scales: readonly number[];
  readonly progress: (text: string) => void;
}

function listsOf({ pessoaId, callers, adminToken }: World): { nome: string; request: Request }[] {
  const own = withToken(callers[0]?.token ?? '');
  const admin = withToken(adminToken);
  const get = (nome: string, path: string, headers: Request['headers']) => ({
    nome,
    request: { method: 'GET' as const, path, headers },
  });
  return [
    get("coordinator's projects", `/api/projeto/projetos_submetidos/${pessoaId}?${PAGE}`, own),
    get("coordinator's drafts", `/api/projeto/rascunho/${pessoaId}?${PAGE}`, own),
    get('the same, searched', `/api/projeto/rascunho/${pessoaId}?${PAGE}&busca=numero%2012`, own),
    get('calls', '/api/edital', own),
    get('professors', `/api/professor?${PAGE}`, own),
    get('professors, searched', `/api/professor?${PAGE}&busca=${encodeURIComponent(RARE)}`, own),
    get(
      "administrator: a coordinator's projects",
      `/api/projeto/projetos_submetidos/${pessoaId}?${PAGE}`,
      admin,
    ),
    get('administrator: evaluators', `/api/professor/avaliadores?${PAGE}`, admin),
  ];
}

/** Measures every list at every scale, on one database that grows. */
export async function measureLists({ app, pool, world, scales, progress }: ListOptions): Promise<ListCost[]> {
  const lists = listsOf(world);
  const costs = lists.map(({ nome }) => ({ nome, p50: [] as number[], p99: [] as number[] }));
  for (const scale of scales) {
    progress(`lists at ${scale} projects`);
    await growTo(pool, scale, world.pessoaId);
    const rounds = lists.map(() => ({ p50: [] as number[], p99: [] as number[] }));
    for (const { request } of lists) await loadHttp({ ...app, requests: [request], seconds: 1, calls: 100 });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, { request }] of lists.entries()) {
        const { p50, p99 } = await loadHttp({ ...app, requests: [request], seconds: SECONDS });
        rounds[i]?.p50.push(p50);
        rounds[i]?.p99.push(p99);
      }
    }
    for (const [i, { p50, p99 }] of rounds.entries()) {
      costs[i]?.p50.push(median(p50));
      costs[i]?.p99.push(median(p99));
    }
  }
  return costs;
}
