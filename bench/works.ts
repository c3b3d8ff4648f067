import { fase1 } from '../e2e/support/edital-em-avaliacao.ts';
import type { Assessment, CallWorld } from './call-of-500.ts';
import type { Offers } from './offers.ts';
import type { Goal } from './row.ts';
import { type Request, withToken } from './scenarios.ts';

/** One version of the product that runs, with the call that it holds. */
export interface Served {
  readonly world: CallWorld;
  readonly offers: Offers;
}

/** What callers ask of a server, in the best way that this side has. */
export interface Asked {
  readonly lists: readonly (readonly Request[])[];
  readonly requestsEach: number;
  /** How this side does it, where sides differ. */
  readonly way?: string;
}

export interface Work {
  readonly name: string;
  readonly callers: number;
  /** Over the other side. */
  readonly goal: Goal | null;
  /** Rounds of work that takes long are longer. */
  readonly longer: number;
  readonly asked: (served: Served) => Asked;
  /** True where a refusal is a fault of its own row. */
  readonly noneRefused?: true;
  /** Its processor time has a goal: in all, ms; or over the other side. */
  readonly cpu?: Goal;
}

/** What a browser sends. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const CALLERS = 16;
const SHEET = '/api/projeto_aprovacao/export/ranque_tipoi';
/** The desk of designations: the administrator's list. */
const DESK = '/api/projeto_aprovacao/designacoes';

const get = (path: string, headers: Request['headers']): Request => ({ method: 'GET', path, headers });
const atLeast = (limit: number): Goal => ({ of: 'ratio', limit, better: 'more' });

const everyCaller = (callers: number, list: (i: number) => readonly Request[]): Asked => {
  const lists = Array.from({ length: callers }, (_, i) => list(i));
  return { lists, requestsEach: lists[0]?.length ?? 1 };
};

/** `list[i]`, from its start again when it is shorter. */
function at<T>(list: readonly T[], i: number): T {
  const one = list[i % list.length];
  if (one === undefined) throw new Error('the call is empty');
  return one;
}

function json(path: string, token: string, body: string): Request {
  return {
    method: 'POST',
    path,
    headers: { ...withToken(token), 'content-type': 'application/json' },
    body,
  };
}

function scores({ id, evaluator }: Assessment, i: number): Request {
  const body = { id, ...fase1(i % 10), parecer: '<p>Proposta adequada.</p>' };
  return json('/api/projeto_aprovacao/salvar_fase1', evaluator.token, JSON.stringify(body));
}

function sheet(format: 'xlsx' | 'csv', callers: number) {
  return ({ world, offers }: Served): Asked => {
    const csv = format === 'csv' && offers.takes('get', SHEET, 'formato');
    const path = `${SHEET}?edital=${world.edital}${csv ? '&formato=csv' : ''}`;
    return {
      ...everyCaller(callers, () => [get(path, withToken(world.adminToken))]),
      way: csv ? 'CSV' : 'xlsx',
    };
  };
}

