import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../adapters/caller.ts';
import { redeDoEndereco } from '../../adapters/network.ts';

/**
 * The account of a request; before the login the network of its address. Pages and their files have no share: a
 * university behind one address opens them all at once.
 */
export function callerOf({ usuario, ip, routeOptions }: FastifyRequest): Caller {
  const address = redeDoEndereco(ip);
  if (routeOptions.config.chamada === undefined) return { person: '', address };
  return { person: usuario ? `conta ${usuario.id}` : `rede ${address}`, address };
}

/**
 * The same, and whether it still waits for the answer. A class, since an object literal with a getter is a shape of its
 * own each time, which V8 keeps, and the whole request with it, until it collects everything (docs/adr/0027).
 */
class WaitingCaller implements Caller {
  readonly person: string;
  readonly address: string;
  readonly #reply: FastifyReply;

  constructor({ person, address }: Caller, reply: FastifyReply) {
    this.person = person;
    this.address = address;
    this.#reply = reply;
  }

  /** Made when somebody asks: only a caller who has to wait does. */
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
