import { setFlagsFromString } from 'node:v8';

/**
 * From here on a thread has the heap that its resourceLimits name. V8 reads both flags when a heap is made, and what the
 * command line said of this process's own (docs/adr/0027) would win over a thread's limits too: 33 MiB of young
 * objects for each, whose work needs 8.
 */
export function leaveHeapsToThreads(): void {
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString('--initial-old-space-size=32');
}
