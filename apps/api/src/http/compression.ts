import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { Route } from '@instrutoria/contract/route.ts';
import type { FastifyReply } from 'fastify';

/** Less fits into one packet anyway. */
const SMALLEST = 1024;
/** Up to here packing takes a tenth of a millisecond, less than handing it to another thread. */
const AT_ONCE = 64 * 1024;
/** JSON, HTML, calendars and CSV; sheets, PDFs, pictures and archives are packed already. */
const TEXT = /^(?:text\/|application\/(?:json|x-ndjson))/;

const GZIP = { level: 1 };
const zstd = (level: number) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } });
const ZSTD = zstd(3);
/** Of some KiB level 3 leaves 3 % less and takes a quarter longer. */
const ZSTD_AT_ONCE = zstd(1);
function brotli(bytes: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes } };
}

/** With the levels that docs/adr/0022 measured, the best first. */
const CODINGS = {
  zstd: {
    now: (bytes: Buffer) => zstdCompressSync(bytes, ZSTD_AT_ONCE),
    later: (bytes: Buffer) => promisify(zstdCompress)(bytes, ZSTD),
    stream: () => createZstdCompress(ZSTD),
  },
  br: {
    now: (bytes: Buffer) => brotliCompressSync(bytes, brotli(bytes.byteLength)),
    later: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotli(bytes.byteLength)),
    stream: () => createBrotliCompress(brotli(0)),
  },
  gzip: {
    now: (bytes: Buffer) => gzipSync(bytes, GZIP),
    later: (bytes: Buffer) => promisify(gzip)(bytes, GZIP),
    stream: () => createGzip(GZIP),
  },
};
type Coding = keyof typeof CODINGS;

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((one) => one.trim());
    const [q] = params.filter((one) => one.startsWith('q=')).map((one) => Number(one.slice(2)));
    weights.set(name, q === undefined ? 1 : q > 0 && q <= 1 ? q : 0);
  }
  return weights;
}

/** The encoding that the caller accepts, by its weights and then by ours; null to send it as it is. */
export function codingOf(header: string | undefined): Coding | null {
  if (header === undefined) return null;
  const weights = weightsOf(header);
  let best: Coding | null = null;
  let highest = weights.get('identity') ?? 0;
  for (const coding of ['zstd', 'br', 'gzip'] as const) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > highest || (weight === highest && weight > 0 && best === null)) {
      best = coding;
      highest = weight;
    }
  }
  return best;
}

/** The coding for this answer; says that it was chosen. Its version weakens: the bytes are others. */
function chosen(reply: FastifyReply): Coding | null {
  void reply.header('vary', 'Accept-Encoding');
  const accepted = reply.request.headers['accept-encoding'];
  const coding = codingOf(Array.isArray(accepted) ? accepted.join(',') : accepted);
  if (coding === null) return null;
  void reply.header('content-encoding', coding);
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) void reply.header('etag', `W/${etag}`);
  return coding;
}

function mayBePacked(route: Route, reply: FastifyReply): boolean {
  return route.comprimida && TEXT.test(String(reply.getHeader('content-type')));
}

/** A whole answer, packed where the contract lets it and it is worth it. */
export function packed(
  route: Route,
  reply: FastifyReply,
  body: string | Buffer,
): string | Buffer | Promise<Buffer> {
  if (Buffer.byteLength(body) < SMALLEST || !mayBePacked(route, reply)) return body;
  const coding = chosen(reply);
  if (coding === null) return body;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return bytes.byteLength <= AT_ONCE ? CODINGS[coding].now(bytes) : CODINGS[coding].later(bytes);
}

/** The same of an answer whose length nobody knows yet. An error at one end ends the other. */
export function packedStream(route: Route, reply: FastifyReply, stream: Readable): Readable {
  const coding = mayBePacked(route, reply) ? chosen(reply) : null;
  return coding === null ? stream : pipeline(stream, CODINGS[coding].stream(), () => undefined);
}
