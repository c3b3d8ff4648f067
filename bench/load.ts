import { createRequire } from 'node:module';
import type pg from 'pg';
import { cpuSince as cpuOfTree, treeCpu } from './processes.ts';
import type { Request } from './scenarios.ts';
import type { Statement } from './statements.ts';
import { replay } from './statements.ts';
import { quantile } from './statistics.ts';
import type { DatabaseClock } from './usage.ts';
import { cpuMs } from './usage.ts';

/** What one round of calls showed. Times in milliseconds. */
export interface Round {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Answers that were no success: 503 on a machine that is busy with something else. */
  readonly refused: number;
  /** Processor time of the server's process for one call; null where it cannot be seen. */
  readonly cpuPerCall: number | null;
  /** The same of PostgreSQL's processes together. */
  readonly databaseCpuPerCall: number | null;
}

interface AutocannonClient {
  setRequests(requests: readonly Request[]): void;
  on(event: 'headers', heard: (head: { readonly statusCode: number }) => void): void;
  on(event: 'body', heard: (body: Buffer) => void): void;
}
interface AutocannonInstance {
  on(event: 'response', heard: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  stop(): void;
}
type Autocannon = (
  options: object,
  done: (error: Error | null, result: { readonly non2xx: number; readonly errors: number }) => void,
) => AutocannonInstance;
// autocannon has no types, and its own percentiles are whole milliseconds: times are collected here.
const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

/** A sheet behind sixty others comes late; that is counted in its time, not as a failure. */
const LONGEST_ANSWER_S = 60;

/** Runs one round and adds what PostgreSQL spent on it. */
export async function withDatabaseCpu(clock: DatabaseClock, round: () => Promise<Round>): Promise<Round> {
  await clock.start();
  const result = await round();
  const spent = await clock.stop();
  return { ...result, databaseCpuPerCall: spent / result.calls };
}

interface Heard {
  /** Of the answers that were successes, in milliseconds. */
  readonly times: readonly number[];
  readonly refused: number;
  /** How often each status came that was no success, in words, and what the first of those answers said. */
  readonly why: string;
  readonly elapsed: number;
}

interface Hearing {
  readonly url: string;
  /** One list a caller, sent again and again in order over a connection of its own. */
  readonly lists: readonly (readonly Request[])[];
  readonly seconds: number;
  readonly calls?: number | undefined;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

function hear({ url, lists, seconds, calls }: Hearing): Promise<Heard> {
  const times: number[] = [];
  const others = new Map<number, number>();
  let said = '';
  const listen = (client: AutocannonClient) => {
    let refusing = false;
    client.on('headers', ({ statusCode }) => {
      refusing = !isSuccess(statusCode);
    });
    client.on('body', (body) => {
      // The parser hands over what came, the head included.
      const text = body.toString('utf8').split('\r\n\r\n').at(-1) ?? '';
      if (refusing && said === '') said = `; the first said ${text.slice(0, 300)}`;
    });
  };
  let next = 0;
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: lists.length,
        duration: seconds,
        timeout: LONGEST_ANSWER_S,
        sampleInt: 50,
        setupClient: (client: AutocannonClient) => {
          const own = lists[next++ % lists.length];
          if (own !== undefined) client.setRequests(own);
          listen(client);
        },
      },
      (error, { non2xx, errors }) => {
        if (error !== null) reject(error);
        else {
          const why = [...others].map(([status, n]) => `${n} × ${status}`).concat(`${errors} errors`);
          resolve({
            times,
            refused: non2xx + errors,
            why: why.join(', ') + said,
            elapsed: performance.now() - begin,
          });
        }
      },
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      if (!isSuccess(status)) others.set(status, (others.get(status) ?? 0) + 1);
      else if (times.push(ms) === calls) instance.stop();
    });
  });
}

export interface WorkLoad {
  readonly url: string;
  readonly pid: number;
  readonly lists: readonly (readonly Request[])[];
  /** How many of the requests make one piece of work. */
  readonly requestsEach: number;
  readonly seconds: number;
}

/** Pieces of work that were done, refusals beside them, and the processor time of everything that the server started. */
export interface Done {
  readonly perSecond: number;
  readonly refused: number;
  readonly answered: number;
  readonly p50: number;
  readonly cpuMs: number;
}

/** Keeps a server busy with work of one or more requests each. Refusals are counted, not forbidden. */
export async function loadWork({ pid, requestsEach, ...load }: WorkLoad): Promise<Done> {
  const before = treeCpu(pid);
  const { times, refused, elapsed } = await hear(load);
  const work = times.length / requestsEach;
  return {
    perSecond: (work * 1000) / elapsed,
    refused,
    answered: times.length + refused,
    p50: quantile(Float64Array.from(times).sort(), 0.5),
    cpuMs: cpuOfTree(pid, before) / work,
  };
}

export interface HttpLoad {
  readonly url: string;
  readonly pid: number;
  /** One a caller: each keeps one connection and sends its own request again and again. */
  readonly requests: readonly Request[];
  readonly seconds: number;
  /** Ends earlier, after so many calls. */
  readonly calls?: number;
}

/** Keeps a server busy with so many callers. Throws when more than one answer in a hundred is a refusal. */
export async function loadHttp({ url, pid, requests, seconds, calls }: HttpLoad): Promise<Round> {
  const cpuBefore = cpuMs(pid);
  const { times, refused, why, elapsed } = await hear({
    url,
    lists: requests.map((own) => [own]),
    seconds,
    calls,
  });
  if (refused > Math.max(1, times.length / 100))
    throw new Error(`${url}: ${refused} of ${times.length + refused} refused (${why})`);
  return { ...roundOf(times, elapsed, cpuSince(pid, cpuBefore)), refused };
}

/** The same with no server between: so many callers send the statements over a pool of pg. */
export async function loadDatabase(
  pool: pg.Pool,
  work: readonly (readonly Statement[])[],
  seconds: number,
): Promise<Round> {
  const times: number[] = [];
  const begin = performance.now();
  const until = begin + seconds * 1000;
  await Promise.all(
    work.map(async (statements) => {
      for (let now = performance.now(); now < until; ) {
        await replay(pool, statements);
        const after = performance.now();
        times.push(after - now);
        now = after;
      }
    }),
  );
  return roundOf(times, performance.now() - begin, null);
}

function cpuSince(pid: number, before: number | null): number | null {
  const after = cpuMs(pid);
  return after === null || before === null ? null : after - before;
}

function roundOf(times: readonly number[], elapsed: number, cpu: number | null): Round {
  const sorted = Float64Array.from(times).sort();
  return {
    calls: times.length,
    perSecond: (times.length * 1000) / elapsed,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    max: quantile(sorted, 1),
    refused: 0,
    databaseCpuPerCall: null,
    cpuPerCall: cpu === null ? null : cpu / times.length,
  };
}
