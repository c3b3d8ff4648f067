import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleNotFound, sendProblem } from './error-handler.ts';

const DA_API = /^\/(?:api|auth|saude)(?:\/|$)/i;

/** Plain words between slashes: no file name, no dots, nothing encoded or doubled (T-B13). */
const CAMINHO_DE_PAGINA = /^\/(?:[\w-]+\/)*[\w-]*$/;

/** /.env, *.map, old chunks and disguised API paths are 404 (T-K10). */
function ehPagina(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  return request.method === 'GET' && CAMINHO_DE_PAGINA.test(path) && !DA_API.test(path);
}

const DE_ARQUIVO =
  /^(content-(?:type|encoding|length|range)$|etag$|strict-transport-security$|x-content-type-options$|cross-origin-resource-policy$)/;

/** A page's policy does nothing on scripts, styles and fonts but cost half a kilobyte each. */
function soOsDeArquivo(reply: Pick<FastifyReply, 'getHeaders' | 'removeHeader'>): void {
  for (const nome of Object.keys(reply.getHeaders())) if (!DE_ARQUIVO.test(nome)) reply.removeHeader(nome);
}

/** Hashed assets are cached for ever, pages never. */
export async function registerWebApp(app: FastifyInstance, dir: string): Promise<void> {
  const pronto = existsSync(join(dir, 'index.html'));
  const pagina = pronto ? await readFile(join(dir, 'index.html')) : null;
  if (pronto) {
    await app.register(fastifyStatic, {
      root: dir,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const paraSempre = path.includes('/assets/');
        if (paraSempre) soOsDeArquivo(reply);
        reply.header('cache-control', paraSempre ? 'public, max-age=31536000, immutable' : 'no-cache');
        reply.header('vary', 'Accept-Encoding');
      },
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!ehPagina(request)) return handleNotFound(request, reply);
    if (pagina === null) {
      return sendProblem(reply, {
        status: 503,
        code: 'SEM_PAGINAS',
        message: 'As páginas ainda não foram construídas.',
      });
    }
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(pagina);
  });
}
