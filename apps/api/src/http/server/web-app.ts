import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CAMINHOS_DAS_PAGINAS } from '@instrutoria/contract/paginas.gerada.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleNotFound, sendProblem } from '../call/error-handler.ts';

const DA_API = /^\/(?:api|auth|saude)(?:\/|$)/i;

/** Plain words between slashes: no file name, no dots, nothing encoded or doubled (T-B13). */
const CAMINHO_DE_PAGINA = /^\/(?:[\w-]+\/)*[\w-]*$/;

/** A file name as the build makes it: no dot at the beginning, no slash, nothing encoded. */
const NOME_DE_ARQUIVO = String.raw`^[\w-][\w.-]*$`;

/** Like the browser's router: ignores case and a trailing slash. */
const EXISTENTES = CAMINHOS_DAS_PAGINAS.map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[\\w-]+')}/?$`, 'i'),
);

const caminhoDe = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/**
 * True for a browser's navigation; /.env, *.map, old chunks and disguised API paths get an error as data
 * (T-K10).
 */
function pedePagina(request: FastifyRequest): boolean {
  const path = caminhoDe(request);
  return ['GET', 'HEAD'].includes(request.method) && CAMINHO_DE_PAGINA.test(path) && !DA_API.test(path);
}

/** Whether the address is that of a page of the product. */
export function nomeiaPagina(request: FastifyRequest): boolean {
  return pedePagina(request) && EXISTENTES.some((pattern) => pattern.test(caminhoDe(request)));
}

/** Programs must not take a page for an answer: probes for other products ask for /metrics and /health. */
const ehNavegador = ({ headers }: FastifyRequest): boolean => /text\/html/.test(headers.accept ?? '');

const DE_ARQUIVO =
  /^(content-(?:type|encoding|length|range)$|etag$|strict-transport-security$|x-content-type-options$|cross-origin-resource-policy$)/;

/** A page's policy has no effect on scripts, styles and fonts and costs half a kilobyte each. */
function soOsDeArquivo(reply: Pick<FastifyReply, 'getHeaders' | 'removeHeader'>): void {
  for (const nome of Object.keys(reply.getHeaders())) if (!DE_ARQUIVO.test(nome)) reply.removeHeader(nome);
}

/** The page that checks signatures carries the public keys in itself, so that it needs no call. */
const CONFERIR = /^\/conferir\/?$/i;

/** JSON of public keys as data of the page: not a script, so the policy of scripts does not matter. */
function comChaves(pagina: string, chaves: string): string {
  const dados = chaves.replaceAll('<', String.raw`\u003c`);
  return pagina.replace(
    '</head>',
    () => `<script type="application/json" id="chaves">${dados}</script></head>`,
  );
}

/** Hashed assets are cached for ever, pages never. `lerChaves` answers the public keys as JSON. */
export async function registerWebApp(
  app: FastifyInstance,
  dir: string,
  lerChaves: () => Promise<string>,
): Promise<void> {
  const pronto = existsSync(join(dir, 'index.html'));
  const pagina = pronto ? await readFile(join(dir, 'index.html'), 'utf8') : null;
  if (pronto) {
    const comum = { index: false, preCompressed: true, cacheControl: false } as const;
    await app.register(fastifyStatic, {
      ...comum,
      root: dir,
      wildcard: false,
      globIgnore: ['assets/**'],
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'no-cache');
        reply.header('vary', 'Accept-Encoding');
      },
    });
    await app.register(fastifyStatic, {
      ...comum,
      root: join(dir, 'assets'),
      serve: false,
      setHeaders: (reply) => {
        soOsDeArquivo(reply);
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        reply.header('vary', 'Accept-Encoding');
      },
    });
    // One route for all files, because a route for each of about a thousand took 50 ms of every start.
    app.route<{ Params: { arquivo: string } }>({
      method: ['GET', 'HEAD'],
      url: `/assets/:arquivo(${NOME_DE_ARQUIVO})`,
      handler: (request, reply) => reply.sendFile(request.params.arquivo),
    });
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!pedePagina(request)) return handleNotFound(request, reply);
    const existe = nomeiaPagina(request);
    if (!existe && (pagina === null || !ehNavegador(request))) return handleNotFound(request, reply);
    if (pagina === null) {
      return sendProblem(reply, {
        status: 503,
        code: 'SEM_PAGINAS',
        message: 'As páginas ainda não foram construídas.',
      });
    }
    // For other addresses the browser's router shows 'Página não encontrada'.
    return reply
      .code(existe ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(CONFERIR.test(caminhoDe(request)) ? comChaves(pagina, await lerChaves()) : pagina);
  });
}
