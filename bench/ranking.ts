import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import type pg from 'pg';
import { connectTo } from '../apps/api/src/db/connection.ts';
import { gerarRanque, guardarAprovacoes, guardarProjetos } from '../apps/api/src/testing/ranque-grande.ts';
import { tempoNoBanco } from '../apps/api/src/testing/ranque-no-banco.ts';
import type { Child } from './child.ts';
import { loadHttp } from './load.ts';
import { withToken } from './scenarios.ts';
import { median } from './statistics.ts';
import { rssMiB } from './usage.ts';

const TIMES = 9;
const PAGE = 50;
const SHEET = '/api/projeto_aprovacao/export/ranque_tipoi';

/** What ranking a call of so many projects costs; times in milliseconds. */
export interface RankingCost {
  readonly projects: number;
  /** In the database: the first page, a page in the middle, the whole ranking. */
  readonly first: number;
  readonly middle: number;
  readonly whole: number;
  /** The first page over HTTP: p50 and p99. */
  readonly page: readonly [number, number];
  readonly sheet: SheetCost;
}

interface SheetCost {
  readonly ms: number;
  readonly kib: number;
  /** Memory of the application, at most during it and before it, MiB; null where /proc is not. */
  readonly mib: number | null;
  /** Another's reads, at most: alone, and while the sheet was made. */
  readonly quiet: number;
  readonly busy: number;
}

/** Whose projects are ranked, and who reads. */
export interface Readers {
  readonly pessoaId: number;
  readonly adminToken: string;
  /** Of somebody who reads meanwhile. */
  readonly otherToken: string;
}

export interface RankingOptions {
  readonly app: Child;
  readonly connection: pg.PoolConfig;
  readonly world: Readers;
  readonly scales: readonly number[];
  readonly progress: (text: string) => void;
}

/** Reads of another until `done`, each timed. */
async function reads(app: Child, token: string, done: (soFar: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!done(times.length)) {
    const begin = performance.now();
    const answer = await fetch(`${app.url}/api/edital`, { headers: withToken(token) });
    await answer.arrayBuffer();
    times.push(performance.now() - begin);
  }
  return times;
}

async function measureSheet(app: Child, world: Readers, editalId: number): Promise<SheetCost> {
  const other = world.otherToken;
  const quiet = await reads(app, other, (soFar) => soFar === 200);
  const before = rssMiB(app.pid);
  let finished = false;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest ?? 0, rssMiB(app.pid) ?? 0);
  }, 5);
  const others = reads(app, other, () => finished);
  const begin = performance.now();
  const answer = await fetch(`${app.url}${SHEET}?edital=${editalId}`, {
    headers: withToken(world.adminToken),
  });
  const { byteLength } = await answer.arrayBuffer();
  const ms = performance.now() - begin;
  finished = true;
  clearInterval(watch);
  if (answer.status !== 200) throw new Error(`the sheet answered ${answer.status}`);
  return {
    ms,
    kib: byteLength / 1024,
    mib: before === null || highest === null ? null : highest - before,
    quiet: Math.max(...quiet),
    busy: Math.max(...(await others)),
  };
}

/** Rankings of generated calls, each in one call of its own, on the database of a running application. */
export async function measureRanking({
  app,
  connection,
  world,
  scales,
  progress,
}: RankingOptions): Promise<RankingCost[]> {
  const database = await connectTo({ connection, mode: 'embedded', log: silentLog });
  const { db, pool } = database;
  const costs: RankingCost[] = [];
  try {
    for (const projects of scales) {
      progress(`ranking of ${projects} projects`);
      const { rows } = await pool.query<{ edital: number; avaliador: number; unidade: number }>(
        `insert into edital (nome, ano, inicio, fim, vigencia_inicio, vigencia_fim, fase, tipo_projeto, publicacao, criado_em)
         values ('Edital 2026 de ' || $1::text, 2026, '2026-03-01', '2026-03-31', '2026-04-01', '2026-12-31', 'decisao',
           'TIPO I', '2026-02-20', now())
         returning id as edital, (select min(id) from professor where tipo = 'avaliador') as avaliador,
           (select min(id) from unidade) as unidade`,
        [String(projects)],
      );
      const [linha] = rows;
      if (linha === undefined) throw new Error('insert returned no row');
      const onde = {
        editalId: linha.edital,
        coordenadorId: world.pessoaId,
        avaliadorId: linha.avaliador,
        unidadeId: linha.unidade,
      };
      const gerados = gerarRanque(projects, projects, Math.floor(projects / 3));
      const ids = await guardarProjetos(db, gerados, onde);
      await guardarAprovacoes(
        db,
        gerados.map((gerado, i) => ({ ...gerado, projetoId: ids[i] ?? 0 })),
        onde,
      );
      await pool.query('vacuum analyze projeto_aprovacao');
      const pedido = { editalId: onde.editalId, tipo: 'TIPO I' } as const;
      const inDatabase = async (limit: number, offset: number): Promise<number> => {
        const times: number[] = [];
        for (let i = 0; i < TIMES; i += 1) {
          times.push(await tempoNoBanco(db, { ...pedido, limites: { limit, offset } }));
        }
        return median(times);
      };
      const request = {
        method: 'POST',
        path: `/api/projeto_aprovacao/ranque_tipoi?pagina=1&por_pagina=${PAGE}`,
        headers: { ...withToken(world.adminToken), 'content-type': 'application/json' },
        body: JSON.stringify({ edital: onde.editalId }),
      } as const;
      await loadHttp({ ...app, requests: [request], seconds: 1, calls: 50 });
      const { p50, p99 } = await loadHttp({ ...app, requests: [request], seconds: 1 });
      costs.push({
        projects,
        first: await inDatabase(PAGE, 0),
        middle: await inDatabase(PAGE, Math.floor(projects / 2)),
        whole: await inDatabase(projects, 0),
        page: [p50, p99],
        sheet: await measureSheet(app, world, onde.editalId),
      });
    }
  } finally {
    await database.close();
  }
  return costs;
}
