import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Contagens } from './adapters/metrics.ts';
import type { Recado } from './adapters/processos.ts';
import type { Config } from './config.ts';
import { startEmbedded } from './db/embedded.ts';
import { databaseLog } from './db/log.ts';
import { StartupError } from './db/startup-error.ts';

/** As long as one process takes for its own end at most, and the database after it. */
const PRAZO_MS = 9_500;
/** A process that ends before it answers is not started again at once. */
const ESPERAS_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000];
/** Of the embedded database: what one process holds, and what the others (backups, the cli) need. */
const CONEXOES = { porProcesso: 13, outras: 14 };
const CONTAGENS_MS = 2_000;

/**
 * PROCESSOS: this one owns the embedded database and starts the others, which answer; one that dies is started
 * again. SIGTERM ends them first, then the database: exit 0 within ten seconds (T-H2).
 */
export async function iniciarProcessos(config: Config, log: Logger): Promise<void> {
  const { dataDir, databaseUrl, processos } = config;
  const banco =
    databaseUrl === undefined
      ? await startEmbedded({
          dataDir,
          log: databaseLog(log),
          maxConnections: CONEXOES.porProcesso * processos + CONEXOES.outras,
        })
      : null;
  const vivos = new Map<Worker, { pronto: boolean }>();
  const contas = juntarContagens(vivos);
  let saindo = false;

  function sair(codigo: number): void {
    if (saindo) return;
    saindo = true;
    setTimeout(() => process.exit(1), PRAZO_MS).unref();
    const todos = [...vivos.keys()].map(async (processo) => {
      const fim = once(processo, 'exit');
      processo.process.kill('SIGTERM');
      await fim;
    });
    Promise.all(todos)
      .then(() => banco?.stop())
      .then(
        () => process.exit(codigo),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
  }

  /** Resolves with its address when it answers; rejects when it ends before. */
  function iniciar(): Promise<string> {
    const processo = cluster.fork();
    vivos.set(processo, { pronto: false });
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    processo.on('message', (recado: Recado) => {
      if (recado.tipo === 'pronto') {
        vivos.set(processo, { pronto: true });
        resolve(recado.url);
      } else contas.ouvir(processo, recado);
    });
    processo.on('exit', (codigo, sinal) => {
      const pronto = vivos.get(processo)?.pronto === true;
      vivos.delete(processo);
      contas.guardar(processo);
      reject(new StartupError(`O processo ${processo.id} terminou antes de responder.`));
      if (saindo || !pronto) return;
      log.error({ processo: processo.id, codigo, sinal }, 'um processo terminou; outro começa no seu lugar');
      void repor();
    });
    return promise;
  }

  async function repor(): Promise<void> {
    for (let vez = 0; !saindo; vez += 1) {
      await sleep(ESPERAS_MS[Math.min(vez, ESPERAS_MS.length - 1)]);
      if (saindo) return;
      const url = await iniciar().catch(() => null);
      if (url !== null) return;
    }
  }

  process.on('SIGTERM', () => sair(0));
  process.on('SIGINT', () => sair(0));
  try {
    // The first alone: it migrates, and what it refuses to start with the others would refuse too.
    const url = await iniciar();
    await Promise.all(Array.from({ length: processos - 1 }, iniciar));
    process.stdout.write(`Instrutoria em ${url}\n`);
  } catch {
    // It has told why.
    sair(1);
  }
}

/** What each process counted. The counts of the dead stay in the sum, as of the last time that they were asked. */
function juntarContagens(vivos: ReadonlyMap<Worker, unknown>) {
  const ultimas = new Map<Worker, Contagens>();
  const dosMortos: Contagens[] = [];
  const pedidos = new Map<string, (de: Worker, contagens: Contagens) => void>();

  async function perguntar(pedido: string): Promise<readonly Contagens[]> {
    const faltam = new Set(vivos.keys());
    const { promise, resolve } = Promise.withResolvers<void>();
    pedidos.set(pedido, (de, contagens) => {
      ultimas.set(de, contagens);
      faltam.delete(de);
      if (faltam.size === 0) resolve();
    });
    for (const processo of faltam) processo.send({ tipo: 'pedirContagens', pedido } satisfies Recado);
    // One that does not answer is told as it was.
    await Promise.race([promise, sleep(CONTAGENS_MS, undefined, { ref: false })]);
    pedidos.delete(pedido);
    return [...dosMortos, ...ultimas.values()];
  }

  return {
    ouvir(de: Worker, recado: Recado): void {
      if (recado.tipo === 'contagens') pedidos.get(recado.pedido)?.(de, recado.contagens);
      if (recado.tipo === 'pedirContagens') {
        const { pedido } = recado;
        void perguntar(pedido).then((todas) => {
          if (de.isConnected()) de.send({ tipo: 'todas', pedido, todas } satisfies Recado);
        });
      }
    },
    guardar(morto: Worker): void {
      const contagens = ultimas.get(morto);
      ultimas.delete(morto);
      // What it measured of itself died with it.
      if (contagens !== undefined) dosMortos.push({ ...contagens, medidas: [] });
    },
  };
}
