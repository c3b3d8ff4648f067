import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFairQueue, type FairQueueOptions } from '../adapters/fair-queue.ts';
import { callerOf } from './caller-of.ts';

/**
 * Requests at once, 400 with those that wait for a turn, and 40 logins more; beyond them waiting only makes everybody
 * slower (T-H11). A quarter is the share of one person. One address, a university's perhaps, may take all that nobody
 * else asks for, and gives way to whoever does.
 */
const LIMITES = {
  concorrencia: 200,
  fila: 240,
  porPessoa: 100,
  reserva: { concorrencia: 20, fila: 20 },
};
const ESPERA_S = 2;

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits for the request's turn, which ends with its answer; throws 503 SOBRECARGA. For calls that read their body by themselves. */
    admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** The refusal of what comes beyond a limit, with Retry-After. */
export function sobrecarga(): DomainError {
  return new DomainError(
    'indisponivel',
    'SOBRECARGA',
    'O sistema está muito ocupado. Tente novamente em instantes.',
    [],
    { retryAfter: ESPERA_S },
  );
}

const ehSaude = ({ url }: FastifyRequest): boolean => url.startsWith('/saude/');

/**
 * Admits requests by turns (fair-queue.ts), and only once their body is complete: whoever sends slowly holds his own
 * connection and nobody's place. The excess is refused with 503 and Retry-After, at once; health calls are always answered.
 */
export function registerOverload(
  app: FastifyInstance,
  limites: Omit<FairQueueOptions, 'cheia'> = LIMITES,
): void {
  const fila = createFairQueue({ ...limites, cheia: sobrecarga });
  app.decorate('admit', async (request: FastifyRequest, reply: FastifyReply) => {
    const leave = await fila.enter(callerOf(request));
    // 'close' comes once for every answer, finished or broken off.
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) leave();
  });
  // Where nobody of the address would find room the session is not even asked for.
  app.addHook('onRequest', async (request) => {
    if (!ehSaude(request) && fila.fullFor(callerOf(request))) throw sobrecarga();
  });
  app.addHook('preHandler', async (request, reply) => {
    const lido = !/^multipart\//i.test(request.headers['content-type'] ?? '');
    if (lido && !ehSaude(request)) await app.admit(request, reply);
  });
}
