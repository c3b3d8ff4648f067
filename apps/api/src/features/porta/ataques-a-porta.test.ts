import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { createFakeProvider, type FakeProvider } from '../../testing/provider/fake-provider.ts';
import { countOf, rowOf, updateRows } from '../../testing/rows.ts';
import { darSenha, novoCadastro, SENHA } from '../../testing/world/contas.ts';
import {
  chegar,
  comecar,
  concluir,
  entrarPela,
  fragmentoDe,
  respostaDoProvedor,
  semContaPela,
  umaPorta,
  umaPortaDeSenha,
  umNavegador,
} from '../../testing/world/porta.ts';
import { createWorld, proximo, type World } from '../../testing/world.ts';

/** A stranger who has an account at some provider and wants another person's account here. */
describe('a stranger at the doors', () => {
  let t: TestApp;
  let w: World;
  let daUniversidade: FakeProvider;
  let deFora: FakeProvider;
  let porta: number;
  let outraPorta: number;
  beforeAll(async () => {
    t = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    w = createWorld(t);
    daUniversidade = await createFakeProvider();
    deFora = await createFakeProvider();
    ({ id: porta } = await umaPorta(t, daUniversidade.issuer));
    ({ id: outraPorta } = await umaPorta(t, deFora.issuer, {
      comum: { confiaNoCpf: false, dominios: [] },
    }));
  });
  afterAll(async () => {
    daUniversidade.close();
    deFora.close();
    await t.close();
  });
  beforeEach(() => t.clock.definir(INICIO));

  const umLigado = async () => {
    const dono = await w.novaPessoa('coordenador', { emailConfirmadoEm: new Date(INICIO) });
    const { email } = await rowOf(t, 'professor', { id: dono.id });
    const sub = `sub ${proximo()}`;
    daUniversidade.claims = { sub, name: 'Ana', cpf: dono.cpf, vinculos: ['docente'] };
    expect((await entrarPela(t, porta)).body.situacao).toBe('entrou');
    return { dono, email, sub };
  };

  it('does not enter with the id, the CPF and the e-mail of a person at another provider', async () => {
    const { dono, email, sub } = await umLigado();
    deFora.claims = { sub, cpf: dono.cpf, email, email_verified: true, vinculos: ['docente'] };
    expect((await entrarPela(t, outraPorta)).body).toMatchObject({ situacao: 'cadastra', cpfDito: false });
    expect(await countOf(t, 'identidade', { professorId: dono.id })).toBe(1);
  });

  it('does not confirm an address for good that only a provider of no listed domain vouches for', async () => {
    const email = `futura${proximo()}@exemplo.test`;
    deFora.claims = {
      sub: `sub ${proximo()}`,
      name: 'Mal',
      email,
      email_verified: true,
      vinculos: ['docente'],
    };
    const { codigo, segredo } = await semContaPela(t, outraPorta);
    const { status } = await send(t.url, 'POST', '/auth/porta/cadastrar', {
      body: { ...(await novoCadastro(w)), codigo, segredo },
    });
    expect(status).toBe(201);
    expect((await rowOf(t, 'professor', { email })).emailConfirmadoEm).toBe(null);
    // So its true owner is not led into the stranger's account.
    daUniversidade.claims = { sub: `sub ${proximo()}`, email, email_verified: true, vinculos: ['docente'] };
    expect((await entrarPela(t, porta)).body.situacao).toBe('cadastra');
  });

  it('brings an answer of one door to no other, which does not burn it either', async () => {
    const dono = await w.novaPessoa();
    daUniversidade.claims = { sub: `sub ${proximo()}`, cpf: dono.cpf };
    const navegador = umNavegador();
    const { body } = await comecar(t, porta, navegador);
    const caminho = await respostaDoProvedor(body.endereco);
    const naOutra = caminho.replace(`/porta/${porta}/`, `/porta/${outraPorta}/`);
    expect(fragmentoDe(await send(t.url, 'GET', naOutra)).recusa).toBe('RESPOSTA_REPETIDA');
    const { codigo = '' } = fragmentoDe(await send(t.url, 'GET', caminho));
    expect((await concluir(t, { ...navegador, codigo })).body.situacao).toBe('entrou');
  });

  it('does not enter with a code of one door and the state of another', async () => {
    const dono = await w.novaPessoa();
    daUniversidade.claims = { sub: `sub ${proximo()}`, cpf: dono.cpf };
    const { body: dela } = await comecar(t, porta, umNavegador());
    const roubado = new URL(await respostaDoProvedor(dela.endereco), t.url).searchParams.get('code') ?? '';
    const { body } = await comecar(t, outraPorta, umNavegador());
    const caminho = (await respostaDoProvedor(body.endereco)).replace(/code=[\w-]+/, `code=${roubado}`);
    expect(fragmentoDe(await send(t.url, 'GET', caminho)).recusa).toBe('RESPOSTA_REPETIDA');
  });

  it('does not enter with a stolen code of the same provider, which belongs to another request', async () => {
    const dono = await w.novaPessoa();
    daUniversidade.claims = { sub: `sub ${proximo()}`, cpf: dono.cpf };
    const { body: dela } = await comecar(t, porta, umNavegador());
    const roubado = new URL(await respostaDoProvedor(dela.endereco), t.url).searchParams.get('code') ?? '';
    const { body } = await comecar(t, porta, umNavegador());
    const caminho = (await respostaDoProvedor(body.endereco)).replace(/code=[\w-]+/, `code=${roubado}`);
    // PKCE: the code asks for the verifier of the request that it was made for.
    expect(fragmentoDe(await send(t.url, 'GET', caminho)).recusa).toBe('RESPOSTA_REPETIDA');
  });

  it('does not log another browser in with their own answer, and cannot use a stolen state', async () => {
    deFora.claims = { sub: `sub ${proximo()}`, vinculos: ['docente'] };
    const doEstranho = await chegar(t, outraPorta);
    const daVitima = umNavegador();
    const { status, body } = await concluir(t, { ...doEstranho, segredo: daVitima.segredo });
    expect([status, body.code]).toEqual([409, 'RESPOSTA_DE_OUTRO_NAVEGADOR']);
    const { codigo } = await semContaPela(t, outraPorta);
    for (const caminho of ['vincular', 'cadastrar']) {
      const recusada = await send<{ readonly code: string }>(t.url, 'POST', `/auth/porta/${caminho}`, {
        body: { codigo, segredo: daVitima.segredo, cpf: '52998224725', password: 'x' },
      });
      expect(recusada.body.code).toBe('RESPOSTA_DE_OUTRO_NAVEGADOR');
    }
  });

  it('does not enter with a stolen local password by way of another door while local entry is off', async () => {
    const { dono } = await umLigado();
    await darSenha(t, dono);
    await updateRows(t, 'entradaLocal', { desligada: true }, {});
    try {
      deFora.claims = { sub: `sub ${proximo()}`, vinculos: [] };
      const { codigo, segredo } = await semContaPela(t, outraPorta);
      const vincular = (password: string) =>
        send<{ readonly code: string; readonly message: string }>(t.url, 'POST', '/auth/porta/vincular', {
          body: { codigo, segredo, cpf: dono.cpf, password },
        });
      expect((await vincular('outra senha qualquer')).status).toBe(401);
      const { status, body } = await vincular(SENHA);
      expect([status, body.code, body.message]).toEqual([
        ...([403, 'SO_PELA_INSTITUICAO'] as const),
        MENSAGENS_PORTA.soPelaOutraPorta,
      ]);
      expect(await countOf(t, 'identidade', { professorId: dono.id })).toBe(1);
    } finally {
      await updateRows(t, 'entradaLocal', { desligada: false }, {});
    }
  });

  it('guesses the password of a directory no oftener by spelling the name in other ways', async () => {
    const id = await umaPortaDeSenha(t, (await w.novaPessoa()).id);
    const grafias = [
      'ana',
      'ANA',
      'Ana',
      'aná',
      'ána',
      'âna',
      'anâ',
      'ãna',
      'anã',
      'äna',
      'anä',
      'àna',
      'anà',
    ];
    const respostas: number[] = [];
    for (const usuario of grafias) {
      const { status } = await send(t.url, 'POST', `/auth/porta/${id}/senha`, {
        body: { marca: umNavegador().marca, usuario, senha: 'errada' },
      });
      respostas.push(status);
    }
    expect(respostas).toContain(429);
  });

  it('cannot make the browser run a script by the address of an entry page', async () => {
    const oidc = {
      enderecos: {
        autorizacao: 'javascript:alert(1)//',
        token: `${deFora.issuer}/token`,
        chaves: `${deFora.issuer}/jwks`,
        pessoa: null,
        saida: null,
      },
    };
    const { id } = await umaPorta(t, deFora.issuer, { oidc });
    const { status, body } = await comecar(t, id, umNavegador());
    expect([status, body.code]).toEqual([409, 'RESPOSTA_ALTERADA']);
  });
});
