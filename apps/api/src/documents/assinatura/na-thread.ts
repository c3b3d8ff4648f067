import type { ConferenciaDeAssinaturas } from '@instrutoria/domain/assinatura/types.ts';
import type { Raizes } from '../../adapters/signature-roots.ts';
import { answerOfThread } from '../../adapters/thread-answer.ts';
import { createTurns } from '../../adapters/turns.ts';

export interface Tarefa {
  readonly bytes: Uint8Array;
  readonly raizes: Raizes | null;
  readonly agora: Date;
}

const LIMITE_MS = 20_000;
const MEMORIA = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Next to this file in the sources, next to the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './assinaturas-worker.ts' : './assinaturas-worker.js',
  import.meta.url,
);
const SEM_ASSINATURA: ConferenciaDeAssinaturas = { situacao: 'lido', assinaturas: [] };
const DEMORADO: ConferenciaDeAssinaturas = { situacao: 'demorado', assinaturas: [] };

class FilaCheia extends Error {}

/** One at a time, so that several uploads need the memory of one; people take turns. */
const fila = createTurns({
  concorrencia: 1,
  fila: 64,
  porPessoa: { aoMesmoTempo: 1, esperando: 8 },
  cheia: () => new FilaCheia(),
});

/**
 * conferirAssinaturas in a thread: a forged file may take long and fill memory, which ends only its thread. 'demorado'
 * for such a file, and where too many wait. Rejects only when the caller leaves.
 */
export async function conferirNaThread(tarefa: Tarefa): Promise<ConferenciaDeAssinaturas> {
  // The dictionary of a signature cannot be compressed, since its Contents lie in the gap of the ranges: a file
  // without this word has no signature.
  if (!Buffer.from(tarefa.bytes).includes('ByteRange')) return SEM_ASSINATURA;
  try {
    return await fila.run(() => conferir(tarefa));
  } catch (error) {
    if (error instanceof FilaCheia) return DEMORADO;
    throw error;
  }
}

function conferir(workerData: Tarefa): Promise<ConferenciaDeAssinaturas> {
  const tarefa = { url: WORKER, workerData, memory: MEMORIA, limitMs: LIMITE_MS };
  return answerOfThread<ConferenciaDeAssinaturas>(tarefa).catch(() => DEMORADO);
}
