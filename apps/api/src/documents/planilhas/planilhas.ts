import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as proximaVez } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { createFairQueue } from '../../adapters/fair-queue.ts';
import type { Planilha, Resposta } from './modelo.ts';

/** Rows handed to the thread at a time: copying them holds up nobody else (20 ms and less for 10,000). */
const PEDACO = 250;
/** A sheet made to fill memory ends its thread, not the application; a small nursery keeps a usual one small (T-F6). */
const MEMORIA = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
/** Sheets that may wait beside the one being made. */
const FILA = 8;

export interface Planilhas {
  /** The sheet as .xlsx, made in a thread of its own. DomainError 'indisponivel' when too many wait, and after `close`. */
  xlsx(planilha: Planilha): Promise<NodeJS.ReadableStream>;
  /** Gives up what is not finished. */
  close(): Promise<void>;
}

function indisponivel(): DomainError {
  return new DomainError(
    'indisponivel',
    'PLANILHA_INDISPONIVEL',
    'Não foi possível gerar a planilha agora. Tente outra vez em instantes.',
  );
}

async function entregar(worker: Worker, { linhas, ...folha }: Planilha): Promise<void> {
  worker.postMessage({ abrir: { ...folha, quantas: linhas.length } });
  for (let i = 0; i < linhas.length; i += PEDACO) {
    worker.postMessage({ linhas: linhas.slice(i, i + PEDACO) });
    await proximaVez();
  }
  worker.postMessage({ fim: true });
}

/** Starts nothing: each sheet has a thread of its own, one at a time, which ends with it. */
export function createPlanilhas(): Planilhas {
  const umaPorVez = createFairQueue({ concorrencia: 1, fila: FILA, porPessoa: 3, cheia: indisponivel });
  const vivos = new Set<Worker>();
  let fechado = false;

  /** Resolves with the last byte, so that the next sheet waits for this one's thread. */
  async function escrever(planilha: Planilha, saida: PassThrough): Promise<void> {
    if (fechado) throw indisponivel();
    // No arguments and no environment: a sheet needs neither, and the environment holds secrets.
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      execArgv: [],
      env: {},
      resourceLimits: MEMORIA,
    });
    vivos.add(worker);
    try {
      await new Promise<void>((resolve, reject) => {
        worker.on('message', (resposta: Resposta) => {
          if ('erro' in resposta) reject(new Error(resposta.erro));
          else if ('fim' in resposta) resolve();
          else saida.write(resposta.bytes);
        });
        worker.on('error', reject);
        worker.on('exit', () => reject(indisponivel()));
        // Whoever asked may have gone.
        saida.on('close', () => reject(indisponivel()));
        entregar(worker, planilha).catch(reject);
      });
      saida.end();
    } finally {
      vivos.delete(worker);
      await worker.terminate();
    }
  }

  return {
    async xlsx(planilha) {
      const saida = new PassThrough({ highWaterMark: 1 << 20 });
      const pronta = umaPorVez.run(() => escrever(planilha, saida));
      pronta.catch((error: unknown) => {
        saida.destroy(error instanceof Error ? error : indisponivel());
      });
      // The first byte comes before the status: a sheet that cannot be made is refused, not cut off.
      await Promise.race([once(saida, 'readable'), pronta]);
      return saida;
    },
    async close() {
      fechado = true;
      await Promise.all([...vivos].map((worker) => worker.terminate()));
    },
  };
}
