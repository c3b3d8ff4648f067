import { Worker } from 'node:worker_threads';

const LIMITE_MS = 20_000;
/** Beside this file among the sources, beside the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './thread-worker.ts' : './thread-worker.js',
  import.meta.url,
);

/** Works in a separate thread; null when that fails or exceeds its time or memory. */
function pedir<T>(pedido: 'copia' | 'texto', lidos: Uint8Array): Promise<T | null> {
  return new Promise((pronto) => {
    const bytes = new Uint8Array(lidos);
    const worker = new Worker(WORKER, {
      workerData: { pedido, bytes },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      // pdfjs tells of what it does without.
      stdout: true,
      stderr: true,
    });
    let resposta: T | null = null;
    const limite = setTimeout(() => void worker.terminate(), LIMITE_MS);
    worker.once('message', (feita: T | null) => {
      resposta = feita;
    });
    worker.once('error', () => undefined);
    worker.once('exit', () => {
      clearTimeout(limite);
      pronto(resposta);
    });
  });
}

/** The text layer of each page, '' of a scan; null for a file that cannot be read. */
export function textoDoPdf(bytes: Uint8Array): Promise<readonly string[] | null> {
  return pedir('texto', bytes);
}

/** The same pages, byte for byte, without the file's own data about its author; null where that cannot be had. */
export function copiaSemMetadados(bytes: Uint8Array): Promise<Uint8Array | null> {
  return pedir('copia', bytes);
}
