import { bodyLimit } from '@instrutoria/contract/body-limit.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import type { FastifyInstance } from 'fastify';
import { runFor } from '../../adapters/caller.ts';
import type { Deps, Estudante, Usuario } from '../../context.ts';
import { exigirPortaLigada } from '../../features/porta/queries.ts';
import type { AnyHandler } from '../../handlers.ts';
import { countAnonymous } from '../limits/anonymous-limit.ts';
import { serve } from '../server/serve.ts';
import { authenticate } from './authenticate.ts';
import { checkFunction } from './authorize.ts';
import type { Bound } from './call.ts';
import { waitingCallerOf } from './caller-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    usuario: Usuario | null;
    estudante: Estudante | null;
  }
  interface FastifyContextConfig {
    /** The call's name in the contract; absent for pages and files. */
    chamada?: string;
  }
}

const DA_API = /^\/(api|auth|saude)(\/|$)/;

/** Default deny (T-B2): a route under the API's prefixes that is not in the contract stops the start. */
function refuseUnknownRoutes(app: FastifyInstance, rotas: Readonly<Record<string, Route>>): void {
  const conhecidas = new Set(
    Object.values(rotas).flatMap(({ method, path }) =>
      // Fastify answers HEAD with the handler of GET.
      method === 'GET' ? [`GET ${path}`, `HEAD ${path}`] : [`${method} ${path}`],
    ),
  );
  app.addHook('onRoute', ({ method, url }) => {
    const nova = [method].flat().find((m) => DA_API.test(url) && !conhecidas.has(`${m} ${url}`));
    if (nova !== undefined) throw new Error(`a route without an access row: ${nova} ${url}`);
  });
}

/** Forms are parsed only in this scope; elsewhere their content type stays refused (T-C10). */
function takesForm(app: FastifyInstance, bind: (scope: FastifyInstance) => void): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 256 * 1024 },
      (_request, body, done) => done(null, { formulario: body }),
    );
    bind(scope);
    done();
  });
}

/** A missing act does not type-check. Headers are checked before the body is received. */
export function bindRoutes(
  app: FastifyInstance,
  deps: Deps,
  rotas: Readonly<Record<string, Route>>,
  handlers: Readonly<Record<string, AnyHandler>>,
): void {
  app.decorateRequest('usuario', null);
  app.decorateRequest('estudante', null);
  refuseUnknownRoutes(app, rotas);
  const actOf = (nome: string) => {
    const handler = handlers[nome];
    if (handler === undefined) throw new Error(`no handler for ${nome}`);
    return typeof handler === 'function' ? { executar: handler } : handler;
  };
  const leituraDe = ({ leitura }: Route): Bound | null => {
    const route = leitura === null ? undefined : rotas[leitura];
    if (leitura === null || route === undefined) return null;
    return { route, act: actOf(leitura), deps, reads: deps.database.db, leitura: null };
  };
  for (const [nome, route] of Object.entries(rotas)) {
    const act = actOf(nome);
    if (route.julgado !== null && 'preparar' in act)
      throw new Error(`${nome} would prepare before participation is judged`);
    const bound: Bound = { route, act, deps, reads: deps.database.db, leitura: leituraDe(route) };
    const bind = (scope: FastifyInstance) =>
      void scope.route({
        method: route.method,
        url: route.path,
        config: { chamada: nome },
        bodyLimit: bodyLimit(route),
        onRequest: async (request) => {
          const { usuario, estudante } = await authenticate(deps, request);
          request.usuario = usuario;
          request.estudante = estudante;
          checkFunction(route, usuario, estudante);
          if (route.limitada && usuario === null && estudante === null)
            await countAnonymous(deps, nome, request.ip);
          // Before the body is received: only a door that is on takes a form (D60).
          if (route.formulario) await exigirPortaLigada(deps.database.db, request.params);
        },
        handler: (request, reply) =>
          runFor(waitingCallerOf(request, reply), () => serve(bound, request, reply)),
      });
    if (route.formulario) takesForm(app, bind);
    else bind(app);
  }
}
