import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFairQueue, type FairQueueOptions } from '../adapters/fair-queue.ts';
import { callerOf, waitingCallerOf } from './caller-of.ts';

/**
 * Requests at once; with the waiting ones 400, and 40 logins more (T-H11). A person may take a quarter. An
 * address, perhaps a university's, may take all that nobody else wants.
 */
const LIMITES = {
  nome: 'pedidos',
  concorrencia: 200,
  fila: 240,
  porPessoa: 100,
  reserva: { concorrencia: 20, fila: 20 },
} as const;
const ESPERA_S = 2;

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits for the request's turn; throws 503 SOBRECARGA. For calls that read their body themselves. */
    admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

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
 * Admits requests by turns (fair-queue.ts), only with a complete body, so that a slow sender holds only his
 * own connection. The rest gets 503 and Retry-After at once; health calls are always answered.
 */
export function registerOverload(
  app: FastifyInstance,
  limites: Omit<FairQueueOptions, 'cheia'> = LIMITES,
): void {
  const fila = createFairQueue({ ...limites, cheia: sobrecarga });
  app.decorate('admit', async (request: FastifyRequest, reply: FastifyReply) => {
    // What was sent whole is saved, though a bad network took its sender away.
    const caller = request.method === 'GET' ? waitingCallerOf(request, reply) : callerOf(request);
    const leave = await fila.enter(caller);
    // 'close' comes once for every answer, finished or not.
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) leave();
  });
  // Without room for the address the session is not even read.
  app.addHook('onRequest', async (request) => {
    if (!ehSaude(request) && fila.fullFor(callerOf(request))) throw sobrecarga();
  });
  app.addHook('preHandler', async (request, reply) => {
    const lido = !/^multipart\//i.test(request.headers['content-type'] ?? '');
    if (lido && !ehSaude(request)) await app.admit(request, reply);
  });
}
