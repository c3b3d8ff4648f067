import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { registerSecurity } from './security.ts';
import { registerWebApp } from './web-app.ts';

const PAGINA = '<!doctype html><head></head>';

describe('the built pages', () => {
  const app = Fastify();
  let dir = '';
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'paginas-'));
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, 'index.html'), PAGINA);
    await writeFile(join(dir, 'marca.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(dir, 'assets/a.js'), 'export {};');
    await writeFile(join(dir, 'assets/a.js.gz'), gzipSync('export {};'));
    const env = { DATA_DIR: dir, PUBLIC_URL: 'https://instrutoria.exemplo.br' };
    await registerSecurity(app, readConfig(env, { demonstracao: false }));
    await registerWebApp(app, dir, async () => '[{"kid":"<a"}]');
  });
  afterAll(async () => {
    await app.close();
    await rm(dir, { recursive: true, force: true });
  });

  it('serve a hashed file compressed, cacheable for ever, without headers of a page', async () => {
    const { headers, statusCode } = await app.inject({
      url: '/assets/a.js',
      headers: { host: 'instrutoria.exemplo.br', 'accept-encoding': 'gzip' },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    });
    expect(Object.keys(headers).sort()).toEqual([
      'cache-control',
      'connection',
      'content-encoding',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'strict-transport-security',
      'vary',
      'x-content-type-options',
    ]);
  });

  it.each(['/', '/menu', '/marca.svg'])('%s has the whole policy (T-K1)', async (url) => {
    const { headers } = await app.inject({ url, headers: { host: 'instrutoria.exemplo.br' } });
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('answer 404 with the whole policy to a missing hashed file', async () => {
    const { headers, statusCode } = await app.inject({
      url: '/assets/b.js',
      headers: { host: 'instrutoria.exemplo.br', accept: 'text/html' },
    });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('answer HEAD of a hashed file like GET', async () => {
    const pedido = {
      url: '/assets/a.js',
      headers: { host: 'instrutoria.exemplo.br', 'accept-encoding': 'gzip' },
    };
    const [head, get] = [await app.inject({ ...pedido, method: 'HEAD' }), await app.inject(pedido)];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      etag: get.headers.etag,
      'content-length': get.headers['content-length'],
    });
  });

  it.each(['/assets/.env', '/assets/..%2findex.html', '/assets/sub/a.js', '/assets//a.js'])(
    'answer 404 to a name without a hash: %s',
    async (url) => {
      const { headers, statusCode } = await app.inject({ url, headers: { host: 'instrutoria.exemplo.br' } });
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );

  const visitar = (url: string, accept = 'text/html,*/*') =>
    app.inject({ url, headers: { host: 'instrutoria.exemplo.br', accept } });

  it.each([
    '/',
    '/login',
    '/login/',
    '/Login',
    '/login?de=x',
    '/resultados/3/versoes/1',
    '/declaracao/AB-12',
  ])('serve %s, a page of the table of routes, with 200', async (url) => {
    const { statusCode, body, headers } = await visitar(url);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, PAGINA, 'no-cache']);
    expect((await visitar(url, '*/*')).statusCode).toBe(200);
  });

  it.each(['/conferir', '/conferir/'])('serve %s with the public keys in it, as data', async (url) => {
    const { statusCode, body } = await visitar(url);
    const dados = '<script type="application/json" id="chaves">[{"kid":"\\u003ca"}]</script>';
    expect([statusCode, body]).toEqual([200, PAGINA.replace('</head>', `${dados}</head>`)]);
  });

  it.each(['/nada', '/login/mais', '/resultados/3/versoes', '/metrics', '/health', '/resultados//3'])(
    'answer 404 to %s, with a page for a browser and as data for others',
    async (url) => {
      const { statusCode, body, headers } = await visitar(url);
      const problema = url.includes('//');
      expect([statusCode, body === PAGINA]).toEqual([404, !problema]);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      for (const accept of ['*/*', 'text/plain;version=0.0.4', 'application/json']) {
        const outra = await visitar(url, accept);
        expect([outra.statusCode, outra.json()]).toEqual([
          404,
          expect.objectContaining({ code: 'NAO_ENCONTRADO' }),
        ]);
      }
    },
  );

  it.each(['/API/unidade', '/api/nada', '/Auth', '/saude/nada'])(
    'answer %s to a browser with data of the API, never the page (T-B13)',
    async (url) => {
      const { statusCode, headers } = await visitar(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    },
  );

  it.each(['/.git/config', '/.env', '/assets/app.js.map', '/package.json', '/dados/segredo.txt'])(
    'serve %s to a browser as no page under another name (T-K14)',
    async (url) => {
      const { statusCode, headers } = await visitar(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    },
  );
});
