import { MINUTO_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { answerOfThread } from '../../../adapters/thread-answer.ts';
import {
  type IdpMetadata,
  type MetadataChoice,
  type MetadataProblem,
  MetadataRefused,
} from './saml-metadata.ts';

export interface ReadTask {
  readonly xml: string;
  readonly choice: MetadataChoice;
}
export type ReadAnswer =
  | { readonly metadata: IdpMetadata }
  | { readonly problem: MetadataProblem; readonly found: readonly string[] };

/** Next to this file in the sources, next to the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './saml-metadata-worker.ts' : './saml-metadata-worker.js',
  import.meta.url,
);
/** A document that fills memory ends only its thread. */
const MEMORY = { maxOldGenerationSizeMb: 2048, maxYoungGenerationSizeMb: 64 };
const LIMIT_MS = 5 * MINUTO_MS;
/** One at a time: a federation's document fills some 500 MB. */
let reading: Promise<unknown> = Promise.resolve();

/**
 * Checks and reduces metadata in a thread: a federation's takes seconds of one core. Throws a MetadataRefused for
 * metadata that cannot be used, and an Error when the thread runs out of time or memory.
 */
export function readMetadataInThread(xml: string, choice: MetadataChoice): Promise<IdpMetadata> {
  const read = reading.then(() => readInThread(xml, choice));
  reading = read.catch(() => undefined);
  return read;
}

async function readInThread(xml: string, choice: MetadataChoice): Promise<IdpMetadata> {
  const workerData: ReadTask = { xml, choice };
  const answer = await answerOfThread<ReadAnswer>({
    url: WORKER,
    workerData,
    memory: MEMORY,
    limitMs: LIMIT_MS,
  });
  if ('metadata' in answer) return answer.metadata;
  throw new MetadataRefused(answer.problem, answer.found);
}
