import { randomBytes } from 'node:crypto';
import { CODIGO_MS, PEDIDO_MS } from '@instrutoria/domain/porta/limits.ts';
import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import { RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../../adapters/mail/seal.ts';
import { buildApp } from '../../app.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { createFakeProvider, type FakeProvider } from '../../testing/provider/fake-provider.ts';
import { countOf, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { darSenha, entrar, novoCadastro, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import { codigoTotp, darChave, darCodigo, darTotp } from '../../testing/world/fatores.ts';
import {
  chegar,
  comecar,
  concluir,
  corpoDaPorta,
  entrarPela,
  fragmentoDe,
  respostaDoProvedor,
  semContaPela,
  umaPorta,
  umNavegador,
} from '../../testing/world/porta.ts';
import { createWorld, proximo, type World } from '../../testing/world.ts';

describe('entering with the account of the institution', () => {
  let t: TestApp;
  let w: World;
  let provedor: FakeProvider;
  let porta: number;
  let nomeDaPorta: string;
  beforeAll(async () => {
    // With a mail server, so that an e-mail counts as confirmed only by its link.
    t = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    w = createWorld(t);
    provedor = await createFakeProvider();
    ({ id: porta, nome: nomeDaPorta } = await umaPorta(t, provedor.issuer));
  });
  afterAll(async () => {
    provedor.close();
    await t.close();
  });
  beforeEach(() => {
    t.clock.definir(INICIO);
    provedor.alter = (token) => token;
    provedor.foreignKey = false;
    provedor.broken = null;
  });

  const comPessoa = (claims: object = {}) => {
    const sub = `sub ${proximo()}`;
    provedor.claims = { sub, name: 'Ana Lima', vinculos: ['docente'], ...claims };
    return sub;
  };
  /** Where the browser lands after an answer that the test changed. */
  const voltarCom = async (mudar: (caminho: string) => string = (c) => c) => {
    const { body } = await comecar(t, porta, umNavegador());
    const volta = await send(t.url, 'GET', mudar(await respostaDoProvedor(body.endereco)));
    return { status: volta.status, ...fragmentoDe(volta) };
  };
  const quemEntrou = async (token: string) => {
    const { body } = await send<{ readonly id: number }>(t.url, 'GET', '/api/professor/professor', { token });
    return body.id;
  };

  describe('first entry', () => {
    it('makes a coordenador of a listed affiliation, asking only for what the provider did not say', async () => {
      const email = `ana${proximo()}@exemplo.test`;
      comPessoa({ cpf: '529.982.247-25', email, email_verified: true });
      const chegou = await chegar(t, porta, '/projetos_submetidos?pagina=2');
      const { body } = await concluir(t, chegou);
      expect(body).toMatchObject({
        ...{ situacao: 'cadastra', porta: nomeDaPorta, nome: 'Ana Lima', email },
        ...{ cpfDito: true, emailDito: true, unidade: null },
      });
      expect(JSON.stringify(body)).not.toContain('52998224725');
      const { foto, lattes, siape, unidade } = await novoCadastro(w);
      const pedido = { codigo: body.codigo, segredo: chegou.segredo, foto, lattes, siape, unidade };
      // The person cannot overwrite a value that the provider vouches for.
      const feita = await send<{ readonly token: string; readonly voltar: string }>(
        t.url,
        'POST',
        '/auth/porta/cadastrar',
        { body: { ...pedido, nome: 'Outro Nome', cpf: '111.444.777-35', email: 'mal@exemplo.test' } },
      );
      expect([feita.status, feita.body.voltar]).toEqual([201, '/projetos_submetidos?pagina=2']);
      const id = await quemEntrou(feita.body.token);
      expect(await rowOf(t, 'professor', { id })).toMatchObject({
        ...{ nome: 'Ana Lima', cpf: '52998224725', email, tipo: 'coordenador', senha: null },
        emailConfirmadoEm: new Date(INICIO),
      });
      expect(await rowsOf(t, 'auditoria', { pessoaId: id, acao: 'cadastrarPelaInstituicao' })).toMatchObject([
        { depois: { porta: nomeDaPorta } },
      ]);
      const outraVez = await entrarPela(t, porta);
      expect(outraVez.body).toMatchObject({
        ...{ situacao: 'entrou', ligou: null },
        saida: {
          porta: nomeDaPorta,
          endereco: expect.stringContaining(`${provedor.issuer}/logout?client_id=`),
        },
      });
      expect(await quemEntrou(outraVez.body.token)).toBe(id);
    });

    it('refuses an account to anybody else, and says whom to write to', async () => {
      for (const [vinculos, situacao] of [
        [['discente'], 'estudante'],
        [['terceirizado'], 'semVinculo'],
        [[], 'semVinculo'],
      ] as const) {
        comPessoa({ vinculos });
        const chegou = await chegar(t, porta);
        const { body } = await concluir(t, chegou);
        expect(body).toMatchObject({ situacao, aQuemEscrever: 'suporte@exemplo.test' });
        const cadastro = await novoCadastro(w);
        const { status, text } = await send(t.url, 'POST', '/auth/porta/cadastrar', {
          body: { ...cadastro, codigo: body.codigo, segredo: chegou.segredo },
        });
        expect([status, text]).toEqual([403, expect.stringContaining('suporte@exemplo.test')]);
      }
    });

    it('refuses a CPF that has an account already, and makes no identity', async () => {
      const dono = await w.novaPessoa();
      const { id } = await umaPorta(t, provedor.issuer, { comum: { confiaNoCpf: false } });
      comPessoa({ cpf: dono.cpf });
      const chegou = await semContaPela(t, id);
      const cadastro = { ...(await novoCadastro(w)), cpf: dono.cpf };
      const { status } = await send(t.url, 'POST', '/auth/porta/cadastrar', {
        body: { ...cadastro, codigo: chegou.codigo, segredo: chegou.segredo },
      });
      expect([status, await countOf(t, 'identidade', { portaId: id })]).toEqual([409, 0]);
    });
  });

  describe('linking', () => {
    it('finds the account by a CPF that the door vouches for, is confirmed by mail, and lasts', async () => {
      const dono = await w.novaPessoa();
      comPessoa({ cpf: dono.cpf });
      const antes = (await t.emailsAte(0)).length;
      const primeira = await entrarPela(t, porta);
      expect(primeira.body).toMatchObject({ situacao: 'entrou', ligou: 'cpf' });
      expect(await quemEntrou(primeira.body.token)).toBe(dono.id);
      const { email } = await rowOf(t, 'professor', { id: dono.id });
      expect((await t.emailsAte(antes + 1)).at(-1)).toMatchObject({ para: email });
      // The provider's words may change: the identity stays with its account.
      provedor.claims = { ...provedor.claims, cpf: (await w.novaPessoa()).cpf, email: 'outro@exemplo.test' };
      const outra = await entrarPela(t, porta);
      expect([outra.body.ligou, await quemEntrou(outra.body.token)]).toEqual([null, dono.id]);
    });

    it('is not by a CPF that the provider does not vouch for', async () => {
      const dono = await w.novaPessoa();
      const { id } = await umaPorta(t, provedor.issuer, { comum: { confiaNoCpf: false } });
      comPessoa({ cpf: dono.cpf });
      expect((await entrarPela(t, id)).body.situacao).toBe('cadastra');
    });

    it.each([
      ['bronze', false, 'semVinculo'],
      ['silver', true, 'entrou'],
      ['gold', true, 'entrou'],
    ])('by gov.br at %s: %s', async (level, _liga, situacao) => {
      const dono = await w.novaPessoa();
      const { id } = await umaPorta(t, provedor.issuer, {
        comum: { confiaNoCpf: false, vinculosDeProfessor: [] },
        oidc: {
          modelo: 'govbr',
          enderecos: {
            autorizacao: `${provedor.issuer}/auth`,
            token: `${provedor.issuer}/token`,
            chaves: `${provedor.issuer}/jwks`,
            pessoa: `${provedor.issuer}/userinfo`,
            saida: null,
          },
          atributos: { cpf: 'sub', nome: 'name', email: 'email', vinculos: null, unidade: null },
        },
      });
      provedor.claims = { sub: dono.cpf, reliability_info: { level }, email_verified: 'true' };
      expect((await entrarPela(t, id)).body.situacao).toBe(situacao);
      if (situacao !== 'entrou') return;
      // The other spelling is the same person.
      const comMascara = dono.cpf.replace(/\D/g, '').replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
      provedor.claims = { ...provedor.claims, sub: comMascara };
      const outra = await entrarPela(t, id);
      expect([outra.body.ligou, await quemEntrou(outra.body.token)]).toEqual([null, dono.id]);
      expect(await countOf(t, 'identidade', { portaId: id })).toBe(1);
    });

    it('is by a verified e-mail of a listed domain that was confirmed here too', async () => {
      const dono = await w.novaPessoa('coordenador', { emailConfirmadoEm: new Date(INICIO) });
      const { email } = await rowOf(t, 'professor', { id: dono.id });
      const { id } = await umaPorta(t, provedor.issuer, { comum: { dominios: [email.split('@')[1] ?? ''] } });
      comPessoa({ email });
      expect((await entrarPela(t, id)).body.situacao).toBe('cadastra');
      comPessoa({ email, email_verified: true });
      await updateRows(t, 'professor', { emailConfirmadoEm: null }, { id: dono.id });
      expect((await entrarPela(t, id)).body.situacao).toBe('cadastra');
      await updateRows(t, 'professor', { emailConfirmadoEm: new Date(INICIO) }, { id: dono.id });
      expect((await entrarPela(t, id)).body).toMatchObject({ situacao: 'entrou', ligou: 'email' });
      const { id: outra } = await umaPorta(t, provedor.issuer, { comum: { dominios: ['outro.test'] } });
      expect((await entrarPela(t, outra)).body.situacao).toBe('cadastra');
    });

    it('refuses another person who now has the e-mail of a linked account', async () => {
      const dono = await w.novaPessoa('coordenador', { emailConfirmadoEm: new Date(INICIO) });
      const { email } = await rowOf(t, 'professor', { id: dono.id });
      const { id } = await umaPorta(t, provedor.issuer, { comum: { dominios: [email.split('@')[1] ?? ''] } });
      comPessoa({ email, email_verified: true });
      expect((await entrarPela(t, id)).status).toBe(200);
      comPessoa({ email, email_verified: true });
      const { status, body } = await entrarPela(t, id);
      expect([status, body.code, body.message]).toEqual([
        409,
        'CONTA_JA_LIGADA',
        MENSAGENS_PORTA.contaJaLigada,
      ]);
      expect(await countOf(t, 'identidade', { portaId: id })).toBe(1);
    });

    it('is by the local password once, with the limits of the login', async () => {
      const dono = await w.novaPessoa();
      await darSenha(t, dono);
      comPessoa({ vinculos: [] });
      const { codigo, segredo } = await semContaPela(t, porta);
      const vincular = (password: string) =>
        send<{ readonly token: string }>(t.url, 'POST', '/auth/porta/vincular', {
          body: { codigo, segredo, cpf: dono.cpf, password },
        });
      expect((await vincular('outra qualquer')).status).toBe(401);
      const feita = await vincular(SENHA);
      expect([feita.status, await quemEntrou(feita.body.token)]).toEqual([200, dono.id]);
      expect((await entrarPela(t, porta)).body).toMatchObject({ situacao: 'entrou', ligou: null });
      // The form's code was for one use.
      expect((await vincular(SENHA)).status).toBe(409);
      comPessoa({ vinculos: [] });
      const outra = await semContaPela(t, porta);
      const { status } = await send(t.url, 'POST', '/auth/porta/vincular', {
        body: { codigo: outra.codigo, segredo: outra.segredo, cpf: dono.cpf, password: SENHA },
      });
      expect(status).toBe(409);
    });

    it('by the local password asks the second factor of an account that has one', async () => {
      const dono = await w.novaPessoa();
      await darSenha(t, dono);
      const segredoDoTotp = await darTotp(t, dono);
      const recuperacao = await darCodigo(t, dono);
      comPessoa({ vinculos: [] });
      const { codigo, segredo } = await semContaPela(t, porta);
      const vincular = (codigoDoFator?: string) =>
        send<{ readonly token: string; readonly code: string }>(t.url, 'POST', '/auth/porta/vincular', {
          body: { codigo, segredo, cpf: dono.cpf, password: SENHA, codigoDoFator },
        });
      const antes = await countOf(t, 'sessao', { professorId: dono.id });
      for (const vazio of [undefined, '', '  ']) {
        const { status, body } = await vincular(vazio);
        expect([status, body.code]).toEqual([422, 'CODIGO_VAZIO']);
      }
      const certo = codigoTotp(segredoDoTotp, t.clock.real());
      const errado = await vincular(certo === '000000' ? '000001' : '000000');
      expect([errado.status, errado.body.code]).toEqual([401, 'CODIGO_INCORRETO']);
      expect(await countOf(t, 'identidade', { professorId: dono.id })).toBe(0);
      expect(await countOf(t, 'sessao', { professorId: dono.id })).toBe(antes);
      const feita = await vincular(certo);
      expect([feita.status, await quemEntrou(feita.body.token)]).toEqual([200, dono.id]);
      // The step of the code is used up, for the login too.
      const passo = await entrar(t, dono.cpf, SENHA);
      const { pedido } = (passo.body as unknown as { readonly segundoFator: { readonly pedido: string } })
        .segundoFator;
      const outraVez = await send<{ readonly code: string }>(t.url, 'POST', '/auth/login/fator', {
        body: { pedido, codigo: certo },
      });
      expect([outraVez.status, outraVez.body.code]).toEqual([401, 'CODIGO_JA_USADO']);
      const { id } = await umaPorta(t, provedor.issuer);
      comPessoa({ vinculos: [] });
      const daOutra = await semContaPela(t, id);
      const { status } = await send(t.url, 'POST', '/auth/porta/vincular', {
        body: {
          ...{ codigo: daOutra.codigo, segredo: daOutra.segredo, cpf: dono.cpf, password: SENHA },
          codigoDoFator: recuperacao,
        },
      });
      expect(status).toBe(200);
    });

    it('of an administrator owes no second factor of ours, which the local login does', async () => {
      const adm = await w.novaPessoa('administrador');
      await darSenha(t, adm);
      comPessoa({ cpf: adm.cpf });
      const { body } = await entrarPela(t, porta);
      const exigir = (sim: boolean) =>
        t.deps.database.pool.query(
          `insert into configuracao (id, versao, dados) values (1, 1, $1)
            on conflict (id) do update set dados = (configuracao.dados::jsonb || $1::jsonb)`,
          [JSON.stringify({ segundoFatorDosAdministradores: sim })],
        );
      const ler = async (token: string) => (await send(t.url, 'GET', '/api/edital/all', { token })).status;
      await exigir(true);
      try {
        expect([await ler(body.token), await ler(adm.token)]).toEqual([200, 403]);
      } finally {
        await exigir(false);
      }
    });

    it('ends when undone, with the sessions of that door and no other', async () => {
      const dono = await w.novaPessoa();
      comPessoa({ cpf: dono.cpf });
      const { body } = await entrarPela(t, porta);
      const minhas = await send<readonly { readonly id: number; readonly porta: string }[]>(
        ...([t.url, 'GET', '/auth/identidades'] as const),
        { token: dono.token },
      );
      expect(minhas.body).toMatchObject([{ porta: nomeDaPorta, como: 'pelo CPF' }]);
      const alheia = await w.novaPessoa();
      const caminho = `/auth/identidades/${minhas.body[0]?.id}`;
      expect((await send(t.url, 'DELETE', caminho, { token: alheia.token })).status).toBe(404);
      expect((await send(t.url, 'DELETE', caminho, { token: dono.token })).status).toBe(204);
      expect([await statusDoToken(t, body.token), await statusDoToken(t, dono.token)]).toEqual([401, 200]);
    });
  });

  describe('refusals', () => {
    it('refuses a closed account, of which no id remains readable', async () => {
      const dono = await w.novaPessoa();
      await darSenha(t, dono);
      const sub = comPessoa({ cpf: dono.cpf });
      await entrarPela(t, porta);
      const { status } = await send(t.url, 'POST', '/api/professor/encerrar', {
        token: dono.token,
        body: { senhaAtual: SENHA },
      });
      expect(status).toBe(204);
      const recusada = await entrarPela(t, porta);
      expect([recusada.status, recusada.body.message]).toEqual([403, MENSAGENS_PORTA.contaEncerrada]);
      const { sujeito } = await rowOf(t, 'identidade', { professorId: dono.id });
      expect(sujeito).not.toContain(sub);
      expect((await rowsOf(t, 'auditoria', { acao: 'entradaRecusada' })).at(-1)).toMatchObject({
        depois: { porta: nomeDaPorta, motivo: 'CONTA_ENCERRADA' },
      });
    });

    it.each<[string, (token: JWTPayload) => JWTPayload, string]>([
      ['another nonce', (token) => ({ ...token, nonce: 'outro' }), 'RESPOSTA_ALTERADA'],
      ['no nonce', ({ nonce: _nonce, ...token }) => token, 'RESPOSTA_ALTERADA'],
      ['another issuer', (token) => ({ ...token, iss: 'https://mal.example' }), 'RESPOSTA_DE_OUTRO_PROVEDOR'],
      ['another audience', (token) => ({ ...token, aud: 'outro' }), 'RESPOSTA_DE_OUTRO_PROVEDOR'],
      [
        'an expired token',
        (token) => ({ ...token, exp: 1_000_000_000, iat: 999_999_000 }),
        'RESPOSTA_VENCIDA',
      ],
      ['another person than userinfo', (token) => ({ ...token, sub: 'outra' }), 'RESPOSTA_ALTERADA'],
    ])('refuses a token with %s', async (_nome, alter, recusa) => {
      comPessoa();
      provedor.alter = alter;
      expect(await voltarCom()).toEqual({ status: 303, recusa });
    });

    it('refuses a token of a key that the provider does not publish', async () => {
      comPessoa();
      provedor.foreignKey = true;
      expect(await voltarCom()).toEqual({ status: 303, recusa: 'RESPOSTA_ALTERADA' });
    });

    it.each([
      ['another state', (c: string) => c.replace(/state=p\w/, 'state=p0x'), 'RESPOSTA_ALTERADA'],
      [
        'an unknown state',
        (c: string) => c.replace(/state=\w+/, `state=p${'a'.repeat(64)}`),
        'RESPOSTA_REPETIDA',
      ],
      ['no state', (c: string) => c.replace(/state=\w+/, ''), 'RESPOSTA_ALTERADA'],
      ['another code', (c: string) => c.replace(/code=[\w-]+/, 'code=outro'), 'RESPOSTA_REPETIDA'],
      ['two states', (c: string) => `${c}&state=outro`, 'RESPOSTA_ALTERADA'],
      [
        'a cancelled entry',
        (c: string) => c.replace(/code=[\w-]+/, 'error=access_denied'),
        'ENTRADA_CANCELADA',
      ],
      ['an error', (c: string) => c.replace(/code=[\w-]+/, 'error=server_error'), 'PROVEDOR_RECUSOU'],
      ['another issuer', (c: string) => `${c}&iss=https%3A%2F%2Fmal.example`, 'RESPOSTA_DE_OUTRO_PROVEDOR'],
    ])('refuses an answer with %s', async (_nome, mudar, recusa) => {
      comPessoa();
      expect(await voltarCom(mudar)).toEqual({ status: 303, recusa });
    });

    it('burns the request with its first answer, right or wrong', async () => {
      comPessoa();
      const { body } = await comecar(t, porta, umNavegador());
      const caminho = await respostaDoProvedor(body.endereco);
      const falha = await send(t.url, 'GET', caminho.replace(/code=[\w-]+/, 'code=outro'));
      expect(fragmentoDe(falha).recusa).toBe('RESPOSTA_REPETIDA');
      expect(fragmentoDe(await send(t.url, 'GET', caminho)).recusa).toBe('RESPOSTA_REPETIDA');
      const { body: outro } = await comecar(t, porta, umNavegador());
      const certo = await respostaDoProvedor(outro.endereco);
      expect(fragmentoDe(await send(t.url, 'GET', certo)).codigo).toBeDefined();
      expect(fragmentoDe(await send(t.url, 'GET', certo)).recusa).toBe('RESPOSTA_REPETIDA');
    });

    it('refuses an answer at another door, and one that came too late', async () => {
      comPessoa();
      const { id: outra } = await umaPorta(t, provedor.issuer);
      expect(await voltarCom((c) => c.replace(`/porta/${porta}/`, `/porta/${outra}/`))).toEqual({
        status: 303,
        recusa: 'RESPOSTA_REPETIDA',
      });
      const { body } = await comecar(t, porta, umNavegador());
      const caminho = await respostaDoProvedor(body.endereco);
      t.clock.definir(new Date(Date.parse(INICIO) + PEDIDO_MS).toISOString());
      expect(fragmentoDe(await send(t.url, 'GET', caminho)).recusa).toBe('RESPOSTA_VENCIDA');
    });

    it('refuses a code after a minute, twice, and from another browser', async () => {
      comPessoa({ cpf: (await w.novaPessoa()).cpf });
      const chegou = await chegar(t, porta);
      const outro = await concluir(t, { ...chegou, segredo: umNavegador().segredo });
      expect([outro.status, outro.body.code]).toEqual([409, 'RESPOSTA_DE_OUTRO_NAVEGADOR']);
      expect((await concluir(t, chegou)).status).toBe(200);
      expect((await concluir(t, chegou)).body.code).toBe('ENTRADA_VENCIDA');
      const tarde = await chegar(t, porta);
      t.clock.definir(new Date(Date.parse(INICIO) + CODIGO_MS).toISOString());
      expect((await concluir(t, tarde)).body.code).toBe('ENTRADA_VENCIDA');
    });

    it('answers 409 while the provider is down, and logs neither code nor person', async () => {
      const sub = comPessoa();
      provedor.broken = 503;
      // The discovery document of earlier entries has been forgotten.
      t.clock.definir(new Date(Date.parse(INICIO) + 3_600_000).toISOString());
      const { status, body } = await comecar(t, porta, umNavegador());
      expect([status, body.code]).toEqual([409, expect.stringMatching(/^PROVEDOR_FORA|^RESPOSTA_ALTERADA/)]);
      provedor.broken = null;
      const chegou = await chegar(t, porta);
      const tudo = t.logs.join('\n');
      for (const segredo of [sub, chegou.codigo, chegou.segredo]) expect(tudo).not.toContain(segredo);
    });

    it('asks for the secret again after the system’s key changed, and lets an administrator type it', async () => {
      const admin = await w.novaPessoa('administrador');
      const { id, versao } = await umaPorta(t, provedor.issuer);
      const deOutraChave = createSeal(randomBytes(32), 'contas-da-instituicao').fechar('segredo');
      await updateRows(t, 'porta', { segredo: deOutraChave }, { id });
      const { status, body } = await comecar(t, id, umNavegador());
      expect([status, body.code, body.message]).toEqual([
        409,
        'SEGREDO_ILEGIVEL',
        RECUSAS_DA_PORTA.SEGREDO_ILEGIVEL,
      ]);
      const corpo = corpoDaPorta(provedor.issuer);
      const salva = await send(t.url, 'PUT', `/api/porta/${id}`, {
        token: admin.token,
        body: corpo,
        headers: { 'if-match': `"${versao}"` },
      });
      expect(salva.status, salva.text).toBe(200);
      expect((await comecar(t, id, umNavegador())).status).toBe(200);
    });

    it('keeps no code, secret, nonce, verifier or person readable in the database', async () => {
      const sub = comPessoa({ email: 'canario@exemplo.test' });
      const chegou = await chegar(t, porta);
      const guardado = JSON.stringify(await rowsOf(t, 'portaPedido'));
      for (const um of [sub, 'canario@', chegou.codigo, chegou.segredo]) expect(guardado).not.toContain(um);
    });

    it.each(['//mal.example', 'https://mal.example', '/\\mal.example', 'javascript:alert(1)'])(
      'returns to no other site: %s',
      async (voltar) => {
        comPessoa({ cpf: (await w.novaPessoa()).cpf });
        const { body } = await concluir(t, await chegar(t, porta, voltar));
        expect(body).toMatchObject({ situacao: 'entrou', voltar: null });
      },
    );
  });

  it('takes the answer at another instance than the one that asked', async () => {
    const dono = await w.novaPessoa();
    comPessoa({ cpf: dono.cpf });
    const outro = await buildApp(t.deps, t.deps.log as Parameters<typeof buildApp>[1]);
    try {
      const url = await outro.listen({ host: '127.0.0.1', port: 0 });
      const navegador = umNavegador();
      const { body } = await comecar(t, porta, navegador);
      const volta = await send(url, 'GET', await respostaDoProvedor(body.endereco));
      const { codigo = '' } = fragmentoDe(volta);
      const feita = await concluir(t, { ...navegador, codigo });
      expect(await quemEntrou(feita.body.token)).toBe(dono.id);
    } finally {
      await outro.close();
    }
  });

  it('takes a form of 256 KB on a door that is on, and nowhere else', async () => {
    const formulario = (caminho: string, bytes: number) =>
      fetch(t.url + caminho, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `x=${'a'.repeat(bytes - 2)}`,
      });
    expect((await formulario(`/api/porta/${porta}/retorno`, 256 * 1024)).status).toBe(303);
    expect((await formulario(`/api/porta/${porta}/retorno`, 256 * 1024 + 1)).status).toBe(413);
    const { id } = await umaPorta(t, provedor.issuer, { ligada: false });
    expect((await formulario(`/api/porta/${id}/retorno`, 100)).status).toBe(404);
    expect((await formulario('/auth/login', 100)).status).toBe(415);
  });

  describe('a logout at the provider', () => {
    const sair = (token: string) =>
      fetch(`${t.url}/api/porta/${porta}/saida`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: token }),
      });
    const sessao = async (sid: string) => {
      const dono = await w.novaPessoa();
      const sub = comPessoa({ cpf: dono.cpf, sid });
      return { sub, dono, token: (await entrarPela(t, porta)).body.token };
    };

    it('ends the sessions that it names, once, and leaves local ones', async () => {
      const { sub, dono, token } = await sessao('s1');
      const outra = (await entrarPela(t, porta)).body.token;
      provedor.claims = { ...provedor.claims, sid: 's2' };
      const segunda = (await entrarPela(t, porta)).body.token;
      const aviso = await provedor.logoutToken({ sub, sid: 's1' });
      expect((await sair(aviso)).status).toBe(200);
      const estados = await Promise.all(
        [token, outra, segunda, dono.token].map((um) => statusDoToken(t, um)),
      );
      expect(estados).toEqual([401, 401, 200, 200]);
      expect((await sair(aviso)).status).toBe(422);
      expect((await sair(await provedor.logoutToken({ sub }))).status).toBe(200);
      expect([await statusDoToken(t, segunda), await statusDoToken(t, dono.token)]).toEqual([401, 200]);
    });

    it.each<[string, object]>([
      ['another issuer', { iss: 'https://mal.example' }],
      ['another audience', { aud: 'outro' }],
      ['no event', { events: {} }],
      ['a nonce', { nonce: 'x' }],
      ['nobody in it', { sub: undefined }],
      ['an age of an hour', { iat: 1_000_000_000 }],
      ['no id', { jti: undefined }],
    ])('is refused with %s', async (_nome, claims) => {
      const { sub, token } = await sessao('s1');
      expect((await sair(await provedor.logoutToken({ sub, ...claims }))).status).toBe(422);
      expect(await statusDoToken(t, token)).toBe(200);
    });

    it('is refused when the provider did not sign it', async () => {
      const { sub, token } = await sessao('s1');
      const aviso = await provedor.logoutToken({ sub });
      expect((await sair(`${aviso.slice(0, -6)}AAAAAA`)).status).toBe(422);
      expect(await statusDoToken(t, token)).toBe(200);
    });
  });

  describe('local entry switched off', () => {
    it('is only for whom entered both ways within the hour, and spares named administrators and unknown accounts', async () => {
      const administrador = await w.novaPessoa('administrador');
      const outro = await w.novaPessoa('administrador');
      const professor = await w.novaPessoa();
      const deFora = await w.novaPessoa('avaliador');
      for (const pessoa of [administrador, outro, professor, deFora]) await darSenha(t, pessoa);
      const mudar = (corpo: object) =>
        send<{ readonly code: string; readonly versao: number }>(t.url, 'PUT', '/api/porta/entrada_local', {
          token: administrador.token,
          body: corpo,
        });
      const desligar = { desligada: true, excecoes: [administrador.id] };
      expect((await mudar(desligar)).body.code).toBe('SEM_DUAS_ENTRADAS');
      for (const pessoa of [outro, professor, administrador]) {
        comPessoa({ cpf: pessoa.cpf });
        expect((await entrarPela(t, porta)).status).toBe(200);
      }
      expect((await mudar({ desligada: true, excecoes: [] })).status).toBe(422);
      expect((await mudar({ desligada: true, excecoes: [professor.id] })).status).toBe(422);
      t.clock.definir(new Date(Date.parse(INICIO) + 3_600_000 - 1000).toISOString());
      expect((await mudar(desligar)).status).toBe(200);
      const entradas = [administrador, deFora, professor, outro].map(
        async ({ cpf }) => (await entrar(t, cpf, SENHA)).status,
      );
      expect(await Promise.all(entradas)).toEqual([200, 200, 403, 403]);
      // A wrong password gets the usual answer, so nobody learns which accounts enter by the institution.
      expect((await entrar(t, professor.cpf, 'errada de propósito')).status).toBe(401);
      await send(t.url, 'POST', `/api/porta/${porta}/ligar`, {
        token: administrador.token,
        body: { ligada: false },
      });
      expect((await entrar(t, professor.cpf, SENHA)).status).toBe(200);
      await updateRows(t, 'porta', { ligada: true }, { id: porta });
      expect((await mudar({ desligada: false, excecoes: [] })).status).toBe(200);
      expect((await entrar(t, outro.cpf, SENHA)).status).toBe(200);
    });

    it('refuses the second step of a login under way, and a passkey', async () => {
      const dono = await w.novaPessoa();
      await darSenha(t, dono);
      const codigo = await darCodigo(t, dono);
      const chave = await darChave(t, dono);
      comPessoa({ cpf: dono.cpf });
      expect((await entrarPela(t, porta)).status).toBe(200);
      const { body } = await entrar(t, dono.cpf, SENHA);
      const { pedido } = (body as unknown as { readonly segundoFator: { readonly pedido: string } })
        .segundoFator;
      const antes = await countOf(t, 'sessao', { professorId: dono.id });
      const passo = () =>
        send<{ readonly code: string }>(t.url, 'POST', '/auth/login/fator', { body: { pedido, codigo } });
      const comChave = async () => {
        const { body: desafio } = await send<{
          readonly pedido: string;
          readonly opcoes: { readonly challenge: string; readonly rpId: string };
        }>(t.url, 'POST', '/auth/login/chave/opcoes');
        return send<{ readonly code: string }>(t.url, 'POST', '/auth/login/chave', {
          body: { pedido: desafio.pedido, chave: chave.usar(desafio.opcoes) },
        });
      };
      await updateRows(t, 'entradaLocal', { desligada: true }, { unica: true });
      try {
        for (const { status, body: recusa } of [await passo(), await comChave()]) {
          expect([status, recusa.code]).toEqual([403, 'SO_PELA_INSTITUICAO']);
        }
        expect(await countOf(t, 'sessao', { professorId: dono.id })).toBe(antes);
      } finally {
        await updateRows(t, 'entradaLocal', { desligada: false }, { unica: true });
      }
      // Nothing was used up by the refusals.
      expect([(await passo()).status, (await comChave()).status]).toEqual([200, 200]);
    });

    it('is refused to an administrator whose last login by the door is older than an hour', async () => {
      const administrador = await w.novaPessoa('administrador');
      comPessoa({ cpf: administrador.cpf });
      await entrarPela(t, porta);
      t.clock.definir(new Date(Date.parse(INICIO) + 3_600_000).toISOString());
      const { token } = await w.abrirSessao(administrador.id, 'administrador');
      const { status } = await send(t.url, 'PUT', '/api/porta/entrada_local', {
        token,
        body: { desligada: true, excecoes: [administrador.id] },
      });
      expect(status).toBe(409);
    });
  });
});
