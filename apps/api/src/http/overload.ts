import type { FastifyInstance } from 'fastify';
import { sendProblem } from './error-handler.ts';

/** Requests answered at once; beyond them waiting only makes everybody slower (T-H11). */
const SIMULTANEOS = 400;
const ESPERA_S = 2;

/** Refuses what comes beyond the limit with 503 and Retry-After, at once; health calls are always answered. */
export function registerOverload(app: FastifyInstance, limite = SIMULTANEOS): void {
  let emCurso = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/saude/')) return;
    if (emCurso >= limite) {
      return sendProblem(reply, {
        status: 503,
        code: 'SOBRECARGA',
        message: 'O sistema está muito ocupado. Tente novamente em instantes.',
        extras: { retryAfter: ESPERA_S },
      });
    }
    emCurso += 1;
    // 'close' comes once for every answer, finished or broken off.
    reply.raw.once('close', () => {
      emCurso -= 1;
    });
  });
}
