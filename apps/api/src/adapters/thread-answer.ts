import { Worker } from 'node:worker_threads';
import { within } from './time-limit.ts';

export interface ThreadTask {
  readonly url: URL;
  readonly workerData: unknown;
  /** Megabytes: a task that fills them ends only its thread. */
  readonly memory: { readonly maxOldGenerationSizeMb: number; readonly maxYoungGenerationSizeMb: number };
  readonly limitMs: number;
}

/**
 * The one message of a thread that is started for this task and ended after it. Rejects when the thread fails, ends
 * without a message, or runs out of time or memory.
 */
export async function answerOfThread<Answer>(task: ThreadTask): Promise<Answer> {
  const { url, workerData, memory: resourceLimits, limitMs } = task;
  // The thread gets no arguments and no environment, which holds secrets.
  const worker = new Worker(url, { execArgv: [], env: {}, resourceLimits, workerData });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('the thread ended without an answer')));
  try {
    return await within(limitMs, promise);
  } finally {
    await worker.terminate();
  }
}
