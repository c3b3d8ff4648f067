import { createHash } from 'node:crypto';
import { rotas } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { AMOSTRAS_QUE_BASTAM, expectEqualTimes, timesOf } from '../../testing/attacks/equal-times.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { darSenha, entrar, pessoaGuardada, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';

const MINUTO = 60_000;
/** `test:longo` measures 300 of each (T-A4). */
const AMOSTRAS = Number(process.env.AMOSTRAS_DE_TEMPO ?? 6);
const NOVA = 'pitomba no quintal 8';

describe('passwords', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp({ env: { PORT: '4321' } });
    w = createWorld(t);
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.definir(INICIO));

  async function comSenha(): Promise<Pessoa & { email: string }> {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    return { ...pessoa, email: (await pessoaGuardada(t, pessoa.id)).email };
  }
  const pedir = (email: unknown, headers: Record<string, string> = {}): Promise<Problem> =>
    send(t.url, 'POST', '/api/changeToken/reset-password', { body: { email }, headers });
  const confirmar = (
    token: string,
    senha: unknown = NOVA,
    headers: Record<string, string> = {},
  ): Promise<Problem> =>
    send(t.url, 'POST', `/api/changeToken/reset-password/confirm?token=${token}`, {
      body: { senha },
      headers,
    });

  /** Asks for a link and extracts its token from the mail. */
  async function linkDe(
    email: string,
    headers: Record<string, string> = {},
  ): Promise<{ token: string; texto: string }> {
    const antes = (await t.emailsAte(0)).length;
    expect((await pedir(email, headers)).status).toBe(200);
    for (let quantos = antes + 1; ; quantos += 1) {
      const novo = (await t.emailsAte(quantos))[quantos - 1];
      const [, token] = /[?&#]token=([\w-]+)/.exec(novo?.texto ?? '') ?? [];
      if (novo?.para === email && token !== undefined) return { token, texto: novo.texto };
    }
  }

  describe('changing one by knowing it (T-A13)', () => {
    const trocar = (token: string, corpo: unknown): Promise<Problem> =>
      send(t.url, 'POST', '/api/professor/senha', { token, body: corpo });

    it('ends the other sessions, keeps this one, and mails the person', async () => {
      const eu = await comSenha();
      const outras = [await w.abrirSessao(eu.id, eu.tipo), await w.abrirSessao(eu.id, eu.tipo)];
      const antes = (await t.emailsAte(0)).length;
      const r = await trocar(eu.token, { senhaAtual: SENHA, senha: NOVA });
      expect([r.status, r.body.message]).toEqual([200, M.senhaAlterada]);
      expect(await statusDoToken(t, eu.token)).toBe(200);
      for (const { token } of outras) expect(await statusDoToken(t, token)).toBe(401);
      expect((await entrar(t, eu.cpf, SENHA)).status).toBe(401);
      expect((await entrar(t, eu.cpf, NOVA)).status).toBe(200);
      expect((await t.emailsAte(antes + 1)).slice(antes).map(({ para }) => para)).toEqual([eu.email]);
    });

    it.each([
      [{ senhaAtual: 'outra coisa aqui', senha: NOVA }, { senhaAtual: M.senhaAtualIncorreta }],
      [{ senha: NOVA }, { senhaAtual: M.preenchaTodosOsCampos }],
      [{ senhaAtual: SENHA }, { senha: M.preenchaTodosOsCampos }],
      [{ senhaAtual: SENHA, senha: '1234567' }, { senha: M.senhaTamanho }],
      [{ senhaAtual: SENHA, senha: 'x'.repeat(129) }, { senha: M.senhaTamanho }],
      [{ senhaAtual: SENHA, senha: 'qwerty123' }, { senha: M.senhaComum }],
    ])('refuses %j', async (corpo, errors) => {
      const eu = await comSenha();
      const r = await trocar(eu.token, corpo);
      expect([r.status, r.body.errors]).toEqual([422, errors]);
      expect((await entrar(t, eu.cpf, SENHA)).status).toBe(200);
    });

    it('[C-H10] refuses a repeated key with another of the two passwords', async () => {
      const eu = await comSenha();
      const enviar = (corpo: unknown) =>
        send<Problem['body']>(t.url, 'POST', '/api/professor/senha', {
          token: eu.token,
          body: corpo,
          headers: { 'idempotency-key': 'uma-troca' },
        });
      const certo = { senhaAtual: SENHA, senha: NOVA };
      expect((await enviar(certo)).status).toBe(200);
      for (const outro of [
        { ...certo, senha: `${NOVA} 2` },
        { ...certo, senhaAtual: 'palpite longo' },
      ]) {
        const r = await enviar(outro);
        expect([r.status, r.body.code]).toEqual([422, 'CHAVE_REUTILIZADA']);
      }
      expect((await enviar(certo)).body).toEqual({ message: M.senhaAlterada });
    });

    it('counts wrong guesses (T-A1)', async () => {
      const eu = await comSenha();
      const status: number[] = [];
      for (let i = 0; i < 7; i += 1)
        status.push((await trocar(eu.token, { senhaAtual: `palpite ${i} longo`, senha: NOVA })).status);
      expect(status).toEqual([422, 422, 422, 422, 422, 429, 429]);
    });
  });

  describe('the mailed link (D33, T-A6)', () => {
    it('answers an unknown e-mail with the same bytes (T-A4)', async () => {
      const { email } = await comSenha();
      const [conhecido, outro] = [await pedir(email), await pedir('ninguem@exemplo.test')];
      expect([conhecido.status, conhecido.body.message]).toEqual([
        200,
        'Se o e-mail estiver cadastrado, enviaremos um link para redefinir a senha.',
      ]);
      expect([outro.status, outro.text]).toEqual([conhecido.status, conhecido.text]);
    });

    it('takes as long for an unknown e-mail as for a known one (T-A4)', async () => {
      const pessoas = await Promise.all(Array.from({ length: AMOSTRAS }, comSenha));
      await pedir('ninguem@exemplo.test');
      const vez = pessoas.values();
      const tempos = await timesOf(AMOSTRAS, [
        () => pedir(vez.next().value?.email),
        () => pedir(`ninguem${proximo()}@exemplo.test`),
      ]);
      // Both take at least the call's minimum time, whatever they do before.
      const { tempoMinimoMs } = rotas.pedirRedefinicaoDeSenha;
      expect(tempoMinimoMs).toBeGreaterThan(0);
      expect(Math.min(...tempos.flat())).toBeGreaterThan(tempoMinimoMs - 10);
      if (AMOSTRAS >= AMOSTRAS_QUE_BASTAM) expectEqualTimes('recovery (T-A4)', tempos);
    });

    it.each([undefined, '', 'sem-arroba', 'a@b.c', 7])('refuses the e-mail %j', async (email) => {
      expect((await pedir(email)).status).toBe(422);
    });

    it('sets the password once, ends every session, and tells the person', async () => {
      const eu = await comSenha();
      const { token } = await linkDe(eu.email.toUpperCase().toLowerCase());
      const antes = (await t.emailsAte(0)).length;
      const r = await confirmar(token);
      expect([r.status, r.body.message]).toEqual([200, M.senhaAlterada]);
      expect(await statusDoToken(t, eu.token)).toBe(401);
      expect((await entrar(t, eu.cpf, SENHA)).status).toBe(401);
      expect((await entrar(t, eu.cpf, NOVA)).status).toBe(200);
      expect((await t.emailsAte(antes + 1)).slice(antes).map(({ para }) => para)).toEqual([eu.email]);
      const outraVez = await confirmar(token);
      expect([outraVez.status, outraVez.body.errors]).toEqual([422, { token: M.linkInvalido }]);
    });

    it('answers a repetition as the first time when the session has ended and the network is another, and refuses another password', async () => {
      const eu = await comSenha();
      const { token } = await linkDe(eu.email);
      const enviar = (chave: string, senha: string, { sessao = '', navegador = 'da universidade' } = {}) =>
        send<{ message: string; code?: string }>(t.url, 'POST', '/api/changeToken/reset-password/confirm', {
          body: { senha, token },
          ...(sessao === '' ? {} : { token: sessao }),
          headers: { 'idempotency-key': chave, 'user-agent': navegador },
        });
      // The browser is logged in; the act ends its session.
      const primeira = await enviar('a-minha-chave', NOVA, { sessao: eu.token });
      expect([primeira.status, await statusDoToken(t, eu.token)]).toEqual([200, 401]);
      for (const sessao of [eu.token, '']) {
        const repetida = await enviar('a-minha-chave', NOVA, { sessao, navegador: 'do telefone' });
        expect([repetida.status, repetida.body]).toEqual([200, { message: M.senhaAlterada }]);
      }
      const deOutro = await enviar('a-chave-de-outro', 'outra senha boa 99');
      expect([deOutro.status, deOutro.body]).toMatchObject([
        422,
        { code: 'LINK_INVALIDO', errors: { token: M.linkInvalido } },
      ]);
      expect((await entrar(t, eu.cpf, NOVA)).status).toBe(200);
      expect((await entrar(t, eu.cpf, 'outra senha boa 99')).status).toBe(401);
    });

    it('[C-H10] refuses the same key and link with another password, and answers the same password as before', async () => {
      const eu = await comSenha();
      const { token } = await linkDe(eu.email);
      const enviar = (senha: string) => confirmar(token, senha, { 'idempotency-key': `minha-${eu.id}` });
      expect((await enviar(NOVA)).status).toBe(200);
      const outra = await enviar('outra senha boa 99');
      expect([outra.status, outra.body.code]).toEqual([422, 'CHAVE_REUTILIZADA']);
      expect((await enviar(NOVA)).body).toEqual({ message: M.senhaAlterada });
      expect((await entrar(t, eu.cpf, NOVA)).status).toBe(200);
    });

    it('keeps only the hash of the token', async () => {
      const { email } = await comSenha();
      const { token } = await linkDe(email);
      const { pool } = t.deps.database;
      const { rows: tabelas } = await pool.query<{ nome: string }>(
        `select quote_ident(schemaname) || '.' || quote_ident(tablename) as nome from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema')`,
      );
      const dono = createHash('sha256').update(token).digest('hex');
      const achados = { token: 0, hash: 0 };
      for (const { nome } of tabelas) {
        const { rows } = await pool.query<{ token: number; hash: number }>(
          `select count(*) filter (where position($1 in x::text) > 0)::int as token,
                  count(*) filter (where position($2 in x::text) > 0)::int as hash from ${nome} x`,
          [token, dono],
        );
        achados.token += rows[0]?.token ?? 0;
        achados.hash += rows[0]?.hash ?? 0;
      }
      expect(achados).toEqual({ token: 0, hash: 1 });
    });

    it('[C-H8] has its token in the fragment, and works by body and by the spec’s query', async () => {
      const { email } = await comSenha();
      const { token, texto } = await linkDe(email);
      expect(texto).toContain(`/redefinir-senha#token=${token}`);
      expect(texto).not.toContain('?token=');
      const r = await send<Problem['body']>(t.url, 'POST', '/api/changeToken/reset-password/confirm', {
        body: { senha: NOVA, token },
      });
      expect([r.status, r.body.message]).toEqual([200, M.senhaAlterada]);
      const { token: outro } = await linkDe(email);
      expect((await confirmar(outro, `${NOVA} 2`)).status).toBe(200);
      expect(t.logs.join('')).not.toContain(outro);
    });

    it('is valid for an hour', async () => {
      const { email } = await comSenha();
      const { token } = await linkDe(email);
      t.clock.avancar(60 * MINUTO + 1000);
      expect((await confirmar(token)).status).toBe(422);
      t.clock.avancar(-2000);
      expect((await confirmar(token)).status).toBe(200);
    });

    it('works only if it is the newest', async () => {
      const { email } = await comSenha();
      const { token: primeiro } = await linkDe(email);
      const { token: segundo } = await linkDe(email);
      expect((await confirmar(primeiro)).status).toBe(422);
      expect((await confirmar(segundo)).status).toBe(200);
    });

    it('is used up by exactly one of twenty requests at once', async () => {
      const { email } = await comSenha();
      const { token } = await linkDe(email);
      const status = (
        await Promise.all(Array.from({ length: 20 }, (_, i) => confirmar(token, `${NOVA} ${i}`)))
      ).map((r) => r.status);
      expect(status.filter((s) => s === 200)).toHaveLength(1);
      expect(status.filter((s) => s !== 200 && s !== 422)).toEqual([]);
    });

    it.each(['', 'x', 'A'.repeat(43), '%00', 'A'.repeat(500)])('refuses the token "%s"', async (token) => {
      expect((await confirmar(token)).status).toBe(422);
    });

    it('requires of the new password what registration requires, and keeps the link usable', async () => {
      const { email } = await comSenha();
      const { token } = await linkDe(email);
      expect((await confirmar(token, '')).body.errors).toEqual({ senha: M.preenchaTodosOsCampos });
      expect((await confirmar(token, 'curta')).body.errors).toEqual({ senha: M.senhaTamanho });
      expect((await confirmar(token, email)).body.errors).toEqual({ senha: M.senhaPessoal });
      expect((await confirmar(token, 7)).status).toBe(422);
      expect((await confirmar(token)).status).toBe(200);
    });

    it('contains the configured address for any address in the request (T-A7)', async () => {
      const { email } = await comSenha();
      const { texto } = await linkDe(email, {
        'x-forwarded-host': 'mal.example',
        forwarded: 'host=mal.example',
      });
      expect(texto).toContain('http://localhost:4321/redefinir-senha#token=');
      expect(texto).not.toContain('mal.example');
    });

    it('is sent at most three times an hour, with the same answer (T-I4)', async () => {
      const { id, email } = await comSenha();
      const mensagens = new Set<string>();
      for (let i = 0; i < 6; i += 1) mensagens.add((await pedir(email)).text);
      expect(mensagens.size).toBe(1);
      const contar = async () => {
        const { rows } = await t.deps.database.pool.query(
          'select id from redefinicao_de_senha where professor_id = $1',
          [id],
        );
        return rows.length;
      };
      expect(await contar()).toBe(3);
      t.clock.avancar(60 * MINUTO);
      await pedir(email);
      expect(await contar()).toBe(4);
    });
  });
});
