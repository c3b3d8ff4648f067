import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { examinarPdf } from './scan.ts';

parentPort?.postMessage(examinarPdf(readFileSync(String(workerData))));
