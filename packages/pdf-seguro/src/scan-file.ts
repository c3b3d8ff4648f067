import { Worker } from 'node:worker_threads';
import type { Motivo } from './refusal.ts';

const LIMITE_MS = 20_000;
/** Next to this file in the sources, next to the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './scan-worker.ts' : './scan-worker.js',
  import.meta.url,
);

/**
 * Runs examinarPdf in a separate thread, since 25 MB can take longer than other requests should wait. Too
 * much time or memory gives 'complexo'. Rejects when the file cannot be read.
 */
export function examinarArquivo(path: string): Promise<Motivo | null> {
  return new Promise((pronto, falhou) => {
    const worker = new Worker(WORKER, {
      workerData: path,
      // A file made to fill memory ends only its thread.
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    });
    let motivo: Motivo | null | undefined;
    // Only 'exit' settles, so that the next file starts after this thread has ended.
    const parar = (resposta: Motivo): void => {
      motivo = resposta;
      worker.terminate().catch(falhou);
    };
    const limite = setTimeout(() => parar('complexo'), LIMITE_MS);
    worker.once('message', (resposta: Motivo | null) => {
      motivo = resposta;
    });
    worker.once('error', (erro: Error & { code?: string }) => {
      if (erro.code === 'ERR_WORKER_OUT_OF_MEMORY') motivo = 'complexo';
      else falhou(erro);
    });
    worker.once('exit', () => {
      clearTimeout(limite);
      if (motivo === undefined) falhou(new Error('A conferência do PDF parou sem resposta.'));
      else pronto(motivo);
    });
  });
}
