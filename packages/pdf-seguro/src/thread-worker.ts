import { parentPort, workerData } from 'node:worker_threads';
import { semMetadados } from './strip.ts';
import { paginasDoPdf } from './text.ts';

const { bytes, pedido } = workerData as { bytes: Uint8Array; pedido: 'copia' | 'texto' };
parentPort?.postMessage(
  pedido === 'texto' ? await paginasDoPdf(bytes) : semMetadados(Buffer.from(bytes.buffer)),
);
