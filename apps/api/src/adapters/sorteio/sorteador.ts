import { Worker } from 'node:worker_threads';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import type { EntradaDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import { createTurns } from '../turns.ts';
import type { Resolvido } from './resolver.ts';

export interface Tarefa {
  readonly entrada: EntradaDoSorteio;
  readonly semente: string;
}
export type Recado = { readonly passos: number } | { readonly resolvido: Resolvido };

/** Next to this file in the sources, next to the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './sorteador-worker.ts' : './sorteador-worker.js',
  import.meta.url,
);
/** A draw that fills memory ends only its thread (T-F6). */
const MEMORIA = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };
/** Runs one at a time, since a draw takes a core; some may queue. */
const fila = createTurns({
  concorrencia: 1,
  fila: 8,
  porPessoa: { aoMesmoTempo: 1, esperando: 2 },
  cheia: () => new DomainError('indisponivel', 'SORTEIO_INDISPONIVEL', M.naoTerminou),
});

/** Called with the steps done so far; resolves with whether to go on. */
type AoAndar = (passos: number) => Promise<boolean>;

/** Runs a draw in a separate thread; null when `aoAndar` resolved with false. */
export function sortearEmFio(tarefa: Tarefa, aoAndar: AoAndar): Promise<Resolvido | null> {
  return fila.run(() => rodar(tarefa, aoAndar));
}

async function rodar(tarefa: Tarefa, aoAndar: AoAndar): Promise<Resolvido | null> {
  // The thread gets no arguments and no environment, which holds secrets.
  const worker = new Worker(WORKER, { execArgv: [], env: {}, resourceLimits: MEMORIA, workerData: tarefa });
  let perguntando = false;
  try {
    return await new Promise<Resolvido | null>((resolve, reject) => {
      worker.on('message', (recado: Recado) => {
        if ('resolvido' in recado) return resolve(recado.resolvido);
        // One query at a time: steps come faster than the database answers.
        if (perguntando) return;
        perguntando = true;
        aoAndar(recado.passos)
          .then((segue) => {
            perguntando = false;
            if (!segue) resolve(null);
          })
          .catch(reject);
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('the thread of a draw ended without a result')));
    });
  } finally {
    await worker.terminate();
  }
}
