import { Worker } from 'node:worker_threads';
import type { ConferenciaDeAssinaturas } from '@instrutoria/domain/assinatura/types.ts';
import type { Raizes } from '../../adapters/signature-roots.ts';

export interface Tarefa {
  readonly bytes: Uint8Array;
  readonly raizes: Raizes | null;
  readonly agora: Date;
}

const LIMITE_MS = 20_000;
/** Next to this file in the sources, next to the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './assinaturas-worker.ts' : './assinaturas-worker.js',
  import.meta.url,
);
const SEM_ASSINATURA: ConferenciaDeAssinaturas = { situacao: 'lido', assinaturas: [] };
const DEMORADO: ConferenciaDeAssinaturas = { situacao: 'demorado', assinaturas: [] };
/** One at a time, so that several uploads need the memory of one. */
let ultima: Promise<unknown> = Promise.resolve();

/**
 * conferirAssinaturas in a thread: a forged file may take long and fill memory, which ends only its thread
 * ('demorado'). Never rejects.
 */
export function conferirNaThread(tarefa: Tarefa): Promise<ConferenciaDeAssinaturas> {
  // Most files have none: the name stands in plain bytes, since the ranges leave out nothing but the signature.
  if (!Buffer.from(tarefa.bytes).includes('ByteRange')) return Promise.resolve(SEM_ASSINATURA);
  const feita = ultima.then(() => conferir(tarefa));
  ultima = feita;
  return feita;
}

function conferir(tarefa: Tarefa): Promise<ConferenciaDeAssinaturas> {
  return new Promise((pronto) => {
    const worker = new Worker(WORKER, {
      workerData: tarefa,
      execArgv: [],
      // The environment holds secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      stderr: true,
    });
    let resposta = DEMORADO;
    const limite = setTimeout(() => void worker.terminate(), LIMITE_MS);
    worker.once('message', (feita: ConferenciaDeAssinaturas) => {
      resposta = feita;
    });
    worker.once('error', () => undefined);
    worker.once('exit', () => {
      clearTimeout(limite);
      pronto(resposta);
    });
  });
}
