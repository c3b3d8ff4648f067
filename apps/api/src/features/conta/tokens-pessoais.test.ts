import { necessidadeDaChamada } from '@instrutoria/contract/alcance-do-token.ts';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import { TOKENS_POR_PESSOA } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import type { EscopoDoToken } from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { untilWaiting } from '../../testing/database/waiting.ts';
import { countOf, findRow, updateRows } from '../../testing/rows.ts';
import { darSenha, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

interface Criado {
  readonly id: number;
  readonly token: string;
  readonly expiraEm: string;
}

describe('personal tokens', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.definir(INICIO));

  const comSenha = async (tipo?: Parameters<World['novaPessoa']>[0]): Promise<Pessoa> => {
    const pessoa = await w.novaPessoa(tipo);
    await darSenha(t, pessoa);
    return pessoa;
  };
  const criar = (token: string, mudancas: object = {}) =>
    send<Criado>(t.url, 'POST', '/auth/tokens', {
      token,
      body: { nome: 'planilha', escopos: ['projetos:leitura'], dias: 30, senhaAtual: SENHA, ...mudancas },
    });
  const comEscopos = async (pessoa: Pessoa, ...escopos: readonly EscopoDoToken[]) => {
    const { status, body } = await criar(pessoa.token, { escopos });
    expect(status).toBe(201);
    return body;
  };
  const PROJETOS = '/api/projeto/rascunho';

  it('acts as its owner within its parts, and says when it was used', async () => {
    const pessoa = await comSenha();
    const { token } = await comEscopos(pessoa, 'projetos:leitura');
    expect(token).toMatch(/^inst_pat_[\w-]{49}$/);
    const proprio = await send(t.url, 'GET', `${PROJETOS}/${pessoa.id}`, { token: pessoa.token });
    const peloToken = await send(t.url, 'GET', `${PROJETOS}/${pessoa.id}`, { token });
    expect([proprio.status, peloToken.status, peloToken.body]).toEqual([200, 200, proprio.body]);
    const { body } = await send<readonly object[]>(t.url, 'GET', '/auth/tokens', { token: pessoa.token });
    expect(body).toMatchObject([{ nome: 'planilha', ultimoUso: INICIO }]);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('refuses with 403 what it may not change, other parts, accounts and its own kind', async () => {
    const pessoa = await comSenha();
    const { token } = await comEscopos(pessoa, 'projetos:leitura');
    for (const [metodo, caminho] of [
      ['POST', '/api/projeto/rascunho'],
      ['GET', '/api/edital/all'],
      ['GET', '/api/professor/professor'],
      ['GET', '/auth/tokens'],
      ['POST', '/auth/tokens'],
      ['GET', '/auth/sessoes'],
      ['POST', '/auth/logout'],
    ] as const) {
      const { status, body } = await send<{ message: string }>(t.url, metodo, caminho, { token });
      expect([caminho, status, body.message]).toEqual([caminho, 403, MENSAGENS_CONTA.tokenSemAlcance]);
    }
    expect((await send(t.url, 'GET', '/api/data/data-atual', { token })).status).toBe(200);
  });

  it('reaches no call of accounts, settings, installation and search, whatever its parts', () => {
    const semParte = (Object.keys(rotas) as NomeDaChamada[]).filter(
      (nome) => necessidadeDaChamada(rotas[nome] as Route) === null,
    );
    expect(semParte).toEqual(expect.arrayContaining(['entrar', 'alterarSenha', 'criarToken', 'alterarTipo']));
    expect(semParte.every((nome) => !/^\/api\/(projeto|projeto_aprovacao)\b/.test(rotas[nome].path))).toBe(
      true,
    );
  });

  it('writes as its owner within its parts without an open session, and the audit names it', async () => {
    const pessoa = await comSenha('administrador');
    const { id, token } = await comEscopos(pessoa, 'editais:escrita');
    await send(t.url, 'POST', '/auth/logout', { token: pessoa.token });
    const body = { nome: `Pelo token ${pessoa.id}`, cidade: 'Crato' };
    expect((await send(t.url, 'POST', '/api/unidade', { token, body })).status).toBe(201);
    const ato = await findRow(t, 'auditoria', { acao: 'criarUnidade', pessoaId: pessoa.id });
    expect(ato?.depois).toMatchObject({ nome: body.nome, token: id });
  });

  it('stores nothing when it is revoked after the request was authorised (T-B18)', async () => {
    const { pool } = t.deps.database;
    const pessoa = await comSenha('administrador');
    const { id, token } = await comEscopos(pessoa, 'editais:escrita');
    const body = { nome: `Revogado ${pessoa.id}`, cidade: 'Crato' };
    // Used once, so that the request does not wait for writing its use.
    await send(t.url, 'GET', '/api/edital/all', { token });
    const outra = await pool.connect();
    try {
      await outra.query('begin');
      await outra.query('delete from token_pessoal where id = $1', [id]);
      const pedido = send(t.url, 'POST', '/api/unidade', { token, body });
      await untilWaiting(t);
      await outra.query('commit');
      expect((await pedido).status).toBe(401);
    } finally {
      outra.release();
    }
    expect(await countOf(t, 'unidade', { nome: body.nome })).toBe(0);
  });

  it('ends at its last instant, when revoked, and with the type, the password and the account', async () => {
    const ends = async (ato: (pessoa: Pessoa, criado: Criado) => Promise<unknown>) => {
      const pessoa = await comSenha();
      const criado = await comEscopos(pessoa, 'editais:leitura');
      const vale = async () => (await send(t.url, 'GET', '/api/edital/all', { token: criado.token })).status;
      expect(await vale()).not.toBe(401);
      await ato(pessoa, criado);
      expect(await vale()).toBe(401);
      t.clock.definir(INICIO);
    };
    await ends(async (_pessoa, { expiraEm }) => t.clock.definir(expiraEm));
    await ends(({ token }, { id }) => send(t.url, 'DELETE', `/auth/tokens/${id}`, { token }));
    await ends(({ id }) => updateRows(t, 'professor', { tipo: 'avaliador' }, { id }));
    await ends(({ token }) =>
      send(t.url, 'POST', '/api/professor/senha', {
        token,
        body: { senhaAtual: SENHA, senha: 'outra jabuticaba 99' },
      }),
    );
    await ends(({ token }) =>
      send(t.url, 'POST', '/api/professor/encerrar', { token, body: { senhaAtual: SENHA } }),
    );
  });

  it('is refused as unknown with one letter changed, and nobody else revokes it', async () => {
    const pessoa = await comSenha();
    const outra = await w.novaPessoa();
    const { id, token } = await comEscopos(pessoa, 'projetos:leitura');
    const trocada = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await statusDoToken(t, trocada)).toBe(401);
    expect((await send(t.url, 'DELETE', `/auth/tokens/${id}`, { token: outra.token })).status).toBe(404);
    expect(await countOf(t, 'tokenPessoal', { id })).toBe(1);
  });

  it('says beside each field what is missing, and gives nothing with a wrong password', async () => {
    const pessoa = await comSenha();
    const vazio = await criar(pessoa.token, { nome: ' ', escopos: [], dias: 400, senhaAtual: '' });
    expect(vazio).toMatchObject({
      status: 422,
      body: {
        errors: {
          nome: MENSAGENS_CONTA.nomeDoTokenVazio,
          escopos: MENSAGENS_CONTA.escopoDoTokenVazio,
          dias: MENSAGENS_CONTA.diasDoToken,
          senhaAtual: MENSAGENS_CONTA.preenchaTodosOsCampos,
        },
      },
    });
    const errada = await criar(pessoa.token, { senhaAtual: 'outra coisa qualquer' });
    expect(errada).toMatchObject({
      status: 422,
      body: { errors: { senhaAtual: MENSAGENS_CONTA.senhaAtualIncorreta } },
    });
    expect(await countOf(t, 'tokenPessoal', { professorId: pessoa.id })).toBe(0);
  });

  it('gives a person at most twenty, and a repeated request neither a second one nor the secret', async () => {
    const pessoa = await comSenha();
    const repetido = {
      token: pessoa.token,
      headers: { 'idempotency-key': `token-${pessoa.id}` },
      body: { nome: 'um', escopos: ['projetos:leitura'], dias: 1, senhaAtual: SENHA },
    };
    const primeira = await send<Criado>(t.url, 'POST', '/auth/tokens', repetido);
    const segunda = await send<Criado>(t.url, 'POST', '/auth/tokens', repetido);
    expect([primeira.status, segunda.status, segunda.body.id]).toEqual([201, 201, primeira.body.id]);
    expect([typeof primeira.body.token, segunda.body.token]).toEqual(['string', undefined]);
    for (let n = 1; n < TOKENS_POR_PESSOA; n += 1) await criar(pessoa.token);
    expect(await criar(pessoa.token)).toMatchObject({
      status: 409,
      body: { message: MENSAGENS_CONTA.tokensDemais },
    });
  });

  it('shows an administrator the tokens of all people, without their secrets', async () => {
    const pessoa = await comSenha();
    const { id, token } = await comEscopos(pessoa, 'projetos:escrita');
    const administrador = await w.novaPessoa('administrador');
    const { body } = await send<readonly { readonly id: number }[]>(
      t.url,
      'GET',
      '/auth/tokens_de_todos?pagina=1',
      {
        token: administrador.token,
      },
    );
    expect(body.find((um) => um.id === id)).toMatchObject({
      pessoa: { id: pessoa.id },
      escopos: ['projetos:escrita'],
    });
    expect(JSON.stringify(body)).not.toContain(token);
  });
});
