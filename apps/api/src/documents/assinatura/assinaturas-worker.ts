// A thread that judges the signatures of one PDF. Node runs this file by type stripping.
import { parentPort, workerData } from 'node:worker_threads';
import { conferirAssinaturas } from './conferir-assinaturas.ts';
import type { Tarefa } from './na-thread.ts';

const { bytes, raizes, agora } = workerData as Tarefa;
parentPort?.postMessage(await conferirAssinaturas(bytes, raizes, agora));
