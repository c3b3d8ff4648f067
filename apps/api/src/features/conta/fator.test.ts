import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { PEDIDO_MS } from '@instrutoria/domain/fator/limits.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, deleteRows, findRow, insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import { criarAutenticador } from '../../testing/world/autenticador.ts';
import { darSenha, entrar, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import { codigoTotp, darChave, darCodigo, darTotp } from '../../testing/world/fatores.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { criarTokenDeSenha } from './redefinicao-repository.ts';

interface Passo {
  readonly segundoFator: {
    readonly pedido: string;
    readonly metodos: readonly string[];
    readonly chave: { readonly challenge: string; readonly rpId: string } | null;
  };
}
interface Recusa {
  readonly code: string;
  readonly message: string;
}
interface Entrada {
  readonly token: string;
  readonly dispositivo: string;
}

const PASSO_MS = 30_000;
const HORA = 3_600_000;

describe('second factor', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    t.clock.definir(INICIO);
    await deleteRows(t, 'limite', {});
  });

  const comSenha = async (tipo?: Parameters<World['novaPessoa']>[0]): Promise<Pessoa> => {
    const pessoa = await w.novaPessoa(tipo);
    await darSenha(t, pessoa);
    return pessoa;
  };
  const comTotp = async (tipo?: Parameters<World['novaPessoa']>[0]) => {
    const pessoa = await comSenha(tipo);
    return { pessoa, segredo: await darTotp(t, pessoa) };
  };
  const agora = (segredo: string, passos = 0) =>
    codigoTotp(segredo, new Date(t.clock.real().getTime() + passos * PASSO_MS));
  const pedir = async ({ cpf }: Pessoa) => {
    const { status, body } = await entrar(t, cpf, SENHA);
    expect(status).toBe(200);
    return (body as unknown as Passo).segundoFator;
  };
  const concluir = (body: object) => send<Entrada & Recusa>(t.url, 'POST', '/auth/login/fator', { body });
  const post = <T = Recusa & { readonly codigos?: readonly string[] }>(
    caminho: string,
    token: string,
    body: object = {},
  ) => send<T>(t.url, 'POST', caminho, { token, body });
  const exigir = async (sim: boolean) => {
    await t.deps.database.pool.query(
      `insert into configuracao (id, versao, dados) values (1, 1, $1)
        on conflict (id) do update set dados = (configuracao.dados::jsonb || $1::jsonb)`,
      [JSON.stringify({ segundoFatorDosAdministradores: sim })],
    );
  };

  describe('login', () => {
    it('answers an account without a factor with the token alone, as before', async () => {
      const { cpf } = await comSenha();
      const { body } = await entrar(t, cpf, SENHA);
      expect(Object.keys(body)).toEqual(['token', 'dispositivo']);
    });

    it('opens a session only after the code, and remembers the device only then', async () => {
      const { pessoa, segredo } = await comTotp();
      const passo = await pedir(pessoa);
      expect(passo.metodos).toEqual(['totp']);
      expect(await countOf(t, 'dispositivo', { professorId: pessoa.id })).toBe(0);
      const sessoes = await countOf(t, 'sessao', { professorId: pessoa.id });
      const { status, body } = await concluir({ pedido: passo.pedido, codigo: agora(segredo) });
      expect([status, await statusDoToken(t, body.token)]).toEqual([200, 200]);
      expect(await countOf(t, 'sessao', { professorId: pessoa.id })).toBe(sessoes + 1);
      expect(await countOf(t, 'sessao', { professorId: pessoa.id, fator: 'totp' })).toBe(1);
      expect(await countOf(t, 'dispositivo', { professorId: pessoa.id })).toBe(1);
    });

    it('takes the vectors of RFC 6238 (SHA-1, the last six digits), as oathtool does', async () => {
      const { pessoa } = await comTotp();
      const segredo = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
      const chave = t.deps.sealOfFactors.fechar(JSON.stringify(segredo));
      await updateRows(t, 'fatorTotp', { chave }, { professorId: pessoa.id });
      for (const [segundos, codigo] of [
        [1_111_111_109, '081804'],
        [1_234_567_890, '005924'],
        [2_000_000_000, '279037'],
      ] as const) {
        t.clock.definir(new Date(segundos * 1000));
        await deleteRows(t, 'limite', {});
        const { pedido } = await pedir(pessoa);
        expect((await concluir({ pedido, codigo })).status).toBe(200);
      }
    });

    it.each([
      [-2, 401],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 401],
    ])('answers a code %i steps away with %i', async (passos, esperado) => {
      const { pessoa, segredo } = await comTotp();
      const { pedido } = await pedir(pessoa);
      expect((await concluir({ pedido, codigo: agora(segredo, passos) })).status).toBe(esperado);
    });

    it('takes each step once, and none before it, also with another request', async () => {
      const { pessoa, segredo } = await comTotp();
      const [um, dois, tres] = [await pedir(pessoa), await pedir(pessoa), await pedir(pessoa)];
      expect((await concluir({ pedido: um.pedido, codigo: agora(segredo) })).status).toBe(200);
      for (const passos of [0, -1]) {
        const { status, body } = await concluir({ pedido: dois.pedido, codigo: agora(segredo, passos) });
        expect([status, body.code]).toEqual([401, 'CODIGO_JA_USADO']);
      }
      expect((await concluir({ pedido: tres.pedido, codigo: agora(segredo, 1) })).status).toBe(200);
    });

    it('accepts one of 20 parallel uses of a code, whether with one request or with 20', async () => {
      for (const umSo of [true, false]) {
        await deleteRows(t, 'limite', {});
        const { pessoa, segredo } = await comTotp();
        const pedidos: string[] = [];
        for (let i = 0; i < 20; i += 1) {
          pedidos.push(umSo && i > 0 ? (pedidos[0] ?? '') : (await pedir(pessoa)).pedido);
          await deleteRows(t, 'limite', {});
        }
        const dispositivo = undefined;
        const respostas = await Promise.all(
          pedidos.map((pedido) => concluir({ pedido, codigo: agora(segredo), dispositivo })),
        );
        expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(respostas.every(({ status }) => [200, 401, 429].includes(status))).toBe(true);
        expect(await countOf(t, 'sessao', { professorId: pessoa.id, fator: 'totp' })).toBe(1);
      }
    });

    it('burns a recovery code, of which parallel uses open one session', async () => {
      const { pessoa } = await comTotp();
      const codigo = await darCodigo(t, pessoa);
      const pedidos = [await pedir(pessoa), await pedir(pessoa), await pedir(pessoa)];
      const digitado = ` ${codigo.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-')}`;
      const respostas = await Promise.all(
        pedidos.map(({ pedido }) => concluir({ pedido, codigo: digitado })),
      );
      expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await countOf(t, 'sessao', { professorId: pessoa.id, fator: 'recuperacao' })).toBe(1);
      expect(await countOf(t, 'codigoDeRecuperacao', { professorId: pessoa.id, usadoEm: null })).toBe(0);
    });

    it('ends the request after five minutes, five tries, and its one use', async () => {
      const { pessoa, segredo } = await comTotp();
      const velho = await pedir(pessoa);
      t.clock.avancar(PEDIDO_MS);
      const vencido = await concluir({ pedido: velho.pedido, codigo: agora(segredo) });
      expect([vencido.status, vencido.body.code]).toEqual([401, 'PEDIDO_VENCIDO']);
      const { pedido } = await pedir(pessoa);
      for (let i = 0; i < 5; i += 1) {
        await deleteRows(t, 'limite', {});
        expect((await concluir({ pedido, codigo: '000000' })).body.code).toBe('CODIGO_INCORRETO');
      }
      expect((await concluir({ pedido, codigo: agora(segredo) })).body.code).toBe('PEDIDO_VENCIDO');
    });

    it('slows guesses down per account and place whatever the request, and the right password resets nothing (T-A1)', async () => {
      const { pessoa, segredo } = await comTotp();
      let julgadas = 0;
      for (let i = 0; i < 60; i += 1) {
        const { status, body } = await entrar(t, pessoa.cpf, SENHA);
        if (status === 429) continue;
        const { pedido } = (body as unknown as Passo).segundoFator;
        const r = await concluir({ pedido, codigo: '000000' });
        if (r.status === 401) julgadas += 1;
        else expect(Number(r.headers.get('retry-after'))).toBeGreaterThan(0);
        t.clock.avancar(15_000);
      }
      expect(julgadas).toBeLessThanOrEqual(12);
      t.clock.avancar(HORA);
      const { pedido } = await pedir(pessoa);
      expect((await concluir({ pedido, codigo: agora(segredo) })).status).toBe(200);
    });

    it('lets a known device in while strangers guess (D51), and an administrator frees the account', async () => {
      const { pessoa, segredo } = await comTotp();
      const dele = await pedir(pessoa);
      const { dispositivo } = (await concluir({ pedido: dele.pedido, codigo: agora(segredo) })).body;
      t.clock.avancar(PASSO_MS);
      const { pedido } = await pedir(pessoa);
      for (let i = 0; i < 5; i += 1) await concluir({ pedido, codigo: '000000' });
      const outro = await insertInto(t, 'limite', {
        chave: `fator:${pessoa.id}:conta-extra`,
        contagem: 1,
        inicio: t.clock.real(),
      });
      const meu = await pedir(pessoa);
      expect((await concluir({ pedido: meu.pedido, codigo: agora(segredo) })).status).toBe(429);
      const comigo = await concluir({ pedido: meu.pedido, codigo: agora(segredo), dispositivo });
      expect(comigo.status).toBe(200);
      const adm = await w.novaPessoa('administrador');
      await post(`/api/professor/${pessoa.id}/liberar`, adm.token);
      expect(await countOf(t, 'limite', { chave: outro.chave })).toBe(0);
    });

    it('leaves a row without the code for each failure, and mails the person once an hour', async () => {
      const { pessoa, segredo } = await comTotp();
      const { email } = (await findRow(t, 'professor', { id: pessoa.id })) ?? { email: '' };
      const certo = agora(segredo);
      const { pedido } = await pedir(pessoa);
      for (let i = 0; i < 4; i += 1) await concluir({ pedido, codigo: '123321' });
      await concluir({ pedido, codigo: certo });
      const linhas = await rowsOf(t, 'auditoria', { registroId: pessoa.id, registroTipo: 'professor' });
      expect(linhas.filter(({ acao }) => acao === 'segundoFatorFalhou')).toHaveLength(4);
      expect(linhas.map(({ acao }) => acao)).toEqual(
        expect.arrayContaining(['segundoFatorPedido', 'concluirSegundoFator']),
      );
      const tudo = JSON.stringify([linhas, t.logs]);
      for (const segredoOuCodigo of ['123321', certo, segredo, pedido]) {
        expect(tudo).not.toContain(segredoOuCodigo);
      }
      const cartas = (await t.emailsAte(0)).filter(({ para }) => para === email);
      expect(cartas.map(({ assunto }) => assunto)).toEqual([
        'Alguém acertou a sua senha, mas errou o código',
      ]);
    });

    it('is judged by real time while the demonstration shows another day', async () => {
      const { pessoa, segredo } = await comTotp();
      t.clock.simular?.(new Date('2031-01-01T00:00:00Z'));
      try {
        const { pedido } = await pedir(pessoa);
        const simulado = codigoTotp(segredo, new Date('2031-01-01T00:00:00Z'));
        expect((await concluir({ pedido, codigo: simulado })).status).toBe(401);
        expect((await concluir({ pedido, codigo: agora(segredo) })).status).toBe(200);
      } finally {
        t.clock.simular?.(null);
      }
    });

    it('takes no step before the last one after the clock was set back', async () => {
      const { pessoa, segredo } = await comTotp();
      t.clock.avancar(10 * PASSO_MS);
      const um = await pedir(pessoa);
      expect((await concluir({ pedido: um.pedido, codigo: agora(segredo) })).status).toBe(200);
      t.clock.definir(INICIO);
      const dois = await pedir(pessoa);
      expect((await concluir({ pedido: dois.pedido, codigo: agora(segredo) })).body.code).toBe(
        'CODIGO_JA_USADO',
      );
    });

    it('refuses the request, code or passkey of another person', async () => {
      const { pessoa } = await comTotp();
      const outra = await comTotp();
      const chave = await darChave(t, outra.pessoa);
      await darChave(t, pessoa);
      const passo = await pedir(pessoa);
      const { pedido } = passo;
      expect((await concluir({ pedido, codigo: agora(outra.segredo) })).status).toBe(401);
      expect((await concluir({ pedido, codigo: await darCodigo(t, outra.pessoa) })).status).toBe(401);
      if (passo.chave === null) throw new Error('no challenge');
      expect((await concluir({ pedido, chave: chave.usar(passo.chave) })).body.code).toBe('CHAVE_INCORRETA');
    });

    it('still asks for the factor after a reset, and ends a half-done login with the old password', async () => {
      const { pessoa, segredo } = await comTotp();
      const { pedido } = await pedir(pessoa);
      const link = await criarTokenDeSenha(t.deps.database.db, pessoa.id, t.clock.real());
      const nova = 'outra jabuticaba 99';
      const r = await send(t.url, 'POST', `/api/changeToken/reset-password/confirm?token=${link}`, {
        body: { senha: nova },
      });
      expect(r.status).toBe(200);
      expect((await concluir({ pedido, codigo: agora(segredo) })).body.code).toBe('PEDIDO_VENCIDO');
      const { body } = await entrar(t, pessoa.cpf, nova);
      expect(Object.keys(body)).toEqual(['segundoFator']);
      expect(await countOf(t, 'fatorTotp', { professorId: pessoa.id })).toBe(1);
    });
  });

  describe('passkeys', () => {
    const desafiar = async () => {
      const { status, body } = await send<{
        pedido: string;
        opcoes: { challenge: string; rpId: string; allowCredentials: readonly unknown[] };
      }>(t.url, 'POST', '/auth/login/chave/opcoes');
      expect(status).toBe(200);
      return body;
    };
    const entrarComChave = (body: object) =>
      send<Entrada & Recusa>(t.url, 'POST', '/auth/login/chave', { body });

    it('finishes a login with the password', async () => {
      const pessoa = await comSenha();
      const chave = await darChave(t, pessoa);
      const passo = await pedir(pessoa);
      if (passo.chave === null) throw new Error('no challenge');
      const resposta = chave.usar(passo.chave);
      expect((await concluir({ pedido: passo.pedido, chave: resposta })).status).toBe(200);
      const outro = await pedir(pessoa);
      expect((await concluir({ pedido: outro.pedido, chave: resposta })).body.code).toBe('CHAVE_INCORRETA');
    });

    it('opens a session alone, names no account before, and takes the challenge once', async () => {
      const pessoa = await comSenha();
      const chave = await darChave(t, pessoa);
      const { pedido, opcoes } = await desafiar();
      expect(opcoes.allowCredentials).toEqual([]);
      const corpo = { pedido, chave: chave.usar(opcoes) };
      const respostas = await Promise.all(Array.from({ length: 20 }, () => entrarComChave(corpo)));
      const certas = respostas.filter(({ status }) => status === 200);
      expect(certas).toHaveLength(1);
      expect(await statusDoToken(t, certas[0]?.body.token)).toBe(200);
      expect((await entrarComChave(corpo)).body.code).toBe('PEDIDO_VENCIDO');
    });

    it.each([
      ['another origin', { origem: 'https://mal.example' }],
      ['another host', { rpId: 'mal.example' }],
      ['no user verification', { semVerificar: true }],
    ] as const)('refuses an answer with %s', async (_nome, mudancas) => {
      const pessoa = await comSenha();
      const chave = await darChave(t, pessoa);
      const { pedido, opcoes } = await desafiar();
      const { status, body } = await entrarComChave({ pedido, chave: chave.usar(opcoes, mudancas) });
      expect([status, body.code]).toEqual([401, 'CHAVE_DESCONHECIDA']);
    });

    it('refuses a counter that went back, another challenge, a changed answer and an unknown passkey', async () => {
      const pessoa = await comSenha();
      const chave = await darChave(t, pessoa);
      const um = await desafiar();
      expect(
        (await entrarComChave({ pedido: um.pedido, chave: chave.usar(um.opcoes, { contador: 9 }) })).status,
      ).toBe(200);
      const nega = async (resposta: (opcoes: typeof um.opcoes) => object) => {
        const { pedido, opcoes } = await desafiar();
        const r = await entrarComChave({ pedido, chave: resposta(opcoes) });
        expect(r.status).toBe(401);
      };
      await nega((opcoes) => chave.usar(opcoes, { contador: 9 }));
      await nega(() => chave.usar(um.opcoes, { contador: 20 }));
      await nega((opcoes) => {
        const certa = chave.usar(opcoes, { contador: 21 });
        const { response } = certa;
        const assinatura = Buffer.from(response.signature, 'base64url');
        assinatura[10] = (assinatura[10] ?? 0) ^ 1;
        return { ...certa, response: { ...response, signature: assinatura.toString('base64url') } };
      });
      await nega((opcoes) => criarAutenticador(new URL(t.deps.config.publicUrl).origin).usar(opcoes));
    });

    it('bounds the challenges of one network, and lets others ask', async () => {
      await insertInto(t, 'limite', {
        chave: 'desafios:127.0.0.1',
        contagem: 600,
        inicio: t.clock.real(),
      });
      expect((await send(t.url, 'POST', '/auth/login/chave/opcoes')).status).toBe(429);
    });

    it('is lost at another address: the login offers other ways, page and administrators are told', async () => {
      const { pessoa } = await comTotp();
      const { chave } = await darChave(t, pessoa);
      await updateRows(t, 'chaveDeAcesso', { rpId: 'antigo.exemplo.br' }, { id: chave });
      const { metodos, chave: opcoes } = await pedir(pessoa);
      expect([metodos, opcoes]).toEqual([['totp'], null]);
      const { body } = await send<{ readonly chaves: readonly { readonly perdida: boolean }[] }>(
        t.url,
        'GET',
        '/auth/fatores',
        { token: pessoa.token },
      );
      expect(body.chaves.map(({ perdida }) => perdida)).toEqual([true]);
      const { token } = await w.novaPessoa('administrador');
      const avisos = async () =>
        (await send<readonly { readonly codigo: string }[]>(t.url, 'GET', '/api/sistema/avisos', { token }))
          .body;
      expect((await avisos()).map(({ codigo }) => codigo)).toContain('CHAVES_PERDIDAS');
      await deleteRows(t, 'chaveDeAcesso', { id: chave });
      expect((await avisos()).map(({ codigo }) => codigo)).not.toContain('CHAVES_PERDIDAS');
    });

    it('ends with a closed account', async () => {
      const pessoa = await comSenha();
      const chave = await darChave(t, pessoa);
      await darTotp(t, pessoa);
      await darCodigo(t, pessoa);
      const r = await post('/api/professor/encerrar', pessoa.token, { senhaAtual: SENHA });
      expect(r.status).toBe(204);
      for (const tabela of [
        'fatorTotp',
        'chaveDeAcesso',
        'codigoDeRecuperacao',
        'segundoFatorPedido',
      ] as const) {
        expect([tabela, await countOf(t, tabela, { professorId: pessoa.id })]).toEqual([tabela, 0]);
      }
      const { pedido, opcoes } = await desafiar();
      expect((await entrarComChave({ pedido, chave: chave.usar(opcoes) })).status).toBe(401);
    });
  });

  describe('enrolment', () => {
    const iniciar = (token: string, prova: object = { senhaAtual: SENHA }) =>
      post<{ segredo: string; uri: string } & Recusa>('/auth/fatores/totp', token, prova);

    it('begins with the password, ends with the first code, gives recovery codes once and ends other sessions', async () => {
      const pessoa = await comSenha();
      const { token: outraSessao } = await w.abrirSessao(pessoa.id, pessoa.tipo);
      expect((await iniciar(pessoa.token, {})).status).toBe(422);
      expect((await iniciar(pessoa.token, { senhaAtual: 'outra coisa' })).body.code).toBe(
        'SENHA_ATUAL_INCORRETA',
      );
      const { status, body } = await iniciar(pessoa.token);
      expect([status, new URL(body.uri).searchParams.get('secret')]).toEqual([201, body.segredo]);
      const confirmar = (codigo: string) => post('/auth/fatores/totp/confirmar', pessoa.token, { codigo });
      expect((await confirmar('000000')).body.code).toBe('CODIGO_INCORRETO');
      const feito = await confirmar(agora(body.segredo));
      expect([feito.status, new Set(feito.body.codigos).size]).toEqual([200, 10]);
      expect((await confirmar(agora(body.segredo, 1))).status).toBe(409);
      expect([await statusDoToken(t, pessoa.token), await statusDoToken(t, outraSessao)]).toEqual([200, 401]);
      const { pedido } = await pedir(pessoa);
      const usado = await concluir({ pedido, codigo: agora(body.segredo) });
      expect(usado.body.code).toBe('CODIGO_JA_USADO');
      const outro = await pedir(pessoa);
      expect((await concluir({ pedido: outro.pedido, codigo: feito.body.codigos?.[3] })).status).toBe(200);
      // Neither the key, nor a code, nor a repeated answer is readable anywhere.
      const { rows } = await t.deps.database.pool.query<{ tudo: string }>(
        `select (select json_agg(f) from fator_totp f)::text || (select json_agg(c) from codigo_de_recuperacao c)::text
          || (select json_agg(i) from idempotencia i)::text || (select json_agg(a) from auditoria a)::text as tudo`,
      );
      const guardado = `${rows[0]?.tudo}${t.logs.join('')}${JSON.stringify(await t.emailsAte(0))}`;
      for (const s of [body.segredo, ...(feito.body.codigos ?? []), agora(body.segredo)]) {
        expect(guardado).not.toContain(s);
        expect(guardado).not.toContain(s.replaceAll('-', ''));
      }
    });

    it('repeats an answer with the same key, without key and codes', async () => {
      const pessoa = await comSenha();
      const headers = { 'idempotency-key': `fator-${pessoa.id}` };
      const pedido = { token: pessoa.token, body: { senhaAtual: SENHA }, headers };
      const primeira = await send<{ segredo: string }>(t.url, 'POST', '/auth/fatores/totp', pedido);
      const outra = await send<object>(t.url, 'POST', '/auth/fatores/totp', pedido);
      expect([primeira.body.segredo.length, outra.status, outra.body]).toEqual([32, 201, {}]);
    });

    it('expires after 15 minutes', async () => {
      const pessoa = await comSenha();
      const { body } = await iniciar(pessoa.token);
      t.clock.avancar(15 * 60_000 + 1);
      const r = await post('/auth/fatores/totp/confirmar', pessoa.token, { codigo: agora(body.segredo) });
      expect([r.status, r.body.code]).toEqual([409, 'TOTP_NAO_INICIADO']);
    });

    it('adds a passkey only with a factor that is there already, and never to another person', async () => {
      const { pessoa, segredo } = await comTotp();
      const opcoes = (token: string, prova: object) =>
        post<
          {
            pedido: string;
            opcoes: { challenge: string; rp: { id: string }; excludeCredentials: readonly unknown[] };
          } & Recusa
        >('/auth/fatores/chaves/opcoes', token, prova);
      expect((await opcoes(pessoa.token, { senhaAtual: SENHA })).body.message).toBe(
        MENSAGENS_FATOR.provaVazia,
      );
      const codigo = agora(segredo);
      const { status, body } = await opcoes(pessoa.token, { senhaAtual: SENHA, codigo });
      expect(status).toBe(200);
      expect((await opcoes(pessoa.token, { senhaAtual: SENHA, codigo })).body.code).toBe('CODIGO_JA_USADO');
      const autenticador = criarAutenticador(new URL(t.deps.config.publicUrl).origin);
      const chave = autenticador.cadastrar(body.opcoes);
      const outra = await comSenha();
      const cadastrar = (token: string, pedido: string) =>
        post('/auth/fatores/chaves', token, { pedido, nome: 'notebook', chave });
      expect((await cadastrar(outra.token, body.pedido)).status).toBe(409);
      // The wrong person's try burned it.
      expect((await cadastrar(pessoa.token, body.pedido)).status).toBe(409);
      const mais = await opcoes(pessoa.token, { senhaAtual: SENHA, codigo: agora(segredo, 1) });
      const feito = await post('/auth/fatores/chaves', pessoa.token, {
        pedido: mais.body.pedido,
        nome: 'notebook',
        chave: autenticador.cadastrar(mais.body.opcoes),
      });
      expect([feito.status, feito.body.codigos]).toEqual([201, undefined]);
    });

    it('removes with password and factor; the last one takes the recovery codes with it, and mails the person', async () => {
      const { pessoa, segredo } = await comTotp();
      await darCodigo(t, pessoa);
      const chave = await darChave(t, pessoa);
      const remover = (caminho: string, prova: object) => post(caminho, pessoa.token, prova);
      const daChave = `/auth/fatores/chaves/${chave.chave}/remover`;
      expect((await remover(daChave, { senhaAtual: SENHA })).status).toBe(422);
      // With the passkey itself as the proof.
      const { body } = await post<{ pedido: string; opcoes: { challenge: string; rpId: string } }>(
        '/auth/fatores/desafio',
        pessoa.token,
      );
      const prova = { pedido: body.pedido, resposta: chave.usar(body.opcoes) };
      expect((await remover('/auth/fatores/totp/remover', { senhaAtual: SENHA, chave: prova })).status).toBe(
        200,
      );
      expect((await remover(daChave, { senhaAtual: SENHA, chave: prova })).status).toBe(422);
      expect((await remover(daChave, { senhaAtual: SENHA, codigo: agora(segredo) })).status).toBe(422);
      expect(await countOf(t, 'codigoDeRecuperacao', { professorId: pessoa.id })).toBe(1);
      const outra = await post<typeof body>('/auth/fatores/desafio', pessoa.token);
      const nova = { pedido: outra.body.pedido, resposta: chave.usar(outra.body.opcoes) };
      expect((await remover(daChave, { senhaAtual: SENHA, chave: nova })).status).toBe(200);
      expect(await countOf(t, 'codigoDeRecuperacao', { professorId: pessoa.id })).toBe(0);
      expect(Object.keys((await entrar(t, pessoa.cpf, SENHA)).body)).toEqual(['token', 'dispositivo']);
      const { email } = (await findRow(t, 'professor', { id: pessoa.id })) ?? { email: '' };
      const cartas = (await t.emailsAte(0)).filter(({ para }) => para === email);
      expect(cartas).toHaveLength(2);
    });

    it('replaces the recovery codes, of which the old ones no longer work', async () => {
      const { pessoa, segredo } = await comTotp();
      const velho = await darCodigo(t, pessoa);
      const { status, body } = await post('/auth/fatores/codigos', pessoa.token, {
        senhaAtual: SENHA,
        codigo: agora(segredo),
      });
      expect([status, body.codigos?.length]).toEqual([201, 10]);
      const { pedido } = await pedir(pessoa);
      expect((await concluir({ pedido, codigo: velho })).status).toBe(401);
      expect((await concluir({ pedido, codigo: body.codigos?.[0] })).status).toBe(200);
    });

    it('is out of reach of personal tokens', async () => {
      const pessoa = await comSenha();
      const { body } = await post<{ token: string }>('/auth/tokens', pessoa.token, {
        nome: 'programa',
        escopos: ['projetos:escrita', 'editais:escrita'],
        dias: 3,
        senhaAtual: SENHA,
      });
      for (const caminho of ['totp', 'totp/remover', 'chaves/opcoes', 'chaves', 'codigos', 'desafio']) {
        const r = await post(`/auth/fatores/${caminho}`, body.token, { senhaAtual: SENHA });
        expect([caminho, r.status, r.body.message]).toEqual([caminho, 403, MENSAGENS_CONTA.tokenSemAlcance]);
      }
    });

    it('answers the own factors without key, credential or code', async () => {
      const { pessoa, segredo } = await comTotp();
      const chave = await darChave(t, pessoa);
      const codigo = await darCodigo(t, pessoa);
      const { text } = await send(t.url, 'GET', '/auth/fatores', { token: pessoa.token });
      const { rows } = await t.deps.database.pool.query<{ chave: string }>(
        'select chave from fator_totp where professor_id = $1',
        [pessoa.id],
      );
      for (const s of [segredo, chave.id, codigo, rows[0]?.chave ?? '?']) expect(text).not.toContain(s);
    });
  });

  describe('an administrator of whom the institution requires a factor', () => {
    beforeEach(() => exigir(true));
    afterAll(() => exigir(false));

    it('may only enrol one, with a login and with a personal token, and then goes on', async () => {
      await exigir(false);
      const adm = await comSenha('administrador');
      const { body: chaveDoPrograma } = await post<{ token: string }>('/auth/tokens', adm.token, {
        nome: 'programa',
        escopos: ['editais:leitura'],
        dias: 3,
        senhaAtual: SENHA,
      });
      await exigir(true);
      for (const token of [adm.token, chaveDoPrograma.token]) {
        const r = await send<Recusa>(t.url, 'GET', '/api/edital/all', { token });
        expect([r.status, r.body.code, r.body.message]).toEqual([
          403,
          'SEGUNDO_FATOR_EXIGIDO',
          MENSAGENS_FATOR.fatorExigido,
        ]);
      }
      expect((await send(t.url, 'GET', '/api/professor/professor', { token: adm.token })).status).toBe(200);
      expect((await send(t.url, 'GET', '/api/publico/instituicao', { token: adm.token })).status).toBe(200);
      const { body } = await post<{ segredo: string }>('/auth/fatores/totp', adm.token, {
        senhaAtual: SENHA,
      });
      await post('/auth/fatores/totp/confirmar', adm.token, { codigo: agora(body.segredo) });
      expect((await send(t.url, 'GET', '/api/edital/all', { token: adm.token })).status).toBe(200);
      const ultimo = await post('/auth/fatores/totp/remover', adm.token, {
        senhaAtual: SENHA,
        codigo: agora(body.segredo, 1),
      });
      expect([ultimo.status, ultimo.body.code]).toEqual([409, 'ULTIMO_FATOR']);
    });

    it('concerns neither other people nor a login by the institution, and follows the type', async () => {
      const pessoa = await comSenha();
      expect((await send(t.url, 'GET', '/api/edital/all', { token: pessoa.token })).status).not.toBe(403);
      await updateRows(t, 'professor', { tipo: 'administrador' }, { id: pessoa.id });
      expect((await send(t.url, 'GET', '/api/edital/all', { token: pessoa.token })).status).toBe(403);
      await updateRows(t, 'sessao', { fator: 'porta' }, { professorId: pessoa.id });
      expect((await send(t.url, 'GET', '/api/edital/all', { token: pessoa.token })).status).toBe(200);
    });
  });

  describe("another's lost factor", () => {
    it('is removed with a reason; sessions end, the person and the other administrators hear of it', async () => {
      const { pessoa } = await comTotp();
      await darChave(t, pessoa);
      await darCodigo(t, pessoa);
      const adm = await w.novaPessoa('administrador');
      const outro = await w.novaPessoa('administrador');
      const caminho = `/api/professor/${pessoa.id}/remover_fatores`;
      expect((await post(caminho, pessoa.token, { motivo: 'quero' })).status).toBe(403);
      expect((await post(caminho, adm.token, { motivo: ' ' })).status).toBe(422);
      const antes = (await t.emailsAte(0)).length;
      expect((await post(caminho, adm.token, { motivo: 'Perdeu o celular; veio à sala' })).status).toBe(200);
      expect((await post(caminho, adm.token, { motivo: 'outra vez' })).status).toBe(409);
      expect(await statusDoToken(t, pessoa.token)).toBe(401);
      expect(Object.keys((await entrar(t, pessoa.cpf, SENHA)).body)).toEqual(['token', 'dispositivo']);
      const novas = (await t.emailsAte(0)).slice(antes);
      const emailDe = async ({ id }: Pessoa) => (await findRow(t, 'professor', { id }))?.email;
      const quem = novas.map(({ para }) => para);
      expect(quem).toEqual(expect.arrayContaining([await emailDe(pessoa), await emailDe(outro)]));
      expect(quem).not.toContain(await emailDe(adm));
      expect(novas.every(({ texto }) => texto.includes('Perdeu o celular'))).toBe(true);
      const ato = await findRow(t, 'auditoria', { acao: 'removerFatoresDe', registroId: pessoa.id });
      expect([ato?.pessoaId, ato?.antes]).toEqual([adm.id, { totp: true, chaves: 1 }]);
      expect(
        (await post(`/api/professor/${adm.id}/remover_fatores`, adm.token, { motivo: 'eu' })).status,
      ).toBe(409);
    });
  });
});
