import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTurns, type TurnsOptions } from '../../adapters/turns.ts';
import { callerOf, waitingCallerOf } from '../call/caller-of.ts';

type Limites = Omit<TurnsOptions, 'cheia' | 'demais'>;

/** A page sends about ten calls at once; a person's further requests queue (D60). */
const POR_PESSOA = { aoMesmoTempo: 8, esperando: 32 };
/** Logins have places apart from all other requests, so that no flood keeps somebody out (T-H11). */
const LIMITES: Limites = { nome: 'pedidos', concorrencia: 200, fila: 240, porPessoa: POR_PESSOA };
const DOS_LOGINS: Limites = { concorrencia: 20, fila: 60, porPessoa: POR_PESSOA };
const ESPERA_S = 2;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Waits for the request's turn; throws 503 SOBRECARGA, or 429 PEDIDOS_DEMAIS for a person with too many
     * at once. For calls that read their body themselves.
     */
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

function demais(): DomainError {
  return new DomainError(
    'limite',
    'PEDIDOS_DEMAIS',
    'Há pedidos seus demais ao mesmo tempo. Espere alguns segundos e tente novamente.',
    [],
    { retryAfter: ESPERA_S },
  );
}

const ehSaude = ({ url }: FastifyRequest): boolean => url.startsWith('/saude/');
const ehLogin = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/auth/login';

/**
 * Admits requests in turns, only with a complete body, so that a slow sender holds only their own connection.
 * The rest is refused immediately with Retry-After; health calls are always answered.
 */
export function registerOverload(
  app: FastifyInstance,
  limites: Limites = LIMITES,
  dosLogins: Limites = DOS_LOGINS,
): void {
  const pedidos = createTurns({ ...limites, cheia: sobrecarga, demais });
  const logins = createTurns({ ...dosLogins, cheia: sobrecarga, demais });
  const turnsOf = (request: FastifyRequest) => (ehLogin(request) ? logins : pedidos);
  app.decorate('admit', async (request: FastifyRequest, reply: FastifyReply) => {
    // A write whose body arrived completely is done, even when its sender lost the connection.
    const caller = request.method === 'GET' ? waitingCallerOf(request, reply) : callerOf(request);
    const leave = await turnsOf(request).enter(caller);
    // 'close' is emitted once for every answer, finished or not.
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) leave();
  });
  // When the queue is full, not even the session is read.
  app.addHook('onRequest', async (request) => {
    if (!ehSaude(request) && turnsOf(request).full()) throw sobrecarga();
  });
  app.addHook('preHandler', async (request, reply) => {
    const lido = !/^multipart\//i.test(request.headers['content-type'] ?? '');
    if (lido && !ehSaude(request)) await app.admit(request, reply);
  });
}
