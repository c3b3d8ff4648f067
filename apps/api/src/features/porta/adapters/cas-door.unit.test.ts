import { randomBytes } from 'node:crypto';
import type { ConfiguracaoComum } from '@instrutoria/domain/porta/types.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCas } from './cas-door.ts';
import { startCas, type TestCas } from './testing/cas-server.ts';
import { ATRIBUTOS, doorSettings, PUBLIC_URL, refusalOf } from './testing/door-settings.ts';

const ANA = {
  user: 'ana.lima',
  attributes: `<cas:cn>Ana Lima</cas:cn><cas:mail>ana@exemplo.br</cas:mail><cas:brPersonCPF>529.982.247-25</cas:brPersonCPF>
    <cas:eduPersonAffiliation>faculty</cas:eduPersonAffiliation><cas:eduPersonAffiliation>staff</cas:eduPersonAffiliation><cas:user>reitora</cas:user>`,
};

let cas: TestCas;
beforeAll(async () => {
  cas = await startCas();
});
afterAll(() => cas.close());
beforeEach(() => {
  Object.assign(cas, { person: ANA, accepts: () => true, answer: null });
  cas.checked.length = 0;
});

function door(endereco = cas.address, comum: Partial<ConfiguracaoComum> = {}) {
  return openCas(doorSettings<'cas'>({ endereco, atributos: ATRIBUTOS }, { comum }));
}
const newPedido = () => `p${randomBytes(32).toString('hex')}`;
const back = (query: URLSearchParams) => ({ metodo: 'GET', query, corpo: null }) as const;

async function enter(alter: (query: URLSearchParams) => void = () => undefined) {
  const pedido = newPedido();
  const { endereco } = await door().comecar(pedido);
  const { searchParams } = await cas.login(endereco);
  alter(searchParams);
  return door().concluir(pedido, { guardar: {}, resposta: back(searchParams) });
}

describe('an entry by CAS', () => {
  it('describes the person of a checked ticket', async () => {
    const person = await enter();
    expect(person).toEqual({
      sujeito: 'ana.lima',
      provedor: null,
      cpf: '52998224725',
      cpfConfirmado: false,
      email: 'ana@exemplo.br',
      emailVerificado: true,
      nome: 'Ana Lima',
      vinculos: ['faculty', 'staff'],
      unidade: null,
      sessaoDoProvedor: expect.stringMatching(/^ST-/),
      enderecoDeSaida: `${cas.address}/logout`,
    });
  });

  it('names the same service at login and check, with its request', async () => {
    const pedido = newPedido();
    const { endereco } = await door(`${cas.address}/`).comecar(pedido);
    const service = `${PUBLIC_URL}/api/porta/7/retorno?pedido=${pedido}`;
    expect(endereco).toBe(`${cas.address}/login?service=${encodeURIComponent(service)}`);
    const { searchParams } = await cas.login(endereco);
    expect(door().pedidoDa(back(searchParams))).toBe(pedido);
    await door().concluir(pedido, { guardar: {}, resposta: back(searchParams) });
    expect(cas.checked).toEqual([service]);
  });

  it('refuses a ticket the second time', async () => {
    const pedido = newPedido();
    const { searchParams } = await cas.login((await door().comecar(pedido)).endereco);
    const resposta = back(searchParams);
    expect((await door().concluir(pedido, { guardar: {}, resposta })).sujeito).toBe('ana.lima');
    expect(await refusalOf(door().concluir(pedido, { guardar: {}, resposta }))).toBe('RESPOSTA_REPETIDA');
  });

  it('refuses the ticket of another request', async () => {
    const [mine, theirs] = [newPedido(), newPedido()];
    const { searchParams } = await cas.login((await door().comecar(theirs)).endereco);
    searchParams.set('pedido', mine);
    const entered = door().concluir(mine, { guardar: {}, resposta: back(searchParams) });
    expect(await refusalOf(entered)).toBe('RESPOSTA_REPETIDA');
  });

  it.each([
    ['no ticket', 'ENTRADA_CANCELADA', (query: URLSearchParams) => query.delete('ticket')],
    ['a proxy ticket', 'RESPOSTA_ALTERADA', (query: URLSearchParams) => query.set('ticket', 'PT-1-abc')],
    [
      'a ticket with other signs',
      'RESPOSTA_ALTERADA',
      (query: URLSearchParams) => query.set('ticket', 'ST-1&service=x'),
    ],
    [
      'a ticket of 300 letters',
      'RESPOSTA_ALTERADA',
      (query: URLSearchParams) => query.set('ticket', `ST-${'x'.repeat(300)}`),
    ],
    ['another request', 'RESPOSTA_ALTERADA', (query: URLSearchParams) => query.set('pedido', newPedido())],
  ])('refuses %s without asking CAS', async (_what, code, alter) => {
    expect(await refusalOf(enter(alter))).toBe(code);
    expect(cas.checked).toEqual([]);
  });

  const head = '<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">';
  const success = (user: string) =>
    `${head}<cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess></cas:serviceResponse>`;
  it.each([
    ['a page', '<html><body>erro</body></html>', 'PROVEDOR_FORA'],
    [
      'a document type',
      `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${success('&e;')}`,
      'PROVEDOR_FORA',
    ],
    ['XML of another namespace', success('ana').replace('yale.edu', 'outro.edu'), 'PROVEDOR_FORA'],
    ['half of an answer', success('ana').slice(0, -30), 'PROVEDOR_FORA'],
    ['more than 256 thousand characters', success('a'.repeat(300_000)), 'PROVEDOR_FORA'],
    ['neither success nor failure', `${head}</cas:serviceResponse>`, 'PROVEDOR_RECUSOU'],
    [
      'an internal error',
      `${head}<cas:authenticationFailure code="INTERNAL_ERROR"/></cas:serviceResponse>`,
      'PROVEDOR_RECUSOU',
    ],
    ['a success without a user', success(''), 'SEM_IDENTIFICADOR'],
    [
      'a success deeper inside',
      `${head}<cas:x>${success('ana')}</cas:x></cas:serviceResponse>`,
      'PROVEDOR_RECUSOU',
    ],
  ])('refuses an answer that is %s', async (_what, body, code) => {
    cas.answer = (response) => response.end(body);
    expect(await refusalOf(enter())).toBe(code);
  });

  it('does not follow a redirect', async () => {
    cas.answer = (response) => response.writeHead(302, { location: `${cas.address}/login` }).end();
    expect(await refusalOf(enter())).toBe('PROVEDOR_FORA');
  });

  it('gives up when CAS accepts the connection and never answers', { timeout: 30_000 }, async () => {
    let held: { destroy(): void } | null = null;
    cas.answer = (response) => {
      held = response.socket;
    };
    expect(await refusalOf(enter())).toBe('PROVEDOR_FORA');
    (held as { destroy(): void } | null)?.destroy();
  });
});

