import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as proximaVez } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { createFairQueue } from '../../adapters/fair-queue.ts';
import type { Planilha, Resposta } from './modelo.ts';

/** Rows per message: copying them takes 20 ms or less for 10,000. */
const PEDACO = 250;
/** A sheet made to fill memory ends its thread, not the application (T-F6). */
const MEMORIA = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
const FILA = 8;
/** Beside this file among the sources, beside the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './planilhas-worker.ts' : './planilhas-worker.js',
  import.meta.url,
);

export interface Planilhas {
  /** .xlsx, in a thread of its own. DomainError 'indisponivel' when too many wait, and after `close`. */
  xlsx(planilha: Planilha): Promise<NodeJS.ReadableStream>;
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

/** Each sheet has its own thread, one at a time. */
export function createPlanilhas(): Planilhas {
  const umaPorVez = createFairQueue({ concorrencia: 1, fila: FILA, porPessoa: 3, cheia: indisponivel });
  const vivos = new Set<Worker>();
  let fechado = false;

  /** Resolves with the last byte, so that the next sheet waits for this thread. */
  async function escrever(planilha: Planilha, saida: PassThrough): Promise<void> {
    if (fechado) throw indisponivel();
    // No arguments and no environment, which holds secrets.
    const worker = new Worker(WORKER, {
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
        // The caller may have gone.
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
      // Wait for the first byte: a sheet that fails is refused, not cut off.
      await Promise.race([once(saida, 'readable'), pronta]);
      return saida;
    },
    async close() {
      fechado = true;
      await Promise.all([...vivos].map((worker) => worker.terminate()));
    },
  };
}
