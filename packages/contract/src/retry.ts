import type { Chamada } from './route.ts';

const RETRIES = 2;
const SECRETARIAT_RETRIES = 3;
/** Statuses from a balancer, or from a server that is full or stopping: the act itself was not processed. */
const PASSING = new Set([502, 503, 504]);

/**
 * Sends a call until it gets an answer: again only without an answer and on 502, 503 and 504 (E-CHAMADAS-5).
 * Every attempt must carry the same Idempotency-Key. Resolves with the last answer, or undefined when none
 * came.
 * @param pause waits this many milliseconds
 */
export async function untilAnswered<T extends { readonly status: number }>(
  { path }: Pick<Chamada, 'path'>,
  attempt: () => Promise<T | undefined>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<T | undefined> {
  const attempts = 1 + (path.includes('secretaria') ? SECRETARIAT_RETRIES : RETRIES);
  for (let turn = 1; ; turn += 1) {
    const answer = await attempt();
    const passing = answer === undefined || PASSING.has(answer.status);
    if (!passing || turn >= attempts) return answer;
    await pause(300 * 2 ** turn);
  }
}