/** The rates of the table, in its order. */
export const WORKS: readonly Work[] = [
  {
    name: 'sign-in page and its first call',
    callers: CALLERS,
    goal: atLeast(1.1),
    longer: 1,
    asked: () =>
      everyCaller(CALLERS, () => [
        get('/login', { ...BROWSER, accept: 'text/html' }),
        get('/api/publico/instituicao', BROWSER),
      ]),
  },
  {
    name: "administrator's list as the screen loads it",
    callers: CALLERS,
    goal: null,
    longer: 1,
    asked: ({ world: { edital, adminToken }, offers }) =>
      everyCaller(CALLERS, () => {
        const headers = { ...BROWSER, ...withToken(adminToken) };
        const lists = offers.has('get', `${DESK}/{editalId}`)
          ? [`${DESK}/${edital}`]
          : [
              `/api/projeto_aprovacao/projetos?edital=${edital}`,
              `/api/projeto_aprovacao/projetos_nao_designados/${edital}`,
            ];
        return ['/api/edital', ...lists].map((path) => get(path, headers));
      }),
  },
  {
    name: 'the same list by pages of 50 (other side, which has none: all at once)',
    callers: CALLERS,
    goal: atLeast(5.2),
    longer: 1,
    asked: ({ world: { edital, adminToken }, offers }) => {
      const headers = { ...BROWSER, ...withToken(adminToken) };
      const paged = offers.has('get', `${DESK}/{editalId}`);
      const path = paged
        ? `${DESK}/${edital}?pagina=1&por_pagina=50`
        : `/api/projeto_aprovacao/projetos?edital=${edital}`;
      return { ...everyCaller(CALLERS, () => [get(path, headers)]), way: paged ? 'a page' : 'all at once' };
    },
  },
  {
    name: 'one submission with its evaluation, whole screen',
    callers: CALLERS,
    goal: atLeast(1.6),
    longer: 1,
    asked: ({ world: { finished } }) =>
      everyCaller(CALLERS, (i) => {
        const { project, evaluator } = at(finished, i);
        const headers = { ...BROWSER, ...withToken(evaluator.token) };
        return [
          get(`/api/projeto/projeto/${project}`, headers),
          get(`/api/cronograma/${project}`, headers),
          get(`/api/projeto_aprovacao/projeto/${project}`, headers),
        ];
      }),
  },
  {
    name: 'save an evaluation (fsync)',
    callers: CALLERS,
    goal: atLeast(2.4),
    longer: 1,
    cpu: { of: 'ours', limit: 1.3, better: 'less' },
    asked: ({ world: { unfinished } }) => everyCaller(CALLERS, (i) => [scores(at(unfinished, i), i)]),
  },
  {
    name: 'one record as JSON',
    callers: CALLERS,
    goal: atLeast(1.1),
    longer: 1,
    asked: ({ world: { projects, adminToken } }) =>
      everyCaller(CALLERS, (i) => [get(`/api/projeto/projeto/${at(projects, i)}`, withToken(adminToken))]),
  },
  {
    name: 'the list rows of the whole call as JSON',
    callers: CALLERS,
    goal: atLeast(3.3),
    longer: 1,
    asked: ({ world: { edital, adminToken } }) =>
      everyCaller(CALLERS, () => [
        get(`/api/projeto_aprovacao/projetos?edital=${edital}`, withToken(adminToken)),
      ]),
  },
  {
    name: 'all projects of the call whole',
    callers: CALLERS,
    goal: atLeast(37),
    longer: 3,
    asked: ({ world: { edital, projects, adminToken }, offers }) => {
      const headers = withToken(adminToken);
      const streamed = offers.streamed(edital);
      if (streamed !== null) {
        return { ...everyCaller(CALLERS, () => [get(streamed, headers)]), way: 'one call' };
      }
      const share = Math.ceil(projects.length / CALLERS);
      const lists = Array.from({ length: CALLERS }, (_, i) =>
        projects.slice(i * share, (i + 1) * share).map((id) => get(`/api/projeto/projeto/${id}`, headers)),
      ).filter((list) => list.length > 0);
      return { lists, requestsEach: projects.length, way: `${projects.length} calls` };
    },
  },
  {
    name: 'export of all scores, xlsx, 16 callers',
    callers: CALLERS,
    goal: null,
    longer: 3,
    noneRefused: true,
    asked: sheet('xlsx', CALLERS),
  },
  {
    name: 'export of all scores, xlsx, 64 callers',
    callers: 64,
    goal: null,
    longer: 3,
    noneRefused: true,
    asked: sheet('xlsx', 64),
  },
  {
    name: 'export of all scores, CSV, 16 callers (other side: xlsx where it has no CSV)',
    callers: CALLERS,
    goal: atLeast(116),
    longer: 3,
    noneRefused: true,
    asked: sheet('csv', CALLERS),
  },
  {
    name: 'export of all scores, CSV, 64 callers (other side: xlsx where it has no CSV)',
    callers: 64,
    goal: null,
    longer: 3,
    noneRefused: true,
    asked: sheet('csv', 64),
  },
];

/** At most a twentieth more processor time than the other side. */
const NO_MORE: Goal = { of: 'ratio', limit: 1.05, better: 'less' };

const hot = (name: string, asked: Work['asked']): Work => ({
  name,
  callers: CALLERS,
  goal: null,
  longer: 1,
  cpu: NO_MORE,
  asked,
});

/** The hot reads and writes, which no change of the house may make dearer. */
export const HOT_WORKS: readonly Work[] = [
  hot('GET projeto/projeto/{id}', ({ world: { projects, adminToken } }) =>
    everyCaller(CALLERS, (i) => [get(`/api/projeto/projeto/${at(projects, i)}`, withToken(adminToken))]),
  ),
  hot('GET projeto_aprovacao/projetos, a page', ({ world: { edital, adminToken } }) =>
    everyCaller(CALLERS, () => [
      get(`/api/projeto_aprovacao/projetos?edital=${edital}&pagina=1&por_pagina=50`, withToken(adminToken)),
    ]),
  ),
  hot('POST ranque_tipoi, a page', ({ world: { edital, adminToken } }) =>
    everyCaller(CALLERS, () => [
      json(
        '/api/projeto_aprovacao/ranque_tipoi?pagina=1&por_pagina=50',
        adminToken,
        JSON.stringify({ edital }),
      ),
    ]),
  ),
  hot('GET edital', ({ world: { adminToken } }) =>
    everyCaller(CALLERS, () => [get('/api/edital', withToken(adminToken))]),
  ),
  hot('POST projeto/rascunho', ({ world: { drafts } }) =>
    everyCaller(CALLERS, (i) => {
      const { token, body } = at(drafts, i);
      return [json('/api/projeto/rascunho', token, body)];
    }),
  ),
  hot('POST projeto_aprovacao/salvar_fase1', ({ world: { unfinished } }) =>
    everyCaller(CALLERS, (i) => [scores(at(unfinished, i), i)]),
  ),
];
