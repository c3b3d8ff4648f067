import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import type { Program } from '@instrutoria/postgres-embutido/testing/program.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contar, milissegundos } from '../testing/figures.ts';
import { atePronta, type Instalacao, novaInstalacao } from '../testing/machines/instalacao.ts';
import { startProgram } from '../testing/server/program.ts';
import type { ServerProcess } from '../testing/server/server-process.ts';
import type { Pessoa } from '../testing/world.ts';

const SEGUNDOS = Number(process.env.SEGUNDOS ?? 60);
/** Ten times what the application answers at once (http/limits/overload.ts). */
const CHAMADORES = 4000;
/** The people who make the calls, each from another address, because one person could not make them all. */
const PESSOAS = 100;
const VOLTA_EM_MS = 5000;
const SAUDE_EM_MS = 200;

let instalacao: Instalacao;
let server: ServerProcess;
const pessoas: Pessoa[] = [];
let vigia: Program;

beforeEach(async () => {
  instalacao = await novaInstalacao(await temporaryDataDir(), async (w) => {
    for (let i = 0; i < PESSOAS; i += 1) pessoas.push(await w.novaPessoa('administrador'));
  });
  server = await instalacao.iniciar({ PROXIES: '1' });
  await atePronta(server.url);
  vigia = startProgram('health-watch', [server.url]);
});
afterEach(async () => {
  vigia.child.kill();
  await instalacao.remover();
});

interface Resposta {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly id: number | undefined;
}

/** Uses an agent, because fetch opens too few connections at once. */
function escrever(agent: Agent, quem: number, nome: string): Promise<Resposta> {
  const { hostname, port } = new URL(server.url);
  const headers = {
    authorization: `Bearer ${pessoas[quem % PESSOAS]?.token}`,
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${Math.floor(quem / 250)}.${quem % 250}`,
  };
  return new Promise((resolve, reject) => {
    const um = request({ hostname, port, agent, headers, method: 'POST', path: '/api/unidade' }, (answer) => {
      const partes: Buffer[] = [];
      answer.on('data', (parte: Buffer) => partes.push(parte));
      answer.on('error', reject);
      answer.on('end', () => {
        const { id }: { id?: number } = JSON.parse(Buffer.concat(partes).toString());
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], id });
      });
    });
    um.on('error', reject);
    um.end(JSON.stringify({ nome, cidade: 'Crato' }));
  });
}

test(`T-H11 refuses the excess of ${CHAMADORES} callers for ${SEGUNDOS} seconds, and loses nothing acknowledged`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: CHAMADORES });
  const fim = performance.now() + SEGUNDOS * 1000;
  const confirmados: number[] = [];
  const status = new Map<number, number>();
  let semPrazo = 0;
  await Promise.all(
    Array.from({ length: CHAMADORES }, async (_, i) => {
      for (let n = 0; performance.now() < fim; n += 1) {
        const r = await escrever(agent, i, `Unidade ${i} ${n}`);
        status.set(r.status, (status.get(r.status) ?? 0) + 1);
        if (r.status === 201 && r.id !== undefined) confirmados.push(r.id);
        if (r.status === 503 && r.retryAfter === undefined) semPrazo += 1;
      }
    }),
  );
  agent.destroy();
  const acabou = performance.now();
  let primeira = await escrever(new Agent(), 0, 'Depois');
  while (primeira.status !== 201) {
    await sleep(50);
    primeira = await escrever(new Agent(), 0, 'Depois');
  }
  const volta = performance.now() - acabou;
  const saude = vigia.lines.map((linha) => linha.split(' ').map(Number) as [number, number]);
  const achados = await instalacao.comBanco(async ({ pool }) =>
    (await pool.query<{ id: number }>('select id from unidade')).rows.map(({ id }) => id),
  );
  const conjunto = new Set(achados);
  const perdidos = confirmados.filter((id) => !conjunto.has(id)).length;
  const contagem = [...status].sort(([a], [b]) => a - b).map(([s, n]) => `${n} × ${s}`);
  const tempos = saude.map(([, ms]) => ms);
  contar(
    'memoria',
    `${CHAMADORES} callers for ${SEGUNDOS} s: ${contagem.join(', ')}; ${semPrazo} without Retry-After, ${perdidos} ` +
      `acknowledged lost; health ${milissegundos(tempos)}; answers again after ${Math.round(volta)} ms`,
  );
  expect([...status.keys()].toSorted()).toEqual([201, 503]);
  expect([semPrazo, perdidos]).toEqual([0, 0]);
  expect(saude.filter(([s]) => s !== 200)).toEqual([]);
  expect(volta).toBeLessThan(VOLTA_EM_MS);
  expect(tempos.toSorted((a, b) => a - b)[Math.floor(tempos.length * 0.99)]).toBeLessThan(SAUDE_EM_MS);
});
