import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

interface AvisoLido {
  readonly id: number;
  readonly titulo: string;
  readonly ordem: number;
}

describe('the notice board', () => {
  let t: TestApp;
  let w: World;
  let adm: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    adm = await w.novaPessoa('administrador');
  });
  afterAll(() => t.close());
  const chamar = <T = AvisoLido>(method: string, path: string, body?: unknown): Promise<Reply<T>> =>
    send<T>(t.url, method, path, { token: adm.token, body });
  const mural = async () => (await chamar<AvisoLido[]>('GET', '/api/aviso')).body;

  it('[C-C15] starts empty in a fresh installation', async () => {
    expect(await mural()).toEqual([]);
  });

  it('[C-C15] shows a notice from its first to its last day, and all of them to administrators', async () => {
    const { token } = await w.novaPessoa();
    const dias: readonly (readonly [string, string | null, string | null])[] = [
      ['sempre', null, null],
      ['hoje', '2026-05-13', '2026-05-13'],
      ['ontem', null, '2026-05-12'],
      ['amanhã', '2026-05-14', null],
    ];
    for (const [titulo, de, ate] of dias) {
      expect((await chamar('POST', '/api/aviso', { titulo, resumo: 'r', ordem: 10, de, ate })).status).toBe(
        201,
      );
    }
    const r = await send<{ titulo: string }[]>(t.url, 'GET', '/api/aviso', { token });
    expect(r.body.map(({ titulo }) => titulo)).toEqual(['sempre', 'hoje']);
    expect(await mural()).toHaveLength(4);
  });

  it('creates, changes in part and removes notices, by ordem', async () => {
    const antes = await mural();
    const novo = await chamar('POST', '/api/aviso', {
      titulo: 'Último',
      resumo: 'r',
      texto: '<b>t</b>',
      ordem: 9_000,
    });
    expect(novo.status).toBe(201);
    expect((await mural()).at(-1)?.id).toBe(novo.body.id);
    const mudado = await chamar('PUT', `/api/aviso/${novo.body.id}`, { ordem: 0 });
    expect(mudado.body).toMatchObject({ titulo: 'Último', texto: '<b>t</b>', ordem: 0 });
    expect((await mural())[0]?.id).toBe(novo.body.id);
    expect((await chamar('DELETE', `/api/aviso/${novo.body.id}`)).status).toBe(204);
    expect(await mural()).toEqual(antes);
    for (const method of ['PUT', 'DELETE']) {
      expect(
        (await chamar(method, `/api/aviso/${novo.body.id}`, method === 'PUT' ? {} : undefined)).status,
      ).toBe(404);
    }
  });

  it.each([
    {},
    { titulo: 'T' },
    { titulo: '', resumo: 'r' },
    { titulo: 'T', resumo: 'r', ordem: -1 },
    { titulo: 'T', resumo: 'r', ordem: 1.5 },
    { titulo: 'T\n', resumo: 7 },
  ])('refuses %j', async (corpo) => {
    const r: Problem = await send(t.url, 'POST', '/api/aviso', { token: adm.token, body: corpo });
    expect([r.status, Object.keys(r.body.errors ?? {}).length > 0]).toEqual([422, true]);
  });
});
