import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

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
  /** 10 seconds by default. */
  readonly limitMs?: number | undefined;
}

/**
 * Requests to addresses that people typed. Names are resolved once, and the connection goes to the address that was
 * checked. Redirects are answered, never followed. Each request ends after 10 seconds.
 */
export interface OutboundNetwork {
  /** Throws an OutboundRefused for a private address, and the network's errors. */
  fetch(url: string, request?: OutboundRequest): Promise<Response>;
  /** For sockets of other protocols: throws an OutboundRefused for an IP address that is refused. */
  checkHost(host: string): void;
  /** The `lookup` of their options. */
  readonly lookup: LookupFunction;
}

const LIMIT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;

type Range = readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'];

/** Never asked: this host's unnamed address, metadata of clouds, multicast, reserved. */
const NEVER: readonly Range[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
];
const INTERNAL: readonly Range[] = [
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
];

function blockList(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix, family] of ranges) list.addSubnet(address, prefix, family);
  return list;
}

const never = blockList(NEVER);
const internal = blockList(INTERNAL);

function isBlocked(address: string, allowInternal: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return never.check(address, family) || (!allowInternal && internal.check(address, family));
}

function refused(host: string): OutboundRefused {
  return new OutboundRefused(`${host} é um endereço da rede interna`);
}

/** `allowInternal`: addresses of the internal network too, and http. */
export function createOutboundNetwork(allowInternal: boolean): OutboundNetwork {
  const lookup: LookupFunction = (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '');
      const allowed = found.filter(({ address }) => !isBlocked(address, allowInternal));
      const [first] = allowed;
      if (first === undefined) return callback(refused(hostname), '');
      return options.all === true ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
  // Sockets do not look up an IP address, so it is checked here.
  const checkHost = (host: string) => {
    const bare = host.replace(/^\[|\]$/g, '');
    if (isIP(bare) !== 0 && isBlocked(bare, allowInternal)) throw refused(bare);
  };
  return {
    lookup,
    checkHost,
    async fetch(url, request = {}) {
      const { protocol, hostname } = new URL(url);
      if (protocol !== 'https:' && !(protocol === 'http:' && allowInternal)) {
        throw new OutboundRefused(`${hostname} precisa de https`);
      }
      checkHost(hostname);
      return send(url, request, lookup);
    },
  };
}

function send(url: string, request: OutboundRequest, lookup: LookupFunction): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { method = 'GET', headers = {}, body, maxBytes = MAX_BYTES, signal, limitMs = LIMIT_MS } = request;
  const limit = AbortSignal.timeout(limitMs);
  const options = { method, headers: { ...headers }, lookup, agent: false } as const;
  const sent = (url.startsWith('https:') ? https : http).request(
    url,
    { ...options, signal: signal === undefined ? limit : AbortSignal.any([limit, signal]) },
    (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) answer.destroy(new Error(`the answer has more than ${maxBytes} bytes`));
        else chunks.push(chunk);
      });
      answer.on('error', reject);
      answer.on('end', () => resolve(responseOf(answer, Buffer.concat(chunks))));
    },
  );
  sent.on('error', reject);
  sent.end(body ?? undefined);
  return promise;
}

const WITHOUT_BODY = new Set([204, 205, 304]);

function responseOf(answer: http.IncomingMessage, body: Buffer): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(body), { status, headers });
}
