import { connect } from 'node:net';
import { rotas } from '@instrutoria/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

describe('the headers of every answer (T-K1, T-K11, T-M14)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  const SEMPRE: Readonly<Record<string, string>> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };

  it('[C-H11] deny the browser features that no page of ours uses', async () => {
    const { headers } = await sendRaw(t.url, 'GET', '/menu');
    expect(headers['permissions-policy']).toContain('camera=(), ');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  it('[C-H11] refuse two Host headers', async () => {
    const { hostname, port } = new URL(t.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.end(
          'GET /saude/viva HTTP/1.1\r\nHost: localhost\r\nHost: mal.example\r\nConnection: close\r\n\r\n',
        );
      });
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  });

  describe('[C-H11] /.well-known/security.txt', () => {
    const ler = (url: string) => sendRaw(url, 'GET', '/.well-known/security.txt');

    it('names the data protection officer, its expiry and its address', async () => {
      const { token } = await w.novaPessoa('administrador');
      const email = 'encarregado@ufx.br';
      await send(t.url, 'PUT', '/api/configuracao', { token, body: { encarregado: { email } } });
      const { status, headers, text } = await ler(t.url);
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      const campos = Object.fromEntries(
        text
          .trim()
          .split('\n')
          .map((linha) => linha.split(/: (.*)/).slice(0, 2)),
      );
      expect(campos).toEqual({
        Contact: `mailto:${email}`,
        Expires: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
        'Preferred-Languages': 'pt',
        Canonical: `${t.deps.config.publicUrl}/.well-known/security.txt`,
      });
      const dias = (Date.parse(campos.Expires ?? '') - t.deps.clock.real().getTime()) / 86_400_000;
      expect(dias).toBeGreaterThan(80);
      expect(dias).toBeLessThan(366);
    });

    it('contains the operator’s settings, and no person’s address without them', async () => {
      const outro = await createTestApp();
      await createWorld(outro).novaPessoa('administrador');
      expect((await ler(outro.url)).status).toBe(404);
      await outro.close();
      const dito = await createTestApp({ env: { CONTATO_DE_SEGURANCA: 'https://ufx.br/relatar' } });
      expect((await ler(dito.url)).text).toContain('Contact: https://ufx.br/relatar\n');
      await dito.close();
    });
  });

  it('[C-D9] allow search engines to index the published results, and nothing else', async () => {
    for (const path of [
      '/resultados',
      '/resultados/3',
      '/resultados/3/versoes/1',
      '/api/publico/resultados/pagina',
      '/api/publico/resultados/3/pagina?versao=1',
    ]) {
      expect((await sendRaw(t.url, 'GET', path)).headers).not.toHaveProperty('x-robots-tag');
    }
    for (const path of ['/resultadosx', '/menu', '/api/publico/resultados', '/%72esultados/../menu']) {
      expect((await sendRaw(t.url, 'GET', path)).headers['x-robots-tag']).toBe('noindex, nofollow');
    }
  });

  it.each([
    '/',
    '/menu',
    '/api/unidade',
    '/api/nada',
    '/auth/sessoes',
    '/saude/viva',
    '/api/docs',
    '/nada.js',
  ])('%s: send the policy, and forbid sniffing and framing', async (path) => {
    const { headers } = await sendRaw(t.url, 'GET', path);
    expect(headers).toMatchObject(SEMPRE);
    const csp = String(headers['content-security-policy']);
    for (const parte of [
      "default-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify texto ProseMirrorClipboard folha default',
    ]) {
      expect(csp).toContain(parte);
    }
    expect(csp).not.toMatch(/script-src[^;]*unsafe|\*/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it('forbid caches to store any response of the API, refusals included (T-D17, T-G18)', async () => {
    const { token } = await w.novaPessoa('administrador');
    const guardaveis: string[] = [];
    for (const { method, path } of Object.values(rotas)) {
      for (const quem of [undefined, token]) {
        const { headers } = await sendRaw(t.url, method, path.replace(/:\w+/g, '1'), { token: quem });
        const certos = headers['cache-control'] === 'private, no-store' && headers.vary === 'Authorization';
        if (!certos) guardaveis.push(`${method} ${path}: ${headers['cache-control']} ${headers.vary}`);
      }
    }
    expect(guardaveis).toEqual([]);
  });

  it('allow no other origin and set no cookie (T-K12)', async () => {
    const { token } = await w.novaPessoa();
    for (const origin of ['https://mal.example', 'null', t.url]) {
      const lida = await sendRaw(t.url, 'GET', '/auth/sessoes', { token, headers: { origin } });
      const previa = await sendRaw(t.url, 'OPTIONS', '/auth/sessoes', {
        headers: { origin, 'access-control-request-method': 'DELETE' },
      });
      for (const { headers } of [lida, previa]) {
        expect(
          Object.keys(headers).filter((h) => h.startsWith('access-control') || h === 'set-cookie'),
        ).toEqual([]);
      }
      expect(previa.status).toBe(404);
    }
  });

  it('promise HTTPS only when the public address has it', async () => {
    expect((await sendRaw(t.url, 'GET', '/saude/viva')).headers['strict-transport-security']).toBeUndefined();
    const https = await createTestApp({ env: { PUBLIC_URL: 'https://instrutoria.exemplo.br' } });
    try {
      const { headers } = await sendRaw(https.url, 'GET', '/saude/viva');
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
    } finally {
      await https.close();
    }
  });
});

describe('PUBLIC_URL set by hand (T-A7)', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp({ env: { PUBLIC_URL: 'https://instrutoria.exemplo.br' } });
  });
  afterAll(() => t.close());

  it.each([
    'mal.example',
    'mal.example:80',
    'instrutoria.exemplo.br.mal.example',
    'x',
    '127.0.0.1.mal.example',
  ])('refuses the host %s with 421 on every path', async (host) => {
    for (const path of ['/', '/api/unidade', '/saude/viva', '/nada']) {
      const r = await sendRaw(t.url, 'GET', path, { headers: { host } });
      expect([r.status, JSON.parse(r.text)]).toEqual([
        421,
        expect.objectContaining({ code: 'ENDERECO_ERRADO' }),
      ]);
    }
  });

  it.each([
    'instrutoria.exemplo.br',
    'instrutoria.exemplo.br:443',
    'INSTRUTORIA.exemplo.br',
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('accepts the host %s', async (host) => {
    expect((await sendRaw(t.url, 'GET', '/api/unidade', { headers: { host } })).status).toBe(200);
  });
});

describe('the number of a request in the log', () => {
  it.each([
    ['1', 'b1946ac92492d2347c6235b4d2611184', 'b1946ac92492d2347c6235b4d2611184'],
    ['1', 'uma frase "com" sinais', expect.stringMatching(/^req-\d+$/)],
    ['0', 'b1946ac92492d2347c6235b4d2611184', expect.stringMatching(/^req-\d+$/)],
  ])('[C-K17] is that of the proxy if one is trusted (PROXIES=%s, %s)', async (PROXIES, sent, logged) => {
    const t = await createTestApp({ env: { PROXIES } });
    try {
      await sendRaw(t.url, 'GET', '/saude/viva', { headers: { 'x-request-id': sent } });
      await expect.poll(() => t.logs.some((line) => line.includes('/saude/viva'))).toBe(true);
      const line = t.logs.find((one) => one.includes('/saude/viva')) ?? '';
      expect(JSON.parse(line)).toMatchObject({ reqId: logged, msg: 'pedido' });
    } finally {
      await t.close();
    }
  });
});
