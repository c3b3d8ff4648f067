// For the tests of one-worker.ts: answers, returns its thread id, fails, crashes or hangs on demand.
import { parentPort, threadId } from 'node:worker_threads';

export type Trouble =
  | { readonly echo: string }
  | { readonly do: 'thread' | 'fail' | 'exit' | 'throw' | 'loop' };

parentPort?.on('message', (job: Trouble) => {
  if ('echo' in job) parentPort?.postMessage({ output: job.echo });
  else if (job.do === 'thread') parentPort?.postMessage({ output: String(threadId) });
  else if (job.do === 'fail') parentPort?.postMessage({ error: 'refused' });
  else if (job.do === 'exit') process.exit(3);
  else if (job.do === 'throw') throw new Error('crashed');
  else for (;;);
});
