import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { Route } from '@instrutoria/contract/route.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Adds `reply.compress`, and compresses nothing by itself: zstd by its level 3, the others by these. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    encodings: ['zstd', 'br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    zlibOptions: { level: 1 },
    // A list of 500 takes 1 ms; by a stream on another thread it takes three times the processor time.
    syncThreshold: 1024 * 1024,
    // `mayCompress` has judged it, and knows application/x-ndjson.
    customTypes: () => true,
  });
}

/**
 * Sheets, PDFs, images and archives are compressed already. Plain text may begin with '80' or 'X(', which the
 * plugin takes for compressed bytes: it would name an encoding and send them as they are.
 */
const TEXT = /^(?:text\/(?:html|csv|calendar)|application\/(?:json|x-ndjson))/;

function mayCompress(route: Route, reply: FastifyReply): boolean {
  return route.comprimida && TEXT.test(String(reply.getHeader('content-type')));
}

/** Compresses the body where the contract lets it (BREACH) and the caller accepts it. */
export function sendCompressed(
  route: Route,
  reply: FastifyReply,
  body: string | Buffer | Readable,
): FastifyReply {
  if (!mayCompress(route, reply)) return reply.send(body);
  // The plugin logs the error that ends a stream as it is, and PostgreSQL's may quote people's data.
  reply.log = reply.log.child({}, { level: 'silent' });
  reply.compress(body);
  return reply;
}
