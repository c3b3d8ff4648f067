import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestApp } from '../testing/app.ts';
import { send } from '../testing/client.ts';
import { deixarPendente } from '../testing/instalacao-pendente.ts';

type Problem = { code: string };

it('leads every page to the assistant, and answers every other call with one refusal', async () => {
  const t = await createTestApp();
  await deixarPendente(t);
  // A process that started before anybody installed: the gate asks at its start.
  const app = await buildApp(t.deps, t.app.log);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const pagina of ['/', '/login', '/administracao/editais', '/login?voltar=/x']) {
    const r = await send(url, 'GET', pagina);
    expect([pagina, r.status, r.headers.get('location')]).toEqual([pagina, 302, '/instalacao']);
  }
  for (const [metodo, chamada] of [
    ['GET', '/api/publico/instituicao'],
    ['GET', '/api/unidade'],
    ['POST', '/auth/login'],
    ['POST', '/api/professor'],
    ['GET', '/api/instalacao/pendencias'],
    ['GET', '/%61pi/unidade'],
  ] as const) {
    const r = await send<Problem>(url, metodo, chamada, metodo === 'POST' ? { body: {} } : {});
    expect([chamada, r.status, r.body.code]).toEqual([chamada, 503, 'INSTALACAO_PENDENTE']);
  }
  for (const livre of ['/saude/viva', '/saude/pronta'])
    expect((await send(url, 'GET', livre)).status).toBe(200);
  expect((await send(url, 'GET', '/instalacao')).status).not.toBe(302);
  await app.close();
  await t.close();
});
