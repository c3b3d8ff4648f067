import { rotas } from '@instrutoria/contract/api.ts';
import { DOCS_HTML } from '@instrutoria/contract/docs-html.ts';
import { openApiDocument } from '@instrutoria/contract/openapi.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../handlers.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { VERSAO } from '../../version.ts';
import { bindRoutes } from './bind-routes.ts';

const linhas = Object.values(rotas).map(({ method, path }) => `${method} ${path}`);

describe('the router and the access table are one (T-B2)', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  it('serves every call of the contract', () => {
    const faltam = Object.values(rotas).filter(({ method, path }) => !t.app.hasRoute({ method, url: path }));
    expect(faltam).toEqual([]);
  });

  it('registers exactly the calls of the contract', async () => {
    const app = fastify({ exposeHeadRoutes: false });
    const registradas: string[] = [];
    app.addHook('onRoute', ({ method, url }) => void registradas.push(`${String(method)} ${url}`));
    bindRoutes(app, t.deps, rotas, handlers);
    await app.ready();
    expect(registradas.sort()).toEqual([...linhas].sort());
  });

  it.each(['/api/nova', '/auth/nova', '/saude/nova', '/api'])(
    'does not start with %s, which has no row in the table',
    (url) => {
      const app = fastify({ exposeHeadRoutes: false });
      bindRoutes(app, t.deps, rotas, handlers);
      expect(() => app.get(url, () => 'aberta')).toThrow(`a route without an access row: GET ${url}`);
    },
  );

  it('serves the document and the page of exactly these calls', async () => {
    const documento = await send(t.url, 'GET', '/api/openapi.json');
    expect(documento.body).toEqual(JSON.parse(JSON.stringify(openApiDocument(rotas, VERSAO))));
    const pagina = await send(t.url, 'GET', '/api/docs');
    expect([pagina.headers.get('content-type'), pagina.text]).toEqual([
      'text/html; charset=utf-8',
      DOCS_HTML,
    ]);
  });

  it('does not start with a call that has no handler', () => {
    const { docs: _docs, ...semUm } = handlers;
    expect(() => bindRoutes(fastify({ exposeHeadRoutes: false }), t.deps, rotas, semUm)).toThrow(
      'no handler for docs',
    );
  });
});
