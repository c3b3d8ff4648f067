import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { send } from '../testing/client.ts';
import { contar } from '../testing/figures.ts';
import { atePronta, type Instalacao, novaInstalacao } from '../testing/machines/instalacao.ts';
import { umPng } from '../testing/probes/imagem.ts';
import { residentMemory } from '../testing/server/resident-memory.ts';
import type { ServerProcess } from '../testing/server/server-process.ts';
import type { Pessoa } from '../testing/world.ts';

const MINUTOS = Number(process.env.MINUTOS ?? 30);
/** Minutes until caches and the heap are stable; a shorter soak compares with its first sixth. */
const ASSENTADA_MIN = Math.min(5, MINUTOS / 6);
const CRESCE_ATE = 1.15;
const CHAMADORES = 8;

let instalacao: Instalacao;
let server: ServerProcess;
let pessoas: { readonly pessoa: Pessoa; readonly projeto: number }[];

beforeEach(async () => {
  instalacao = await novaInstalacao(await temporaryDataDir(), async (w) => {
    const edital = await w.novoEdital();
    pessoas = [];
    for (let i = 0; i < CHAMADORES; i += 1) {
      const pessoa = await w.novaPessoa();
      pessoas.push({ pessoa, projeto: await w.novoProjeto(pessoa.id, edital) });
    }
  });
  server = await instalacao.iniciar();
  await atePronta(server.url);
});
afterEach(() => instalacao.remover());

const residente = () => residentMemory(server.pid);

/** A person's typical work, repeated; it leaves the database at the same size. */
async function trabalhar({ pessoa, projeto }: (typeof pessoas)[number], fim: number): Promise<number> {
  const { token, id: professor } = pessoa;
  const png = await umPng();
  let pedidos = 0;
  const pede = async <T>(metodo: string, caminho: string, resto: object = {}) => {
    const r = await send<T>(server.url, metodo, caminho, { token, ...resto });
    pedidos += 1;
    if (r.status >= 400) throw new Error(`${metodo} ${caminho}: ${r.status} ${r.text}`);
    return r.body;
  };
  for (let i = 0; performance.now() < fim; i += 1) {
    const { id } = await pede<{ id: number }>('POST', '/api/projeto/rascunho', {
      body: { titulo: `Rascunho ${i}` },
    });
    for (let salva = 0; salva < 5; salva += 1) {
      await pede('PUT', `/api/projeto/${id}`, {
        body: { resumo: `<p>${'palavra '.repeat(salva * 40)}</p>` },
      });
    }
    await pede('GET', `/api/projeto/projeto/${id}`);
    await pede('GET', `/api/projeto/projetos_submetidos/${professor}`);
    await pede('GET', '/api/edital');
    if (i % 10 === 0) await pede('POST', '/api/projeto/upload', { file: { bytes: png } });
    if (i % 20 === 0) await pede('GET', `/api/gerar-pdf/${projeto}`);
    await pede('DELETE', `/api/projeto/rascunho/excluir/${id}`);
  }
  return pedidos;
}

test(`T-H12 uses after ${MINUTOS} minutes of work no more memory than after the warm-up`, async () => {
  const inicio = performance.now();
  const fim = inicio + MINUTOS * 60_000;
  const amostras: { readonly minuto: number; readonly mb: number }[] = [];
  const medir = async () => {
    while (performance.now() < fim) {
      amostras.push({ minuto: (performance.now() - inicio) / 60_000, mb: await residente() });
      await sleep(2000);
    }
  };
  const [, ...feitos] = await Promise.all([medir(), ...pessoas.map((uma) => trabalhar(uma, fim))]);
  const janela = Math.min(1, MINUTOS / 12);
  const media = (de: number, ate: number) => {
    const dentro = amostras.filter(({ minuto }) => minuto >= de && minuto < ate).map(({ mb }) => mb);
    return dentro.reduce((soma, mb) => soma + mb, 0) / dentro.length;
  };
  const assentada = media(ASSENTADA_MIN - janela / 2, ASSENTADA_MIN + janela / 2);
  const final = media(MINUTOS - janela, MINUTOS);
  const pedidos = feitos.reduce((soma, n) => soma + n, 0);
  contar(
    'memoria',
    `${MINUTOS} minutes, ${pedidos} requests: ${assentada.toFixed(0)} MB at minute ${ASSENTADA_MIN.toFixed(1)}, ` +
      `${final.toFixed(0)} MB in the end (${((final / assentada - 1) * 100).toFixed(1)} %)`,
  );
  expect(final).toBeLessThan(assentada * CRESCE_ATE);
});
