import type { Chamada } from './route.ts';

const RETRIES = 2;
const SECRETARIAT_RETRIES = 3;
/** What a balancer, a full server or one that ends answers: nothing is said of the act itself. */
const PASSING = new Set([502, 503, 504]);

/**
 * Sends a call until somebody answers it: again on a bad network and on 502, 503 and 504 only, never on a refusal
 * (E-CHAMADAS-5; T-G2). Every attempt must carry the same Idempotency-Key. Answers the last one: undefined when no answer came.
 * @param pause waits so many milliseconds
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
