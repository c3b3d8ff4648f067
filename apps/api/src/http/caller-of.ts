import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../adapters/caller.ts';
import { redeDoEndereco } from '../adapters/network.ts';

const LOGIN = '/auth/login';
const CPF_MAXIMO = 40;

/**
 * Whose share of the queues a request takes: the account's; at a login the CPF's from this address, so that a
 * university behind one address is not one person; else the address's.
 */
export function callerOf(request: FastifyRequest): Caller {
  const address = redeDoEndereco(request.ip);
  return { person: personOf(request, address), address, login: request.routeOptions.url === LOGIN };
}

/**
 * The same, and whether it still waits for the answer. A class, since an object literal with a getter is a shape of its
 * own each time, which V8 keeps, and the whole request with it, until it collects everything (docs/adr/0027).
 */
class WaitingCaller implements Caller {
  readonly person: string;
  readonly address: string;
  readonly login: boolean;
  readonly #reply: FastifyReply;

  constructor({ person, address, login }: Caller, reply: FastifyReply) {
    this.person = person;
    this.address = address;
    this.login = login;
    this.#reply = reply;
  }

  /** Made when somebody asks: only who has to wait does. */
  get gone(): AbortSignal {
    return goneSignal(this.#reply);
  }
}

export function waitingCallerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return new WaitingCaller(callerOf(request), reply);
}

/** An answer that has left whole is no caller who did. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const closed = (): void => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) closed();
  else raw.once('close', closed);
  return gone.signal;
}

function personOf({ usuario, body }: FastifyRequest, address: string): string {
  if (usuario) return `conta ${usuario.id}`;
  const cpf = typeof body === 'object' && body !== null && 'cpf' in body ? body.cpf : undefined;
  return typeof cpf === 'string' ? `${cpf.slice(0, CPF_MAXIMO)} de ${address}` : '';
}
