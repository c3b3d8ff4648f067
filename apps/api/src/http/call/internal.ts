import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { Deps } from '../../context.ts';
import { detalhesDaSaude } from '../../features/sistema/use-cases/detalhes.ts';
import { createMedidas } from '../../features/sistema/use-cases/medidas.ts';
import { handleClientError, handleError, handleNotFound } from './error-handler.ts';

/**
 * Metrics for the machine's own monitors, without a login: on a separate address, off by default, and
 * read-only. Everybody who reaches the port can read them; the public listener has none of them.
 */
export function buildInternal(deps: Deps, logger: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
    requestTimeout: 10_000,
    forceCloseConnections: true,
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  });
  const medir = createMedidas(deps);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(deps.metrics.texto(await medir())),
  );
  app.get('/saude/detalhes', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await detalhesDaSaude(deps.partes, { agora: false })),
  );
  return app;
}
