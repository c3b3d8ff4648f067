import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The content of a file of /proc; '' for a process that has ended meanwhile. */
function proc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of /proc/PID/stat from the parent's id on; the name before them may contain spaces. */
const statOf = (pid: number) => proc(pid, 'stat').split(') ').at(-1)?.split(' ').slice(1).map(Number) ?? [];

/** A process and all its descendants, for a server Node and PostgreSQL. */
function treeOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => statOf(each)[0] === pid);
  return [pid, ...children.flatMap(treeOf)];
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/**
 * The processor time that processes and their descendants have used so far, ended ones included; a tick is 10
 * ms.
 */
function cpuMs(pids: readonly number[]): number {
  return 10 * sum(pids.flatMap(treeOf).flatMap((pid) => statOf(pid).slice(10, 14)));
}

/** The memory of a process and its descendants; shared memory counts once (PSS). */
export function memoryMiB(pid: number): number {
  const kib = treeOf(pid).map((each) => /^Pss: +(\d+)/m.exec(proc(each, 'smaps_rollup'))?.[1] ?? 0);
  return sum(kib.map(Number)) / 1024;
}

/** A request that a caller sends again and again. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

interface Result extends Record<'2xx' | 'duration' | 'errors' | 'non2xx', number> {
  readonly throughput: { readonly total: number };
}
// Required untyped: the package has no types.
const autocannon: (options: object) => Promise<Result> = createRequire(import.meta.url)('autocannon');

/**
 * Keeps a server busy for some seconds: each caller has one connection and sends the requests of one list in
 * turn. Returns the number of lists per second and, for one list, KB with headers and the processor time of
 * these processes.
 */
export async function load(url: string, lists: Sent[][], seconds: number, pids: readonly number[]) {
  const before = cpuMs(pids);
  const waiting = [...lists];
  const { non2xx, errors, ...result } = await autocannon({
    ...{ url, connections: lists.length, duration: seconds, sampleInt: 50 },
    setupClient: (caller: { setRequests: (list: unknown) => void }) => caller.setRequests(waiting.pop()),
  });
  const used = cpuMs(pids) - before;
  const done = result['2xx'] / (lists[0]?.length ?? 1);
  if (non2xx + errors > done / 100)
    throw new Error(`${lists[0]?.[0]?.path}: ${non2xx} refusals, ${errors} errors, ${done} done`);
  // On a busy machine no list may be complete in a short time, so this measures longer.
  if (done === 0) return load(url, lists, seconds * 5, pids);
  return { perSecond: done / result.duration, kb: result.throughput.total / done / 1000, cpuMs: used / done };
}
