import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { untilWaiting } from '../../testing/database/waiting.ts';
import { darSenha, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const MINUTO = 60_000;
interface SessaoLida {
  readonly id: number;
  readonly criadaEm: string;
  readonly ultimoUso: string;
  readonly navegador: string;
  readonly atual: boolean;
}

describe('sessions', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.definir(INICIO));

  it('ends after 60 minutes without use, which each use restarts (T-A12)', async () => {
    const { token } = await w.novaPessoa();
    for (let i = 0; i < 3; i += 1) {
      t.clock.avancar(60 * MINUTO);
      expect(await statusDoToken(t, token)).toBe(200);
    }
    t.clock.avancar(60 * MINUTO + 1);
    expect(await statusDoToken(t, token)).toBe(401);
  });

  it('ends 12 hours after it began, even when in use (T-A12)', async () => {
    const { token } = await w.novaPessoa();
    for (let minutos = 30; minutos < 720; minutos += 30) {
      t.clock.avancar(30 * MINUTO);
      expect(await statusDoToken(t, token)).toBe(200);
    }
    t.clock.avancar(30 * MINUTO - 1);
    expect(await statusDoToken(t, token)).toBe(200);
    t.clock.avancar(1);
    expect(await statusDoToken(t, token)).toBe(401);
  });

  it('writes the last use at most once a minute', async () => {
    const { token } = await w.novaPessoa();
    const ultimoUso = async () =>
      (await send<SessaoLida[]>(t.url, 'GET', '/auth/sessoes', { token })).body[0]?.ultimoUso;
    t.clock.avancar(59_000);
    expect(await ultimoUso()).toBe(INICIO);
    t.clock.avancar(2_000);
    expect(await ultimoUso()).toBe('2026-05-13T12:01:01.000Z');
  });

  it("lists the person's own active sessions, newest first, and marks this one", async () => {
    const pessoa = await w.novaPessoa();
    await w.novaPessoa();
    t.clock.avancar(61 * MINUTO);
    await darSenha(t, pessoa);
    const login = await send<{ token: string }>(t.url, 'POST', '/auth/login', {
      body: { cpf: pessoa.cpf, password: SENHA },
      headers: { 'user-agent': 'Navegador de teste' },
    });
    const outra = await w.abrirSessao(pessoa.id, pessoa.tipo);
    const r = await send<SessaoLida[]>(t.url, 'GET', '/auth/sessoes', { token: login.body.token });
    expect(r.body.map(({ atual, navegador }) => [atual, navegador])).toEqual([
      [false, 'teste'],
      [true, 'Navegador de teste'],
    ]);
    expect(r.body[0]?.id).toBe(outra.sessao);
  });

  it('ends one, the others, and this one, and invalidates their tokens (T-A11, T-A13)', async () => {
    const { token, id, tipo } = await w.novaPessoa();
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => w.abrirSessao(id, tipo)));
    expect((await send(t.url, 'DELETE', `/auth/sessoes/${a?.sessao}`, { token })).status).toBe(204);
    expect(await statusDoToken(t, a?.token)).toBe(401);
    expect((await send(t.url, 'DELETE', `/auth/sessoes/${a?.sessao}`, { token })).status).toBe(404);
    expect(await statusDoToken(t, b?.token)).toBe(200);
    expect((await send(t.url, 'DELETE', '/auth/sessoes', { token })).status).toBe(204);
    expect([await statusDoToken(t, b?.token), await statusDoToken(t, c?.token)]).toEqual([401, 401]);
    expect(await statusDoToken(t, token)).toBe(200);
    const sair = await send(t.url, 'POST', '/auth/logout', { token });
    expect([sair.status, sair.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect((await send(t.url, 'POST', '/auth/logout', { token })).status).toBe(401);
  });

  it('takes the type from the database, not from the token (T-A10)', async () => {
    const { id } = await w.novaPessoa();
    const falso = await w.abrirSessao(id, 'administrador');
    const r = await send(t.url, 'GET', '/api/professor/avaliadores', { token: falso.token });
    expect(r.status).toBe(403);
  });

  it('stores nothing after the session was ended by another request (T-B18)', async () => {
    const admin = await w.novaPessoa('administrador');
    const alvo = await w.novaPessoa('administrador');
    const nomes = Array.from({ length: 20 }, (_, i) => `Corrida ${i}`);
    const criar = (nome: string) =>
      send(t.url, 'POST', '/api/unidade', { token: alvo.token, body: { nome, cidade: 'Crato' } });
    const [antes, rebaixar, depois] = await Promise.all([
      Promise.all(nomes.slice(0, 10).map(criar)),
      send(t.url, 'POST', '/api/professor/tipo', {
        token: admin.token,
        body: { id: alvo.id, tipo: 'coordenador' },
      }),
      Promise.all(nomes.slice(10).map(criar)),
    ]);
    expect(rebaixar.status).toBe(200);
    for (const r of [...antes, ...depois]) expect([201, 401]).toContain(r.status);
    expect((await criar('Depois do rebaixamento')).status).toBe(401);
    const feitas = [...antes, ...depois].filter((r) => r.status === 201).length;
    const { rows } = await t.deps.database.pool.query<{ acao: string }>(
      `select acao from auditoria where acao in ('criarUnidade', 'alterarTipo') and
         (pessoa_id = $1 or registro_id = $1) order by id`,
      [alvo.id],
    );
    expect(rows.filter(({ acao }) => acao === 'criarUnidade')).toHaveLength(feitas);
  });

  it('refuses a write whose session ends after the request was authorised (T-B18)', async () => {
    const { pool } = t.deps.database;
    const alvo = await w.novaPessoa('administrador');
    const outra = await pool.connect();
    try {
      await outra.query('begin');
      // Not committed yet: readers of the session still find it, and the write waits for this row.
      await outra.query('update sessao set encerrada_em = now() where professor_id = $1', [alvo.id]);
      const pedido = send(t.url, 'POST', '/api/unidade', {
        token: alvo.token,
        body: { nome: 'Entre a porta e a sala', cidade: 'Crato' },
      });
      await untilWaiting(t);
      await outra.query('commit');
      expect((await pedido).status).toBe(401);
    } finally {
      outra.release();
    }
    const { rows } = await pool.query(`select 1 from unidade where nome = 'Entre a porta e a sala'`);
    expect(rows).toEqual([]);
  });
});
