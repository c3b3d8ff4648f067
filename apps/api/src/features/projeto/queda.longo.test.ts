import type { Cronograma, Projeto } from '@instrutoria/domain/projeto/types.ts';
import { umaProposta } from '@instrutoria/domain/testing/projetos.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { notedPostmaster } from '@instrutoria/postgres-embutido/testing/processes.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../testing/attacks/hostile-json.ts';
import { send } from '../../testing/client.ts';
import { contar, milissegundos } from '../../testing/figures.ts';
import { criarEscritores, type Escritores } from '../../testing/machines/escritores.ts';
import {
  atePronta,
  conferirTudo,
  type Instalacao,
  novaInstalacao,
} from '../../testing/machines/instalacao.ts';
import type { ServerProcess } from '../../testing/server/server-process.ts';
import type { Pessoa } from '../../testing/world.ts';

/** Kills each kind of victim once; `test:longo` kills 500 times (`npm run test:longo -- quedas`). */
const QUEDAS = Number(process.env.QUEDAS ?? 2);
const SEMENTE = Number(process.env.SEMENTE ?? 20261120);
/** The time limit until it is ready again, only in `test:longo`, which has the machine to itself. */
const PRONTA_EM_MS = Number(process.env.PRONTA_EM_MS ?? Number.POSITIVE_INFINITY);
/** The number of kills between two complete checks. */
const VISTORIA = 25;

let instalacao: Instalacao;
let escritores: Escritores;
let server: ServerProcess;
let edital: number;
let pacote: number;

beforeEach(async () => {
  instalacao = await novaInstalacao(await temporaryDataDir(), async (w) => {
    edital = await w.novoEdital();
    escritores = await criarEscritores(w, edital, 4);
    pacote = (await w.novoPacote(escritores.pessoas[0]?.id ?? 0)).id;
  });
  server = await instalacao.iniciar();
});
afterEach(() => instalacao.remover());

/** Sends kill -9 to the database; resolves when the application has started another one by itself. */
async function matarBanco(): Promise<{ voltou(): Promise<void> }> {
  const cluster = `${instalacao.dataDir}/postgres`;
  const pid = await notedPostmaster(cluster);
  if (pid === undefined) throw new Error('there is no postmaster to kill');
  process.kill(pid, 'SIGKILL');
  return {
    async voltou() {
      await expect
        .poll(() => notedPostmaster(cluster), { interval: 10 })
        .not.toSatisfy((agora: number | undefined) => agora === undefined || agora === pid);
    },
  };
}

/** Kills, waits until it is ready again, and returns the milliseconds. */
const VITIMAS = {
  async processo() {
    const inicio = performance.now();
    await server.kill();
    server = await instalacao.iniciar();
    await atePronta(server.url);
    return performance.now() - inicio;
  },
  async postgres() {
    const inicio = performance.now();
    const { voltou } = await matarBanco();
    await voltou();
    await atePronta(server.url);
    return performance.now() - inicio;
  },
  async ambos() {
    await matarBanco();
    return VITIMAS.processo();
  },
};
type Vitima = keyof typeof VITIMAS;

test(`T-H1 loses no acknowledged write when killed ${QUEDAS} times in the middle of writing`, async () => {
  const acaso = seeded(SEMENTE);
  // The run's server is shared by all tests, so only the application is killed.
  const vitimas: Vitima[] = instalacao.modo === 'server' ? ['processo'] : ['processo', 'postgres', 'ambos'];
  const esperas: Record<Vitima, number[]> = { processo: [], postgres: [], ambos: [] };
  for (let queda = 0; queda < QUEDAS; queda += 1) {
    const limite = 4 + Math.floor(acaso() * 30);
    const vitima = vitimas[queda % vitimas.length] ?? 'processo';
    let feitas = 0;
    let espera: Promise<number> | undefined;
    let voltou = false;
    await escritores.escrever(server.url, () => {
      feitas += 1;
      if (feitas === limite) {
        espera = VITIMAS[vitima]();
        const parar = () => {
          voltou = true;
        };
        espera.then(parar, parar);
      }
      return !voltou;
    });
    if (espera === undefined) throw new Error('the writers stopped before anything was killed');
    esperas[vitima].push(await espera);
    // The clients repeat requests without an answer; each has an effect once (T-G2).
    await escritores.repetir(server.url);
    expect(await escritores.conferir(server.url)).toEqual([]);
    if (queda % VISTORIA === 0) expect(await conferirTudo(instalacao, escritores)).toEqual([]);
  }
  expect(await escritores.conferir(server.url, true)).toEqual([]);
  expect(await conferirTudo(instalacao, escritores)).toEqual([]);
  expect(escritores.total()).toBeGreaterThan(QUEDAS * 4);
  contar(
    'quedas',
    `${QUEDAS} kill -9, ${escritores.total()} acknowledged writes, 0 lost, 0 halves; ready again: ` +
      vitimas.map((vitima) => `${vitima} ${milissegundos(esperas[vitima])}`).join('; '),
  );
  expect(Math.max(...Object.values(esperas).flat())).toBeLessThan(PRONTA_EM_MS);
});

test('T-G15 marks the project for its owner, who can complete it, when killed between POST projeto and POST cronograma', async () => {
  const [dono, outro] = escritores.pessoas as [Pessoa, Pessoa];
  const pedir = <T>({ token }: Pessoa, metodo: string, caminho: string, body?: unknown) =>
    send<T>(server.url, metodo, caminho, { token, body });
  const { cronogramas: dois, ...corpo } = umaProposta({ edital, comprovante_disciplinas: pacote });
  const { body, text } = await pedir<Projeto>(dono, 'POST', '/api/projeto', corpo);
  await server.kill();
  server = await instalacao.iniciar();

  const caminho = `/api/projeto/projeto/${body.id}`;
  expect((await pedir(dono, 'GET', caminho)).text).toBe(text);
  expect((await pedir(outro, 'GET', caminho)).status).toBe(404);
  const linhas = (dois ?? []).map((um) => ({ ...um, projeto: { id: body.id } }));
  expect((await pedir(dono, 'POST', '/api/cronograma', linhas)).status).toBe(201);
  const { body: completo } = await pedir<Projeto>(dono, 'GET', caminho);
  expect(completo).toMatchObject({ aguardandoCronograma: false, submetidoEm: body.submetidoEm });
  const { body: guardados } = await pedir<Cronograma[]>(dono, 'GET', `/api/cronograma/${body.id}`);
  expect(guardados).toHaveLength(2);
});
