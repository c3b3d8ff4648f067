import { lookup as lookUp } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { bareHost, mayBeAsked } from './public-address.ts';

/** An address that may not be asked; its text names the host and goes to administrators. */
export class OutboundRefused extends Error {
  readonly code = 'OUTBOUND_REFUSED';
}

interface OutboundRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Uint8Array | null | undefined;
  /** Bytes of the answer, 1 MB by default: a longer one fails. */
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** For name, connection and answer together; 10 seconds by default. */
  readonly limitMs?: number | undefined;
}

/**
 * Requests to addresses that people typed. Names are resolved once, and the connection goes to an address that was
 * checked; a name with one address that may not be asked is refused. Redirects are answered, never followed.
 */
export interface OutboundNetwork {
  /** Throws an OutboundRefused for an address that may not be asked, and the network's errors. */
  fetch(url: string, request?: OutboundRequest): Promise<Response>;
  /** The status alone; the answer's body, which may be endless, is not read. */
  status(url: string, request: OutboundRequest): Promise<number>;
  /** For sockets of other protocols: throws an OutboundRefused for an IP address that may not be asked. */
  checkHost(host: string): void;
  /** The `lookup` of their options. */
  readonly lookup: LookupFunction;
}

/** The addresses of a name; replaced in tests of changing answers. */
export type Resolver = (name: string) => Promise<readonly string[]>;

const bySystem: Resolver = async (name) => {
  const found = await lookUp(name, { all: true, verbatim: true });
  return found.map(({ address }) => address);
};

const LIMIT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;

function refused(host: string): OutboundRefused {
  return new OutboundRefused(`${host} é um endereço da rede interna`);
}

/** The host's addresses. Throws an OutboundRefused when one of them may not be asked. */
export async function checkedAddresses(
  host: string,
  resolver: Resolver,
  allowInternal: boolean,
): Promise<readonly [string, ...string[]]> {
  const bare = bareHost(host);
  const [first, ...others] = isIP(bare) === 0 ? await resolver(bare) : [bare];
  if (first === undefined) throw new Error(`no address for ${bare}`);
  const addresses = [first, ...others] as const;
  if (!addresses.every((one) => mayBeAsked(one, allowInternal))) throw refused(bare);
  return addresses;
}

/** `allowInternal`: addresses of the internal network too, and http. */
export function createOutboundNetwork(
  allowInternal: boolean,
  resolver: Resolver = bySystem,
): OutboundNetwork {
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    checkedAddresses(hostname, resolver, allowInternal).then(
      (addresses) => {
        const [first] = addresses;
        if (all !== true) callback(null, first, isIP(first));
        else
          callback(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
          );
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
  // Sockets do not look up an IP address, so it is checked here.
  const checkHost = (host: string) => {
    const bare = bareHost(host);
    if (isIP(bare) !== 0 && !mayBeAsked(bare, allowInternal)) throw refused(bare);
  };
  /** The answer as soon as its head is there. */
  const ask = async (url: string, request: OutboundRequest): Promise<http.IncomingMessage> => {
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:' && !(protocol === 'http:' && allowInternal)) {
      throw new OutboundRefused(`${hostname} precisa de https`);
    }
    checkHost(hostname);
    const { method = 'GET', headers = {}, body, signal, limitMs = LIMIT_MS } = request;
    const limit = AbortSignal.timeout(limitMs);
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    const sent = (protocol === 'https:' ? https : http).request(
      url,
      {
        ...{ method, headers: { ...headers }, lookup, agent: false },
        signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
    return promise;
  };
  return {
    lookup,
    checkHost,
    async fetch(url, request = {}) {
      const answer = await ask(url, request);
      return responseOf(answer, await bodyOf(answer, request.maxBytes ?? MAX_BYTES));
    },
    async status(url, request) {
      const answer = await ask(url, request);
      answer.on('error', () => undefined);
      answer.destroy();
      return answer.statusCode ?? 0;
    },
  };
}

async function bodyOf(answer: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const WITHOUT_BODY = new Set([204, 205, 304]);

/** Throws on a status that no Response has. */
function responseOf(answer: http.IncomingMessage, body: Buffer): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(body), { status, headers });
}