describe('a logout by CAS', () => {
  const logout = (session: string) =>
    new URLSearchParams({
      logoutRequest: `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-1" Version="2.0"><saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">ana.lima</saml:NameID><samlp:SessionIndex>${session}</samlp:SessionIndex></samlp:LogoutRequest>`,
    });

  it('names the session by its ticket, which only CAS and we know', async () => {
    const { sessaoDoProvedor } = await enter();
    expect(await door().lerSaida?.(logout(sessaoDoProvedor ?? ''))).toEqual({
      provedor: null,
      sujeito: null,
      nameIdSha256: null,
      sessoesDoProvedor: [sessaoDoProvedor],
      jti: null,
    });
  });

  it.each([
    ['no form', new URLSearchParams()],
    ['no ticket', logout('ana.lima')],
    [
      'a document type',
      new URLSearchParams({ logoutRequest: `<!DOCTYPE x>${logout('ST-1-a').get('logoutRequest')}` }),
    ],
  ])('refuses %s', async (_what, corpo) => {
    expect(await refusalOf(Promise.resolve(door().lerSaida?.(corpo)))).toBe('RESPOSTA_ALTERADA');
  });
});

describe('the test of the settings', () => {
  it('passes with a server that does not know the ticket', async () => {
    expect(await door().testar()).toEqual([{ passo: 'Servidor CAS', ok: true, mensagem: null, campo: null }]);
  });

  it.each([
    [
      'an address with /login',
      () => door(`${cas.address}/login`),
      'Escreva o endereço do CAS sem /login no fim.',
    ],
    [
      'another path',
      () => door(cas.address.replace('/cas', '/sso')),
      'O endereço respondeu, mas não é de um CAS 3. Confira o caminho, por exemplo /cas.',
    ],
    [
      'a port where nobody listens',
      () => door('http://127.0.0.1:1/cas'),
      'O CAS não respondeu. Confira o endereço e se o servidor está no ar.',
    ],
    ['no address', () => door('cas'), 'O CAS não respondeu. Confira o endereço e se o servidor está no ar.'],
    [
      'an inner address without permission',
      () => door('https://127.0.0.1/cas', { redeInterna: false }),
      'O endereço do CAS não foi chamado: 127.0.0.1 é um endereço da rede interna.',
    ],
  ])('names the address for %s', async (_what, open, mensagem) => {
    expect(await open().testar()).toEqual([
      { passo: 'Servidor CAS', ok: false, mensagem, campo: 'cas.endereco' },
    ]);
  });

  it('names the service to register for a server that does not accept ours', async () => {
    cas.accepts = () => false;
    const [step] = await door().testar();
    expect(step?.mensagem).toBe(
      `O CAS não aceita este sistema. Peça o registro do serviço ${PUBLIC_URL}/api/porta/7/retorno.`,
    );
  });
});
