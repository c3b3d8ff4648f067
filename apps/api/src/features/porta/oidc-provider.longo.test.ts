import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { novoCadastro, statusDoToken } from '../../testing/world/contas.ts';
import {
  type Concluida,
  comecar,
  concluir,
  corpoDaPorta,
  fragmentoDe,
  umaPorta,
  umNavegador,
} from '../../testing/world/porta.ts';
import { createWorld, proximo, type World } from '../../testing/world.ts';
import {
  browserAt,
  type ConformingProvider,
  conformingProvider,
} from './adapters/testing/conforming-provider.ts';

/** Our client beside a provider that OpenID certifies, for what our own provider of the tests might forgive. */
describe('entering by oidc-provider', () => {
  let t: TestApp;
  let w: World;
  let provedor: ConformingProvider;
  let porta: number;
  let cliente: { readonly retorno: string; readonly saida: string };
  let entradas = 0;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    provedor = await conformingProvider();
    ({ id: porta } = await umaPorta(t, provedor.issuer));
    const retorno = `${t.deps.config.publicUrl}/api/porta/${porta}/retorno`;
    cliente = { retorno, saida: `${t.url}/api/porta/${porta}/saida` };
  });
  afterAll(async () => {
    contar('oidc-provider', `${entradas} entries`);
    await provedor.close();
    await t.close();
  });
  // The provider has the machine's clock.
  beforeEach(async () => {
    t.clock.definir(new Date().toISOString());
    await provedor.start(cliente);
  });

  const comPessoa = (claims: object = {}) => {
    provedor.person = { sub: `sub ${proximo()}`, name: 'Ana Lima', vinculos: ['docente'], ...claims };
  };
  /** What the callback says of an entry whose request the test may change on its way to the provider. */
  const chegar = async (
    navegador = umNavegador(),
    { browser = browserAt(provedor.issuer), mudar = (_pedido: URL): void => undefined } = {},
  ) => {
    const { body } = await comecar(t, porta, navegador);
    const pedido = new URL(body.endereco);
    mudar(pedido);
    const { pathname, search } = await browser.follow(pedido.href);
    return { caminho: pathname + search, ...fragmentoDe(await send(t.url, 'GET', pathname + search)) };
  };
  const entrarCom = async (browser = browserAt(provedor.issuer)): Promise<Concluida> => {
    const navegador = umNavegador();
    const { codigo = '' } = await chegar(navegador, { browser });
    const { status, body } = await concluir(t, { ...navegador, codigo });
    expect(status).toBe(200);
    entradas += 1;
    return body;
  };

  it('makes an account at the first entry and finds it at the next', async () => {
    const email = `ana${proximo()}@exemplo.test`;
    comPessoa({ email, email_verified: true, cpf: '529.982.247-25' });
    const navegador = umNavegador();
    const { codigo = '' } = await chegar(navegador);
    const { body } = await concluir(t, { ...navegador, codigo });
    expect(body).toMatchObject({
      situacao: 'cadastra',
      nome: 'Ana Lima',
      email,
      cpfDito: true,
      emailDito: true,
    });
    const cadastro = { ...(await novoCadastro(w)), codigo: body.codigo, segredo: navegador.segredo };
    expect((await send(t.url, 'POST', '/auth/porta/cadastrar', { body: cadastro })).status).toBe(201);
    expect((await entrarCom()).situacao).toBe('entrou');
  });

  it('passes its own test, which names a wrong secret, client and scope', async () => {
    const { token } = await w.novaPessoa('administrador');
    const errados = async (oidc: object = {}, segredo?: string) => {
      const corpo = corpoDaPorta(provedor.issuer, { oidc });
      const { body } = await send<{ readonly passos: { ok: boolean; campo: string; mensagem: string }[] }>(
        ...([t.url, 'POST', '/api/porta/testar'] as const),
        { token, body: { ...corpo, id: porta, ...(segredo === undefined ? {} : { segredo }) } },
      );
      return body.passos.filter(({ ok }) => !ok).map(({ campo }) => campo);
    };
    expect(await errados()).toEqual([]);
    expect(await errados({}, 'outro')).toEqual(['segredo']);
    expect(await errados({ cliente: 'outro' })).toEqual(['oidc.cliente']);
    expect(await errados({ escopos: 'openid outro' })).toEqual(['oidc.escopos']);
  });

  it.each<[string, (pedido: URL) => void, string]>([
    ['no nonce', ({ searchParams }) => searchParams.delete('nonce'), 'RESPOSTA_ALTERADA'],
    ['another nonce', ({ searchParams }) => searchParams.set('nonce', 'outro'), 'RESPOSTA_ALTERADA'],
    [
      'the challenge of somebody else',
      ({ searchParams }) => searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'),
      'RESPOSTA_REPETIDA',
    ],
    [
      'no challenge',
      ({ searchParams }) => {
        searchParams.delete('code_challenge');
        searchParams.delete('code_challenge_method');
      },
      'PROVEDOR_RECUSOU',
    ],
    [
      'another state',
      ({ searchParams }) => searchParams.set('state', `p${'0'.repeat(64)}`),
      'RESPOSTA_REPETIDA',
    ],
  ])('refuses the answer to a request with %s', async (_nome, mudar, recusa) => {
    comPessoa();
    expect((await chegar(umNavegador(), { mudar })).recusa).toBe(recusa);
  });

  it('takes a code once', async () => {
    comPessoa();
    const { caminho, codigo } = await chegar();
    expect(codigo).toBeDefined();
    expect(fragmentoDe(await send(t.url, 'GET', caminho)).recusa).toBe('RESPOSTA_REPETIDA');
  });

  it('enters after the provider has changed its keys', async () => {
    const dono = await w.novaPessoa();
    comPessoa({ cpf: dono.cpf });
    await entrarCom();
    await provedor.start(cliente);
    expect((await entrarCom()).situacao).toBe('entrou');
  });

  it('ends the session that a logout at the provider names, and no other', async () => {
    const dono = await w.novaPessoa();
    comPessoa({ cpf: dono.cpf });
    const browser = browserAt(provedor.issuer);
    const aqui = await entrarCom(browser);
    const noutro = await entrarCom();
    const { endereco } = aqui.saida as { readonly endereco: string };
    expect(await browser.logOut(endereco)).toBeLessThan(400);
    const estados = [aqui.token, noutro.token, dono.token].map((token) => statusDoToken(t, token));
    expect(await Promise.all(estados)).toEqual([401, 200, 200]);
  });
});
