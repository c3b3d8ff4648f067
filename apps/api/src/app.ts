import type { IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import multipart from '@fastify/multipart';
import { rotas } from '@instrutoria/contract/api.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { Deps } from './context.ts';
import { lerChaves } from './features/declaracao/chave-repository.ts';
import { handlers } from './handlers.ts';
import { bindRoutes } from './http/call/bind-routes.ts';
import { handleClientError, handleError } from './http/call/error-handler.ts';
import { registerJsonBody } from './http/call/json-body.ts';
import { registerConnections } from './http/limits/connections.ts';
import { registerOverload } from './http/limits/overload.ts';
import { registerCompression } from './http/server/compression.ts';
import { registerPendingInstallation } from './http/server/pending-installation.ts';
import { registerSecurity } from './http/server/security.ts';
import { registerSecurityTxt } from './http/server/security-txt.ts';
import { registerWebApp } from './http/server/web-app.ts';

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
/**
 * The limit of a body outside the contract; each call of the contract has its own (contract/body-limit.ts).
 */
const JSON_MAXIMO = 16 * 1024;

export async function buildApp(deps: Deps, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    genReqId: requestNumbers(deps.config.proxies),
    // The hook below writes one line per request, without query strings or headers (T-A8, T-M9).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_MAXIMO,
    trustProxy: trustedHops(deps.config.proxies),
    exposeHeadRoutes: true,
    requestTimeout: 120_000,
    connectionTimeout: 0,
    keepAliveTimeout: 10_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // Checks every five seconds for unfinished headers, not every thirty.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 } as object,
    routerOptions: {
      caseSensitive: true,
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
      maxParamLength: 200,
    },
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  registerJsonBody(app);
  app.setErrorHandler(handleError);
  registerConnections(app, deps.config.proxies);
  registerOverload(app);
  registerSecurity(app, deps.config);
  await registerPendingInstallation(app, deps.database.db);
  await app.register(multipart, { throwFileSizeLimit: false });
  await registerCompression(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const rota = routeOptions.url ?? '(nenhuma)';
    const chamada = routeOptions.config.chamada ?? 'nenhuma';
    deps.metrics.pedido(chamada, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info(
      { metodo: method, rota, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'pedido',
    );
  });
  bindRoutes(app, deps, rotas, handlers);
  registerSecurityTxt(app, deps);
  await registerWebApp(app, WEB_DIST, async () => JSON.stringify(await lerChaves(deps.database.db)));
  return app;
}

/** The address of the N-th trusted hop from the right; the rest of X-Forwarded-For is ignored (T-A2). */
function trustedHops(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops === 0 ? false : (_address, hop) => hop < hops;
}

const NUMBER_OF_A_PROXY = /^[\w.:-]{1,64}$/;

/** The request's number from the trusted proxy's log, else the next number of this process. */
function requestNumbers(hops: number): (request: { headers: IncomingHttpHeaders }) => string {
  let last = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (hops > 0 && typeof given === 'string' && NUMBER_OF_A_PROXY.test(given)) return given;
    last += 1;
    return `req-${last}`;
  };
}
