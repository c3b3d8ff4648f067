import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { Route } from '@instrutoria/contract/route.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Adds `reply.compress`, which the routes call: zstd at level 3, the others at these levels. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    encodings: ['zstd', 'br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    zlibOptions: { level: 1 },
    // A list of 500 takes 1 ms; a stream on another thread takes three times the CPU time.
    syncThreshold: 1024 * 1024,
    // `mayCompress` has checked the type, and knows application/x-ndjson.
    customTypes: () => true,
  });
}

/**
 * Sheets, PDFs, images and archives are compressed already. Plain text may begin with '80' or 'X(', which the
 * plugin takes for compressed bytes: it would declare an encoding and send them unchanged.
 */
const TEXT = /^(?:text\/(?:html|csv|calendar)|application\/(?:json|x-ndjson))/;

function mayCompress(route: Route, reply: FastifyReply): boolean {
  return route.comprimida && TEXT.test(String(reply.getHeader('content-type')));
}

/** Compresses the body where the contract allows it (BREACH) and the caller accepts it. */
export function sendCompressed(
  route: Route,
  reply: FastifyReply,
  body: string | Buffer | Readable,
): FastifyReply {
  if (!mayCompress(route, reply)) return reply.send(body);
  // The plugin logs a stream's error unchanged, and PostgreSQL's errors may quote people's data.
  reply.log = reply.log.child({}, { level: 'silent' });
  reply.compress(body);
  return reply;
}
