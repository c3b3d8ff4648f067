import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { inserirAdministrador } from '../../cli/criar-administrador.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import { deixarPendente } from '../../testing/world/instalacao-pendente.ts';

type Problem = { code: string };
const HOST = 'instrutoria.exemplo.br';

let t: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
let url: string;
let codigo: string;
beforeEach(async () => {
  t = await createTestApp({ env: { PUBLIC_URL: `https://${HOST}` } });
  ({ codigo } = await deixarPendente(t));
  // A process that started before the installation.
  app = await buildApp(t.deps, t.app.log);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.close();
  await t.close();
});

it('redirects every page to the assistant, and answers every other call with one refusal', async () => {
  for (const pagina of ['/', '/login', '/LOGIN/', '/administracao/editais', '/login?voltar=/x']) {
    const r = await send(url, 'GET', pagina);
    expect([pagina, r.status, r.headers.get('location')]).toEqual([pagina, 302, '/instalacao']);
    expect(r.headers.get('cache-control')).toBe('no-store');
  }
  for (const [metodo, chamada] of [
    ['GET', '/api/publico/instituicao'],
    ['GET', '/api/unidade'],
    ['GET', '/api/nada'],
    ['POST', '/auth/login'],
    ['POST', '/api/professor'],
    ['GET', '/api/instalacao/pendencias'],
    ['GET', '/%61pi/unidade'],
  ] as const) {
    const r = await send<Problem>(url, metodo, chamada, metodo === 'POST' ? { body: {} } : {});
    expect([chamada, r.status, r.body.code]).toEqual([chamada, 503, 'INSTALACAO_PENDENTE']);
  }
});

it('answers health, and does not redirect other files', async () => {
  for (const livre of ['/saude/viva', '/saude/pronta']) {
    expect((await send(url, 'GET', livre)).status).toBe(200);
  }
  // Programs that ask for these read no pages, so they are not redirected.
  for (const nada of ['/metrics', '/health', '/.env', '/nao-existe']) {
    expect([nada, (await send(url, 'GET', nada)).status]).toEqual([nada, 404]);
  }
  expect((await send(url, 'GET', '/instalacao')).status).not.toBe(302);
});

it('answers 421 under another host name, also with a proxy’s X-Forwarded-Host', async () => {
  const corpo = { body: JSON.stringify({ codigo }), type: { 'content-type': 'application/json' } };
  for (const host of ['mal.exemplo.br', `mal.${HOST}`, `${HOST}.mal.br`]) {
    const headers = { host, 'x-forwarded-host': HOST };
    const aberta = await sendRaw(url, 'POST', '/api/instalacao/codigo', {
      body: corpo.body,
      headers: { ...headers, ...corpo.type },
    });
    const pagina = await sendRaw(url, 'GET', '/login', { headers });
    expect([host, aberta.status, pagina.status]).toEqual([host, 421, 421]);
  }
  const certa = await sendRaw(url, 'POST', '/api/instalacao/codigo', {
    body: corpo.body,
    headers: { host: HOST, 'x-forwarded-host': 'mal.exemplo.br', ...corpo.type },
  });
  expect([certa.status, JSON.parse(certa.text).endereco]).toEqual([200, `https://${HOST}`]);
});

it('opens at once when the command line creates an administrator, and the code is invalid', async () => {
  expect((await send(url, 'GET', '/api/publico/instituicao')).status).toBe(503);
  const dados = {
    nome: 'Marta Alves',
    cpf: '529.982.247-25',
    email: 'marta@exemplo.test',
    siape: '7000001',
    lattes: '',
    unidade: 'Reitoria',
    cidade: 'Crato',
  };
  await inserirAdministrador(t.deps.database, dados, t.clock.agora());
  expect((await send(url, 'GET', '/api/publico/instituicao')).status).toBe(200);
  const r = await send<Problem>(url, 'POST', '/api/instalacao/codigo', { body: { codigo } });
  expect([r.status, r.body.code]).toEqual([404, 'INSTALACAO_CONCLUIDA']);
  // The assistant stays closed when that account is no longer an administrator's.
  await t.deps.database.pool.query(`update professor set tipo = 'secretaria'`);
  expect((await send(url, 'POST', '/api/instalacao/codigo', { body: { codigo } })).status).toBe(404);
});
