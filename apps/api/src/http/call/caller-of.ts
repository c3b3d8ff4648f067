import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../adapters/caller.ts';
import { redeDoEndereco } from '../../adapters/network.ts';

/**
 * The account of a request; before the login the network of its address. Pages and their files have no share,
 * because a university behind one address opens them all at once.
 */
export function callerOf({ usuario, estudante, ip, routeOptions }: FastifyRequest): Caller {
  const address = redeDoEndereco(ip);
  if (routeOptions.config.chamada === undefined) return { person: '', address };
  if (usuario !== null) return { person: `conta ${usuario.id}`, address };
  return { person: estudante === null ? `rede ${address}` : `estudante ${estudante.id}`, address };
}

/**
 * The same, with a signal for a closed connection. A class, because an object literal with a getter makes a
 * new V8 shape each time, which keeps the whole request alive until a full collection (docs/adr/0027).
 */
class WaitingCaller implements Caller {
  readonly person: string;
  readonly address: string;
  readonly #reply: FastifyReply;
  #gone: AbortSignal | undefined;

  constructor({ person, address }: Caller, reply: FastifyReply) {
    this.person = person;
    this.address = address;
    this.#reply = reply;
  }

  /** Made lazily, because only a queued caller needs it, and once, because one request may queue many times. */
  get gone(): AbortSignal {
    this.#gone ??= goneSignal(this.#reply);
    return this.#gone;
  }
}

export function waitingCallerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return new WaitingCaller(callerOf(request), reply);
}

/** A completely sent answer does not count as a caller who left. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const closed = (): void => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) closed();
  else raw.once('close', closed);
  return gone.signal;
}
