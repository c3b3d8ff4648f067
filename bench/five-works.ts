import { runningConnection } from '@instrutoria/postgres-embutido/embedded.ts';
import { fase1 } from '../e2e/support/scenes/edital-em-avaliacao.ts';
import { beside, figure, inTurns, table, transposed } from './figures.ts';
import { load, type Sent } from './load.ts';
import { type Filled, HERE, type Side, startProduct, startServer } from './server.ts';

/** From its fifth use on a statement has a name, under which PostgreSQL keeps its plan. */
const UNTIL_NAMED = 6;

function ask({ token }: { readonly token: string }, path: string, body?: object): Sent {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const method = body === undefined ? 'GET' : 'POST';
  return { method, path: `/api/${path}`, headers, body: JSON.stringify(body) };
}

/** One request of each work for each caller. */
function worksOf({ url, world }: Pick<Side, 'url' | 'world'>) {
  const { edital, administrators, evaluators, teachers } = world;
  const list = `projeto_aprovacao/projetos?edital=${edital}&pagina=1&por_pagina=50`;
  const ranking = 'projeto_aprovacao/ranque_tipoi?pagina=1&por_pagina=50';
  const scores = 'projeto_aprovacao/salvar_fase1';
  const phase1 = { ...fase1(5), parecer: '<p>Proposta adequada.</p>' };
  const work = <P>(name: string, people: readonly P[], request: (person: P) => Sent) => ({
    ...{ url, name, requests: people.map(request) },
  });
  return [
    work('GET projeto/projeto/{id}', evaluators, (one) => ask(one, `projeto/projeto/${one.project}`)),
    work('GET projeto_aprovacao/projetos, a page', administrators, (one) => ask(one, list)),
    work('POST ranque_tipoi, a page', administrators, (one) => ask(one, ranking, { edital })),
    work('POST projeto/rascunho', teachers, (one) => ask(one, 'projeto/rascunho', one.draft)),
    work(`POST ${scores}`, evaluators, (one) => ask(one, scores, { id: one.approval, ...phase1 })),
  ];
}

/** The path at which the bare server answers the request of a caller. */
const bare = (path: string, caller: number) => `/${caller}${path}`;

/** Sends each request to an application that records its statements, before they have names. */
export async function recordWorks({ folder, dataDir, world }: Filled): Promise<void> {
  const app = await startProduct(folder, dataDir, '', `--import=${HERE}bench/record-statements.ts`);
  const all = worksOf({ ...app, world }).flatMap(({ requests }) => [...requests.entries()]);
  for (let time = 1; time <= UNTIL_NAMED; time += 1) {
    for (const [caller, { path, method, headers, body = null }] of all) {
      const name = time === UNTIL_NAMED ? { 'x-bench': bare(path, caller) } : {};
      const answer = await fetch(app.url + path, { method, body, headers: { ...headers, ...name } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  }
  await app.stop();
}

/** Measures the works of each side, and our own statements through bare Fastify and pg. */
export async function measureWorks(sides: Side[], rounds: number, seconds: number) {
  const dataDir = sides[0]?.dataDir ?? '';
  const database = JSON.stringify(await runningConnection(dataDir));
  const env = { BENCH_STATEMENTS: `${dataDir}.statements`, BENCH_DATABASE: database, NODE_ENV: 'production' };
  const server = await startServer(HERE, 'exec node bench/bare-server.ts', `${dataDir}.bare.log`, env);
  // The bare server uses our PostgreSQL, so its processes count too; the other sides are idle meanwhile.
  const pids = [server, ...sides].map(({ pid }) => pid);
  const rows = [];
  for (const works of transposed(sides.map(worksOf))) {
    const [{ name, requests }] = works;
    const ofBare = requests.map((request, caller) => ({ ...request, path: bare(request.path, caller) }));
    for (const callers of [1, requests.length]) {
      const asked = [{ url: server.url, requests: ofBare }, ...works];
      const seen = await inTurns(asked, rounds, ({ url, requests: all }) => {
        const lists = all.slice(0, callers).map((request) => [request]);
        return load(url, lists, seconds, pids);
      });
      const [bareRate = Number.NaN, rate = Number.NaN, ...rates] = seen('perSecond');
      rows.push({
        work: `${name}, ${callers} callers`,
        'calls/s': beside([rate, ...rates]),
        'ours over bare (goal ≥ 0.6)': figure(rate / bareRate),
        'processor ms a call': beside(seen('cpuMs').slice(1)),
      });
    }
  }
  await server.stop();
  return table('Five works beside bare Fastify and pg', rows);
}
