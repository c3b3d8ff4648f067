import type pg from 'pg';
import type { Child } from './child.ts';
import { crowdCall, growTo, RARE } from './crowd.ts';
import type { Round } from './load.ts';
import { loadHttp, withDatabaseCpu } from './load.ts';
import type { Request } from './scenarios.ts';
import { withToken } from './scenarios.ts';
import { median } from './statistics.ts';
import { databaseClockOf } from './usage.ts';
import type { World } from './world.ts';

const ROUNDS = 5;
const SECONDS = 0.6;
const PAGE = 'pagina=1&por_pagina=20';

/** What one page of a list costs one caller at each number of projects: the median of the rounds' p50, ms. */
export interface ListCost {
  readonly nome: string;
  readonly p50: readonly number[];
  readonly p99: readonly number[];
  /** Processor time of a page, PostgreSQL's included, ms: work and not waiting, so it hears less of a busy machine. */
  readonly cpu: readonly number[];
}

export interface ListOptions {
  readonly app: Child;
  readonly pool: pg.Pool;
  readonly world: World;
  readonly scales: readonly number[];
  readonly progress: (text: string) => void;
  /** Once the lists of the first scale are measured. */
  readonly afterFirst?: () => Promise<void>;
}

function listsOf(
  { pessoaId, callers, adminToken, projeto }: World,
  call: number,
): { nome: string; request: Request }[] {
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
    get("a project's steps", `/api/projeto/${projeto.id}/andamento`, own),
    get("a project's history", `/api/projeto/${projeto.id}/historico?${PAGE}`, own),
    get('calls', '/api/edital', own),
    get('professors', `/api/professor?${PAGE}`, own),
    get('professors, searched', `/api/professor?${PAGE}&busca=${encodeURIComponent(RARE)}`, own),
    get('what needs a coordinator', '/api/tarefas', own),
    get('search, own projects', `/api/busca?q=${encodeURIComponent('monitoria número')}`, own),
    get('administrator: what needs him', '/api/tarefas', admin),
    get('administrator: search, a rare name', `/api/busca?q=${encodeURIComponent(RARE)}`, admin),
    get('administrator: search, a word of all', '/api/busca?q=monitoria', admin),
    get('administrator: search, a short word', '/api/busca?q=mo', admin),
    get('administrator: search, a number', '/api/busca?q=512', admin),
    get(
      "administrator: a coordinator's projects",
      `/api/projeto/projetos_submetidos/${pessoaId}?${PAGE}`,
      admin,
    ),
    get('administrator: evaluators', `/api/professor/avaliadores?${PAGE}`, admin),
    get("administrator: a call's projects", `/api/projeto_aprovacao/designacoes/${call}?${PAGE}`, admin),
    get("administrator: a call's table", `/api/edital/${call}/projetos?${PAGE}`, admin),
    get(
      "administrator: a call's table, searched",
      `/api/edital/${call}/projetos?${PAGE}&busca=${encodeURIComponent(RARE)}`,
      admin,
    ),
    get(
      "administrator: a call's late evaluations",
      `/api/edital/${call}/projetos?${PAGE}&situacao=atrasada&ordem=coordenador`,
      admin,
    ),
    get(
      "administrator: a call's evaluations",
      `/api/projeto_aprovacao/projetos?edital=${call}&${PAGE}`,
      admin,
    ),
    get('administrator: instructors', `/api/instrutor?${PAGE}`, admin),
    get('administrator: all instructors', `/api/instrutores?${PAGE}`, admin),
    get('administrator: all instructors without hours', `/api/instrutores?${PAGE}&falta=frequencia`, admin),
    get('administrator: users', `/api/professor?${PAGE}`, admin),
    get('administrator: audit', `/api/auditoria?${PAGE}`, admin),
  ];
}

/** Measures every list at every scale, on one database that grows. */
export async function measureLists(options: ListOptions): Promise<ListCost[]> {
  const { app, pool, world, scales, progress, afterFirst } = options;
  const clock = databaseClockOf(pool);
  const costs = new Map<string, { p50: number[]; p99: number[]; cpu: number[] }>();
  for (const scale of scales) {
    progress(`lists at ${scale} rows`);
    await growTo(pool, scale, world.pessoaId);
    const lists = listsOf(world, await crowdCall(pool));
    const rounds: Round[][] = lists.map(() => []);
    for (const { request } of lists) await loadHttp({ ...app, requests: [request], seconds: 1, calls: 100 });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, { request }] of lists.entries()) {
        const load = () => loadHttp({ ...app, requests: [request], seconds: SECONDS });
        rounds[i]?.push(await withDatabaseCpu(clock, load));
      }
    }
    for (const [i, { nome }] of lists.entries()) {
      const own = rounds[i] ?? [];
      const cost = costs.get(nome) ?? { p50: [], p99: [], cpu: [] };
      cost.p50.push(median(own.map(({ p50 }) => p50)));
      cost.p99.push(median(own.map(({ p99 }) => p99)));
      const spent = (round: Round) =>
        (round.cpuPerCall ?? Number.NaN) + (round.databaseCpuPerCall ?? Number.NaN);
      cost.cpu.push(median(own.map(spent)));
      costs.set(nome, cost);
    }
    if (scale === scales[0]) await afterFirst?.();
  }
  return [...costs].map(([nome, cost]) => ({ nome, ...cost }));
}
