// A thread that makes one draw. Node runs this file by type stripping.
import { parentPort, workerData } from 'node:worker_threads';
import { acasoDe } from './randomness.ts';
import { resolverSorteio } from './resolver.ts';
import type { Recado, Tarefa } from './sorteador.ts';

const port = parentPort;
if (port === null) throw new Error('sorteador-worker.ts runs in a worker thread only');

const { entrada, semente } = workerData as Tarefa;
const dizer = (recado: Recado): void => port.postMessage(recado);
dizer({
  resolvido: await resolverSorteio(entrada, acasoDe(semente), { aoAndar: (passos) => dizer({ passos }) }),
});
