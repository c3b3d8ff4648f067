import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { examinarPdf } from './scan.ts';

// The whole life of this thread: one file, one answer.
parentPort?.postMessage(examinarPdf(readFileSync(String(workerData))));
