import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

describe('the order of the checks (E-CHAMADAS-4)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  it('asks for a session before it reads the body', async () => {
    const r = await send(t.url, 'POST', '/api/projeto', { headers: { 'content-type': 'text/plain' } });
    expect(r.status).toBe(401);
  });

  it('checks state, then version, then fields', async () => {
    const dono = await w.novaPessoa();
    const fechado = await w.novoEdital({ inicio: '2026-01-01', fim: '2026-01-31' });
    const aberto = await w.novoEdital();
    const put = (id: number, ifMatch: string) =>
      send(t.url, 'PUT', `/api/projeto/${id}`, {
        token: dono.token,
        body: { titulo: 7 },
        headers: { 'if-match': ifMatch },
      }) as Promise<Problem>;
    const noFechado = await w.novoProjeto(dono.id, fechado);
    expect((await put(noFechado, '"9"')).status).toBe(409);
    const noAberto = await w.novoProjeto(dono.id, aberto);
    const velho = await put(noAberto, '"9"');
    expect([velho.status, velho.body.versao]).toEqual([412, 1]);
    const torto = await put(noAberto, '"1"');
    expect([torto.status, torto.body.errors]).toEqual([422, { titulo: 'valor inválido' }]);
  });

  it('answers in Portuguese that a parameter is missing', async () => {
    const r = (await send(t.url, 'GET', '/api/publico/resultados/1/comparacao')) as Problem;
    expect([r.status, r.body.errors]).toEqual([422, { de: 'valor inválido', ate: 'valor inválido' }]);
  });
});
