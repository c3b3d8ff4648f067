import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const nomes = Object.keys(rotas) as NomeDaChamada[];

/** Other ways to write a path or a method: each must act like the plain one, or give 404 (T-B13). */
const VARIANTES: Readonly<
  Record<string, (method: string, path: string) => readonly [string, string, Record<string, string>?]>
> = {
  // HEAD on a path shared by several methods is that of its GET, which has an access row too.
  HEAD: (method, path) => [method === 'GET' ? 'HEAD' : method, path],
  TRACE: (_, path) => ['TRACE', path],
  OPTIONS: (_, path) => ['OPTIONS', path],
  PROPFIND: (_, path) => ['PROPFIND', path],
  'a trailing slash': (method, path) => [method, `${path}/`],
  'a double slash in front': (method, path) => [method, `/${path}`],
  'a double slash inside': (method, path) => [method, path.replace(/\/([^/]*)$/, '//$1')],
  'an encoded slash': (method, path) => [method, path.replace(/\/([^/]*)$/, '%2f$1')],
  'capital letters': (method, path) => [method, path.toUpperCase()],
  'a matrix parameter': (method, path) => [method, `${path};x=1`],
  'a dot segment': (method, path) => [method, path.replace('/', '/./')],
  'a way back': (method, path) => [method, `/publico/..${path}`],
  'a backslash': (method, path) => [method, path.replace(/\/([^/]*)$/, '\\$1')],
  'a NUL': (method, path) => [method, `${path}%00`],
  'an override to GET': (method, path) => [method, path, { 'x-http-method-override': 'GET' }],
  'an original URL': (_, path) => [
    'GET',
    '/api/publico/instituicao-x',
    { 'x-original-url': path, 'x-rewrite-url': path },
  ],
};

describe('path and method tricks (T-B13)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  it.each(Object.entries(VARIANTES))('%s opens no page or call', async (_, variante) => {
    const alheio = await w.novoProjeto((await w.novaPessoa()).id, await w.novoEdital());
    const { token } = await w.novaPessoa();
    const abertas: string[] = [];
    for (const nome of nomes) {
      const { method, path, acesso } = rotas[nome];
      const [m, p, headers = {}] = variante(method, path.replace(/:\w+/g, String(alheio)));
      for (const quem of [undefined, token]) {
        if (quem === undefined ? acesso.anonymous !== 'no' : acesso.other_professor !== 'no') continue;
        const r = await sendRaw(t.url, m, p, { token: quem, headers });
        if (r.status < 400 || r.status >= 500) abertas.push(`${m} ${p}: ${r.status}`);
      }
    }
    expect(abertas).toEqual([]);
  });

  it('[C-J9] answers HEAD as GET, with the same headers and no body', async () => {
    const dono = await w.novaPessoa();
    const id = await w.novoProjeto(dono.id, await w.novoEdital());
    const paths = [
      '/api/unidade',
      `/api/projeto/projeto/${id}`,
      `/api/gerar-pdf/${id}`,
      '/saude/viva',
      '/api/projeto/projeto/2000000000',
      '/login',
      '/nada',
    ];
    for (const path of paths) {
      const asked = { token: dono.token, headers: { accept: 'text/html' } };
      const [get, head] = [
        await sendRaw(t.url, 'GET', path, asked),
        await sendRaw(t.url, 'HEAD', path, asked),
      ];
      const told = ({ status, headers }: typeof get) => [status, headers['content-type'], headers.etag];
      expect([path, told(head), head.bytes.length]).toEqual([path, told(get), 0]);
      expect(get.bytes.length).toBeGreaterThan(0);
    }
  });

  it('reads no method from a header or a query', async () => {
    const { token } = await w.novaPessoa('administrador');
    const id = await w.novaUnidade();
    for (const headers of [
      { 'x-http-method-override': 'DELETE' },
      { 'x-http-method': 'DELETE' },
      { 'x-method-override': 'DELETE' },
    ]) {
      const r = await sendRaw(t.url, 'GET', '/api/unidade', { token, headers });
      expect(r.status).toBe(200);
      expect((await sendRaw(t.url, 'POST', `/api/unidade/${id}`, { token, headers })).status).toBe(404);
    }
    expect((await sendRaw(t.url, 'GET', '/api/unidade?_method=DELETE', { token })).status).toBe(400);
    expect((await sendRaw(t.url, 'GET', '/api/unidade', { token })).text).toContain(`"id":${id}`);
  });

  it('reveals nothing by a conditional or partial request (T-B14)', async () => {
    const dono = await w.novaPessoa();
    const id = await w.novoProjeto(dono.id, await w.novoEdital());
    const { token } = await w.novaPessoa();
    const ler = (quem: string | undefined, headers: Record<string, string>) =>
      sendRaw(t.url, 'GET', `/api/projeto/projeto/${id}`, { token: quem, headers });
    const meu = await ler(dono.token, {});
    expect([meu.status, meu.headers.etag]).toEqual([200, '"1"']);
    const headersList: Record<string, string>[] = [
      { 'if-none-match': '"1"' },
      { 'if-match': '"1"' },
      { range: 'bytes=0-1' },
      { 'if-modified-since': 'Fri, 20 Nov 2099 00:00:00 GMT' },
    ];
    for (const headers of headersList) {
      expect((await ler(token, headers)).status).toBe(404);
      expect((await ler(undefined, headers)).status).toBe(401);
    }
  });
});

describe('unknown paths', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  it.each([
    '/api',
    '/api/',
    '/api/nada',
    '/api/projeto/',
    '/auth',
    '/auth/nada',
    '/saude/nada',
    '/API/unidade',
    '/api?x',
  ])('answers 404 problem+json to %s, never the page', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const r = await sendRaw(t.url, method, path);
      expect([r.status, r.headers['content-type'], JSON.parse(r.text)]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
        expect.objectContaining({ status: 404, code: 'NAO_ENCONTRADO', message: 'Não encontrado.' }),
      ]);
    }
  });

  it.each([
    '/.git/config',
    '/.env',
    '/assets/app.js.map',
    '/package.json',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/dados/segredo.txt',
  ])('serves no file of the machine: %s (T-K14)', async (path) => {
    const r = await sendRaw(t.url, 'GET', path);
    // Neither a file nor the page under another name; without a built page, that would be a 503.
    expect(r.status).toBe(404);
    expect(r.text).not.toMatch(/root:|\[core\]|"workspaces"/);
  });

  it.each(['0', '-1', '1.5', '01', 'abc', '99999999999', '1e3', '%20', '2147483648', 'null'])(
    'answers 404 to the id %s, as to an unknown one',
    async (id) => {
      const w = createWorld(t);
      const { token } = await w.novaPessoa('administrador');
      const ruim = await sendRaw(t.url, 'GET', `/api/projeto/projeto/${id}`, { token });
      const outro = await sendRaw(t.url, 'GET', '/api/projeto/projeto/2000000000', { token });
      expect([ruim.status, ruim.text]).toEqual([404, outro.text]);
      const sessao = await sendRaw(t.url, 'DELETE', `/auth/sessoes/${id}`, { token });
      expect(sessao.status).toBe(404);
    },
  );
});
