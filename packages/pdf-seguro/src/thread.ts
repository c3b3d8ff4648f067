import { Worker } from 'node:worker_threads';

const LIMITE_MS = 20_000;
/** Next to this file in the sources, next to the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './thread-worker.ts' : './thread-worker.js',
  import.meta.url,
);

/** Runs the work in a separate thread; null when it fails or exceeds its time or memory. */
function pedir<T>(pedido: 'copia' | 'texto', lidos: Uint8Array): Promise<T | null> {
  return new Promise((pronto) => {
    const bytes = new Uint8Array(lidos);
    const worker = new Worker(WORKER, {
      workerData: { pedido, bytes },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      // pdfjs prints warnings about missing parts.
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

/** The text layer of each page, '' for a scan; null for a file that cannot be read. */
export function textoDoPdf(bytes: Uint8Array): Promise<readonly string[] | null> {
  return pedir('texto', bytes);
}

/** The same pages, byte for byte, without the file's data about its author; null where that is impossible. */
export function copiaSemMetadados(bytes: Uint8Array): Promise<Uint8Array | null> {
  return pedir('copia', bytes);
}
