import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startCarelessServer } from '@instrutoria/postgres-embutido/testing/careless-server.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../testing/attacks/hostile-json.ts';
import { contar, milissegundos } from '../../testing/figures.ts';
import { criarEscritores, type Escritores } from '../../testing/machines/escritores.ts';
import {
  atePronta,
  conferirTudo,
  type Instalacao,
  novaInstalacao,
} from '../../testing/machines/instalacao.ts';
import { createMachine, type Machine } from '../../testing/machines/machine.ts';
import { runCli } from '../../testing/server/cli.ts';

/**
 * `test:longo` cuts 25 times, and fails where no power cut can be simulated (`npm run test:longo --
 * energia`).
 */
const LONGO = process.env.CORTES !== undefined;
const CORTES = Number(process.env.CORTES ?? 1);
const SEMENTE = Number(process.env.SEMENTE ?? 20261120);
const PRONTA_EM_MS = Number(process.env.PRONTA_EM_MS ?? Number.POSITIVE_INFINITY);

let maquina: Machine;
let instalacao: Instalacao;
let escritores: Escritores;
let cluster: string;

beforeEach(async () => {
  maquina = await createMachine({ must: LONGO });
  const dataDir = join(maquina.folder, 'dados');
  cluster = join(dataDir, 'postgres');
  const encher: Parameters<typeof novaInstalacao>[1] = async (w) => {
    escritores = await criarEscritores(w, await w.novoEdital(), 4);
  };
  instalacao = await novaInstalacao(dataDir, encher, { embutida: true });
});
afterEach(async () => {
  await instalacao.remover();
  await maquina.remove();
});

test(`T-H3 T-D10 loses no acknowledged write or file in ${CORTES} power cuts`, async () => {
  const acaso = seeded(SEMENTE);
  const esperas: number[] = [];
  const soltos = join(maquina.folder, 'solto');
  let soltosPerdidos = 0;
  for (let corte = 0; corte < CORTES; corte += 1) {
    const inicio = performance.now();
    const server = await instalacao.iniciar();
    await atePronta(server.url);
    esperas.push(performance.now() - inicio);
    await escritores.repetir(server.url);
    expect(await escritores.conferir(server.url)).toEqual([]);
    expect(await conferirTudo(instalacao, escritores)).toEqual([]);

    const limite = 20 + Math.floor(acaso() * 80);
    let feitas = 0;
    let cortada: Promise<void> | undefined;
    await escritores.escrever(server.url, () => {
      feitas += 1;
      if (feitas === limite) {
        // A file that nobody flushes, which a correct simulation must lose.
        cortada = writeFile(soltos, `corte ${corte}`).then(() => maquina.cutPower(cluster, server));
      }
      return true;
    });
    await cortada;
    if ((await readFile(soltos, 'utf8').catch(() => '')) !== `corte ${corte}`) soltosPerdidos += 1;
  }
  const server = await instalacao.iniciar();
  await atePronta(server.url);
  await escritores.repetir(server.url);
  expect(await escritores.conferir(server.url, true)).toEqual([]);
  expect(await conferirTudo(instalacao, escritores)).toEqual([]);
  const { code, stderr } = await runCli(['invariantes'], { DATA_DIR: instalacao.dataDir });
  expect([code, stderr]).toEqual([0, '']);
  expect(soltosPerdidos).toBe(maquina.losesPower ? CORTES : 0);
  contar(
    'energia',
    `${CORTES} ${maquina.losesPower ? 'power cuts' : 'kills (no loop device here)'}, ${escritores.total()} acknowledged writes (${escritores.arquivos.size} files), 0 lost, ` +
      `ready again ${milissegundos(esperas)}; control: an unflushed file was lost in ${soltosPerdidos} of ${CORTES}`,
  );
  expect(Math.max(...esperas)).toBeLessThan(PRONTA_EM_MS);
});

test('T-H3 loses acknowledged writes under a PostgreSQL without fsync: the simulation detects it', async () => {
  const client = new pg.Client(await startCarelessServer(cluster));
  client.on('error', () => undefined); // the server loses its power
  await client.connect();
  const confirmados: string[] = [];
  for (let i = 0; i < 200; i += 1) {
    await client.query('insert into programa (nome) values ($1)', [`Programa ${i}`]);
    confirmados.push(`Programa ${i}`);
  }
  await maquina.cutPower(cluster);
  const achados = await instalacao
    .comBanco(async ({ pool }) => (await pool.query<{ nome: string }>('select nome from programa')).rows)
    .then((linhas) => new Set(linhas.map(({ nome }) => nome)))
    // A database that does not start again has lost all of them.
    .catch(() => new Set<string>());
  const perdidos = confirmados.filter((nome) => !achados.has(nome)).length;
  contar('energia', `control: with fsync=off ${perdidos} of ${confirmados.length} acknowledged were lost`);
  // Where no power cut is possible, a kill loses nothing that the kernel has.
  expect(perdidos > 0).toBe(maquina.losesPower);
});
