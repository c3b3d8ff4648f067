import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const SEGREDO = 'select cpf from professor where email = $1 -- /srv/app/src/db.ts';

describe('an unexpected error (T-H10)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  it.each([
    [
      'an error',
      () => {
        throw new Error(SEGREDO);
      },
    ],
    ['a rejection', () => Promise.reject(new TypeError(SEGREDO))],
    [
      'a thrown text',
      () => {
        throw SEGREDO;
      },
    ],
    [
      'a thrown object',
      () => {
        throw { message: SEGREDO, statusCode: 200 };
      },
    ],
    [
      'an error that names its 5xx',
      () => {
        throw Object.assign(new Error(SEGREDO), { statusCode: 502 });
      },
    ],
  ])('%s gives a 500 with an id that is in the log, and nothing about the cause', async (_, falhar) => {
    const linhas: string[] = [];
    const log = pino({ level: 'info' }, { write: (linha: string) => void linhas.push(linha) });
    const app = await buildApp(t.deps, log);
    app.get('/falha-de-teste', falhar);
    const r = await app.inject({ url: '/falha-de-teste' });
    await app.close();
    const { id, ...resto } = r.json<Record<string, unknown>>();
    expect([r.statusCode, resto]).toEqual([
      500,
      {
        type: 'about:blank',
        title: 'Erro interno',
        status: 500,
        code: 'ERRO_INTERNO',
        message: 'Ocorreu um erro inesperado. Tente novamente mais tarde.',
      },
    ]);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(r.payload).not.toMatch(/select|\.ts|at /);
    expect(linhas.filter((linha) => linha.includes(String(id)))).toHaveLength(1);
    for (const linha of linhas) expect(() => JSON.parse(linha)).not.toThrow();
  });

  it('writes one JSON line an event, for any input (T-C12)', async () => {
    const veneno = '\n{"level":50,"msg":"forjada"}\r\n';
    await send(t.url, 'POST', '/auth/login', { body: { cpf: veneno, password: veneno } });
    await send(t.url, 'POST', '/api/professor', { body: { nome: veneno, email: veneno } });
    await send(t.url, 'GET', `/api/unidade?busca=${encodeURIComponent(veneno)}`, {
      headers: { 'user-agent': 'x\t{"level":50,"msg":"forjada"}' },
    });
    for (const linha of t.logs) {
      expect(linha.trimEnd()).not.toContain('\n');
      expect((JSON.parse(linha) as { msg?: string }).msg).not.toBe('forjada');
    }
  });

  it('logs neither query strings nor bodies, headers or tokens (T-A8, T-M9)', async () => {
    const { token, cpf } = await w.novaPessoa();
    await send(t.url, 'POST', '/api/changeToken/reset-password/confirm?token=canario-do-link', {
      body: { senha: 'canario-da-senha' },
    });
    await send(t.url, 'GET', '/auth/sessoes', { token, headers: { 'user-agent': 'canario-do-navegador' } });
    await send(t.url, 'POST', '/auth/login', { body: { cpf, password: 'canario-da-senha' } });
    await send(t.url, 'GET', '/api/professor?busca=canario-da-busca', { token });
    const tudo = t.logs.join('');
    expect(tudo).not.toMatch(/canario/);
    expect(tudo).not.toContain(token);
    expect(tudo).not.toContain(cpf);
    expect(tudo).toContain('"rota":"/api/changeToken/reset-password/confirm"');
  });
});

describe('answers of many users at once (T-G18)', () => {
  it('belong to the user who asked', async () => {
    const t = await createTestApp();
    const w = createWorld(t);
    const pessoas = await Promise.all(Array.from({ length: 40 }, () => w.novaPessoa()));
    const pedidos = Array.from({ length: 400 }, (_, i) => pessoas[(i * 7) % pessoas.length] ?? pessoas[0]);
    const trocadas: string[] = [];
    await Promise.all(
      pedidos.map(async (p) => {
        const r = await send<{ id: number; cpf: string }>(t.url, 'GET', '/api/professor/professor', {
          token: p?.token,
        });
        if (r.body.id !== p?.id || r.body.cpf.replace(/\D/g, '') !== p.cpf)
          trocadas.push(`${p?.id} got ${r.text}`);
      }),
    );
    await t.close();
    expect(trocadas).toEqual([]);
  });
});
