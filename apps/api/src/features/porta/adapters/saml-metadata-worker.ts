// A thread that reads one metadata document. Node runs this file by type stripping.
import { parentPort, workerData } from 'node:worker_threads';
import { MetadataRefused, reduceMetadata } from './saml-metadata.ts';
import type { ReadAnswer, ReadTask } from './saml-metadata-thread.ts';

const port = parentPort;
if (port === null) throw new Error('saml-metadata-worker.ts runs in a worker thread only');

const { xml, choice } = workerData as ReadTask;
let answer: ReadAnswer;
try {
  answer = { metadata: reduceMetadata(xml, choice) };
} catch (error) {
  if (!(error instanceof MetadataRefused)) throw error;
  answer = { problem: error.problem, found: error.found };
}
port.postMessage(answer);
