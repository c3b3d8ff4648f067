import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { redeDoEndereco } from '../../adapters/network.ts';
import { handleClientError } from '../call/error-handler.ts';
import { sobrecarga } from './overload.ts';

export interface ConnectionLimits {
  /** Open connections per address; behind proxies, running requests per address. */
  readonly porEndereco: number;
  /** How long a body, or the reading of an answer, may pause. */
  readonly semProgressoMs: number;
  /** How long a connection is protected before it may be closed for another of its address. */
  readonly inicioMs: number;
  readonly verificarMs: number;
}

const LIMITES: ConnectionLimits = {
  porEndereco: 500,
  semProgressoMs: 15_000,
  inicioMs: 3_000,
  verificarMs: 1_000,
};

interface Watched {
  readonly socket: Socket;
  /** null while a proxy's connection carries no request. */
  address: string | null;
  request: IncomingMessage | null;
  response: ServerResponse | null;
  /** Start of this request, or of waiting for one, and the bytes read before it. */
  since: number;
  readBefore: number;
  /** Last progress, and the bytes until then. */
  moved: number;
  bytes: number;
}

const receiving = ({ request }: Watched): boolean => request !== null && !request.complete;
const working = ({ request, response }: Watched): boolean =>
  request?.complete === true && response !== null && !response.closed;

/** Does not count bytes in buffers. */
const total = ({ socket }: Watched): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/**
 * Ends bodies and answers that stop, and shares connections by address (T-C9): at the limit the address's
 * slowest connection without a running answer is closed, so that nobody blocks others of the same address.
 */
export function registerConnections(
  app: FastifyInstance,
  proxies: number,
  limites: ConnectionLimits = LIMITES,
): void {
  const { porEndereco, semProgressoMs, inicioMs, verificarMs } = limites;
  const all = new Map<Socket, Watched>();
  const byAddress = new Map<string, Set<Watched>>();

  function release(one: Watched): void {
    if (one.address === null) return;
    const others = byAddress.get(one.address);
    others?.delete(one);
    if (others?.size === 0) byAddress.delete(one.address);
    one.address = null;
  }

  /** False when all connections of the address are protected. */
  function claim(one: Watched, address: string): boolean {
    const others = byAddress.get(address) ?? new Set<Watched>();
    if (others.size >= porEndereco) {
      const slowest = slowestOf(others, one);
      if (slowest === undefined) return false;
      release(slowest);
      end(slowest);
    }
    byAddress.set(address, others.add(one));
    one.address = address;
    return true;
  }

  function slowestOf(others: ReadonlySet<Watched>, but: Watched): Watched | undefined {
    const now = performance.now();
    const rate = (o: Watched): number => (o.socket.bytesRead - o.readBefore) / (now - o.since);
    let slowest: Watched | undefined;
    for (const other of others) {
      if (other === but || working(other) || now - other.since < inicioMs) continue;
      if (slowest === undefined || rate(other) < rate(slowest)) slowest = other;
    }
    return slowest;
  }

  function end({ socket, response }: Watched): void {
    if (response === null || response.headersSent) socket.destroy();
    else
      handleClientError(Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    // Does not wait for a client that does not read the answer either.
    setTimeout(() => socket.destroy(), verificarMs).unref();
  }

  function look(): void {
    const now = performance.now();
    for (const one of all.values()) {
      const bytes = total(one);
      if (bytes !== one.bytes) Object.assign(one, { bytes, moved: now });
      if (now - one.moved < semProgressoMs) continue;
      // Bytes that this process has not read yet are not the sender's delay.
      const weWait = receiving(one) && one.request?.readableLength === 0;
      const answering = one.response !== null && !one.response.closed;
      if (weWait || (answering && one.socket.writableLength > 0)) end(one);
    }
  }

  app.server.on('connection', (socket: Socket) => {
    const now = performance.now();
    const one: Watched = {
      socket,
      address: null,
      request: null,
      response: null,
      since: now,
      readBefore: 0,
      moved: now,
      bytes: 0,
    };
    if (proxies === 0 && !claim(one, redeDoEndereco(socket.remoteAddress ?? ''))) {
      socket.destroy();
      return;
    }
    all.set(socket, one);
    socket.once('close', () => {
      all.delete(socket);
      release(one);
    });
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const one = all.get(request.socket);
    if (one === undefined) return;
    const now = performance.now();
    Object.assign(one, { request, response, since: now, moved: now, readBefore: one.socket.bytesRead });
    response.once('close', () => {
      one.since = performance.now();
      one.readBefore = one.socket.bytesRead;
      if (proxies > 0) release(one);
    });
  });
  if (proxies > 0) {
    app.addHook('onRequest', async ({ ip, raw }) => {
      const one = all.get(raw.socket);
      if (one !== undefined && one.address === null && !claim(one, redeDoEndereco(ip))) throw sobrecarga();
    });
  }
  const timer = setInterval(look, verificarMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
