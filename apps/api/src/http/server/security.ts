import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config/config.ts';
import { sendProblem } from '../call/error-handler.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/**
 * The only Trusted Types policies (T-K1): DOMPurify's; the editor's, whose documents are never in the page,
 * for stored texts and for the clipboard; the empty page on which a report is drawn; and the default one,
 * which allows no markup.
 */
const POLITICAS = ['dompurify', 'texto', 'ProseMirrorClipboard', 'folha', 'default'];

/** The product uses none of these, so an injected page cannot either. */
const PERMISSOES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((recurso) => `${recurso}=()`)
  .join(', ');

function hostName(host: string | undefined): string {
  const valor = (host ?? '').toLowerCase();
  return valor.startsWith('[') ? valor.replace(/\]:\d+$/, ']') : valor.replace(/:\d+$/, '');
}

/**
 * Published results must be found by law, with and without a script; search engines may index nothing else.
 */
const ehResultado = (caminho: string, rota: string): boolean =>
  /^\/resultados(\/|$)/.test(caminho) || /^\/api\/publico\/resultados\/(:editalId\/)?pagina$/.test(rota);

/** Computed once, because helmet computes equal headers at every request. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error) => {
    if (error !== undefined) throw error;
  });
  return answer.getHeaders();
}

/** Headers of every answer, and the Host check (T-A7). CORS headers are never sent. */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  const fixos = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        frameSrc: ['blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: POLITICAS,
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // Only PUBLIC_URL shows whether the outside uses HTTPS.
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(fixos).header('permissions-policy', PERMISSOES);
  });
  app.addHook('onRequest', async (request, reply) => {
    // RFC 9112: Node uses the first Host header, and a proxy may have checked the other.
    const nomes = request.raw.rawHeaders.filter((_valor, i) => i % 2 === 0);
    if (nomes.filter((nome) => nome.toLowerCase() === 'host').length > 1) {
      return sendProblem(reply, {
        status: 400,
        code: 'CABECALHO_REPETIDO',
        message: 'O pedido traz mais de um endereço.',
      });
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    const nome = hostName(request.headers.host);
    if (config.hostExigido !== null && nome !== config.hostExigido && !LOOPBACK.has(nome)) {
      return sendProblem(reply, {
        status: 421,
        code: 'ENDERECO_ERRADO',
        message: 'Este endereço não é atendido aqui.',
      });
    }
  });
  app.addHook('onSend', async (request, reply) => {
    // The router's path, because the address may be encoded (%61pi).
    const url = request.routeOptions.url ?? request.url;
    if (!url.startsWith('/assets/') && !ehResultado(request.url.split('?')[0] ?? '', url)) {
      void reply.header('x-robots-tag', 'noindex, nofollow');
    }
    // A call of the contract may also be under /.well-known.
    const daApi = /^\/(api|auth|saude)\//.test(url) || request.routeOptions.config.chamada !== undefined;
    if (daApi && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'private, no-store');
      const vary = reply.getHeader('vary');
      void reply.header('vary', vary === undefined ? 'Authorization' : `Authorization, ${String(vary)}`);
    }
    // Not the storage: the browser deletes its entries by name, and keeps the device's token (D51).
    if (url === '/auth/logout') void reply.header('clear-site-data', '"cache"');
  });
}
