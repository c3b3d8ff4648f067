import { Worker } from 'node:worker_threads';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { createFairQueue } from '../fair-queue.ts';
import { MOTIVOS, type Motivo } from './pdf/refusal.ts';

const LIMITE_MS = 20_000;
const umPorVez = createFairQueue({
  concorrencia: 1,
  fila: 40,
  porPessoa: 10,
  porEndereco: 30,
  cheia: filaCheia,
});

/**
 * Reads an uploaded PDF without changing a byte of it, in a thread of its own, since 25 MB can take longer than
 * other requests should wait. Throws 415 when it is no PDF, and 422 PDF_RECUSADO, with a sentence that says why,
 * for one that acts by itself, carries files, is locked, or cannot be read through (T-D2, T-D3).
 */
export async function conferirPdf(path: string): Promise<void> {
  const motivo = await umPorVez.run(() => examinarEmThread(path));
  if (motivo === null) return;
  const mensagem = MOTIVOS[motivo];
  if (motivo === 'naoEhPdf') throw new DomainError('tipoNaoAceito', 'PDF_TIPO', mensagem);
  throw new DomainError('invalido', 'PDF_RECUSADO', mensagem, [
    { campo: '', codigo: 'PDF_RECUSADO', mensagem },
  ]);
}

function examinarEmThread(path: string): Promise<Motivo | null> {
  return new Promise((pronto, falhou) => {
    const worker = new Worker(new URL('./pdf/scan-worker.ts', import.meta.url), {
      workerData: path,
      // A file made to fill memory ends its thread, not the application.
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    });
    let motivo: Motivo | null | undefined;
    // Everything is settled by 'exit', so that the next file starts when this thread is really gone.
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

function filaCheia(): DomainError {
  return new DomainError(
    'indisponivel',
    'MUITOS_PDFS',
    'Há muitos arquivos em conferência. Aguarde um minuto e tente outra vez.',
  );
}
