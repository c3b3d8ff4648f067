import { MENSAGENS_PORTA as M } from '@instrutoria/domain/porta/messages.ts';
import type { ConfiguracaoOidc } from '@instrutoria/domain/porta/types.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutboundNetwork, type OutboundNetwork } from '../../../adapters/outbound-network.ts';
import { CLIENT, createFakeProvider, type FakeProvider } from '../../../testing/provider/fake-provider.ts';
import type { DoorSettings } from './door.ts';
import { openOidc } from './oidc-door.ts';
import { doorSettings, PUBLIC_URL, refusalOf } from './testing/door-settings.ts';

const RETORNO = `${PUBLIC_URL}/api/porta/7/retorno`;

let provider: FakeProvider;
beforeAll(async () => {
  provider = await createFakeProvider();
});
afterAll(() => provider.close());
beforeEach(() =>
  Object.assign(provider, {
    broken: null,
    callback: null,
    method: null,
    describe: (document: object) => document,
  }),
);

interface Change {
  readonly config?: Partial<ConfiguracaoOidc>;
  readonly enderecos?: Partial<ConfiguracaoOidc['enderecos']>;
  readonly segredo?: string;
  readonly redeInterna?: boolean;
  readonly provider?: Partial<FakeProvider>;
}

function settingsOf({ config, enderecos, segredo = CLIENT.secret, redeInterna = true }: Change) {
  const { issuer } = provider;
  const typed = {
    autorizacao: `${issuer}/auth`,
    token: `${issuer}/token`,
    chaves: `${issuer}/jwks`,
    pessoa: `${issuer}/userinfo`,
    saida: `${issuer}/logout`,
  };
  return doorSettings<'oidc'>(
    {
      modelo: 'outro',
      emissor: issuer,
      cliente: CLIENT.id,
      metodo: 'client_secret_basic',
      escopos: 'openid email profile',
      enderecos: enderecos === undefined ? null : { ...typed, ...enderecos },
      atributos: { cpf: 'cpf', nome: 'name', email: 'email', vinculos: null, unidade: null },
      ...config,
    },
    { segredo, comum: { redeInterna } },
  );
}

async function wrong(change: Change): Promise<(string | null)[][]> {
  Object.assign(provider, change.provider);
  const steps = await openOidc(settingsOf(change)).testar();
  return steps.filter(({ ok }) => !ok).map(({ campo, mensagem }) => [campo, mensagem]);
}

describe('the test of the settings of an OpenID Connect door', () => {
  it.each<[string, Change]>([
    ['found by discovery', {}],
    ['written by hand', { enderecos: {} }],
    ['without the optional addresses', { enderecos: { pessoa: null, saida: null } }],
    ['with the callback stored at the provider', { provider: { callback: RETORNO } }],
    ['with the secret in the form', { config: { metodo: 'client_secret_post' } }],
  ])('passes right ones %s', async (_what, change) => expect(await wrong(change)).toEqual([]));

  it.each<[string, Change, string, string | RegExp]>([
    [
      'an issuer where nobody listens',
      { config: { emissor: 'http://127.0.0.1:1' } },
      'oidc.emissor',
      `http://127.0.0.1:1 ${M.naoEhProvedor}`,
    ],
    [
      'an issuer that the document spells in another way',
      { provider: { describe: (document) => ({ ...document, issuer: 'https://outro.exemplo.br' }) } },
      'oidc.emissor',
      M.emissorDiferente,
    ],
    [
      'an issuer in the internal network',
      { config: { emissor: 'https://127.0.0.1:1' }, redeInterna: false },
      'oidc.emissor',
      `127.0.0.1 é um endereço da rede interna. ${M.permitaRedeInterna}`,
    ],
    [
      'another client',
      { config: { cliente: 'outro' } },
      'oidc.cliente',
      `${M.clienteDesconhecido} ${RETORNO}`,
    ],
    [
      'a callback that the provider does not know',
      { provider: { callback: 'https://outro.exemplo.br/retorno' } },
      'oidc.cliente',
      `${M.clienteDesconhecido} ${RETORNO}`,
    ],
    ['another secret', { segredo: 'outro' }, 'segredo', M.segredoErrado],
    ['another secret, written by hand', { enderecos: {}, segredo: 'outro' }, 'segredo', M.segredoErrado],
    [
      'a method that the document does not name',
      {
        provider: {
          describe: (document) => ({
            ...document,
            token_endpoint_auth_methods_supported: ['client_secret_post'],
          }),
        },
      },
      'oidc.metodo',
      M.metodoDesconhecido,
    ],
    [
      'a method that only the provider knows to be wrong',
      { enderecos: {}, provider: { method: 'client_secret_post' } },
      'oidc.metodo',
      M.metodoDesconhecido,
    ],
    [
      'a scope that the provider does not have',
      { config: { escopos: 'openid cpf' } },
      'oidc.escopos',
      `${M.escopoDesconhecido} cpf`,
    ],
    [
      'another entry page',
      { enderecos: { autorizacao: 'http://127.0.0.1:1/auth' } },
      'oidc.enderecos.autorizacao',
      M.paginaNaoAbre,
    ],
    [
      'another address of tokens',
      { enderecos: { token: 'http://127.0.0.1:1/token' } },
      'oidc.enderecos.token',
      M.trocaNaoResponde,
    ],
    [
      'another address of keys',
      { enderecos: { chaves: 'http://127.0.0.1:1/jwks' } },
      'oidc.enderecos.chaves',
      M.semChaves,
    ],
    [
      'another address of the person',
      { enderecos: { pessoa: 'http://127.0.0.1:1/userinfo' } },
      'oidc.enderecos.pessoa',
      M.enderecoNaoResponde,
    ],
    [
      'another address of the logout',
      { enderecos: { saida: 'http://127.0.0.1:1/logout' } },
      'oidc.enderecos.saida',
      M.enderecoNaoResponde,
    ],
    ...(['cpf', 'nome', 'email', 'vinculos', 'unidade'] as const).map(
      (campo): [string, Change, string, string] => [
        `a name of ${campo} with a space`,
        {
          config: {
            atributos: {
              cpf: null,
              nome: null,
              email: null,
              vinculos: null,
              unidade: null,
              [campo]: 'o nome',
            },
          },
        },
        `oidc.atributos.${campo}`,
        `"o nome" ${M.nomeDoDado}`,
      ],
    ),
  ])('names the setting for %s', async (_what, change, campo, mensagem) =>
    expect(await wrong(change)).toEqual([[campo, mensagem]]),
  );
});

describe('the discovery document', () => {
  const PATH = '/.well-known/openid-configuration';
  const begin = async (settings: DoorSettings<'oidc'>) => {
    provider.asked.length = 0;
    await openOidc(settings).comecar(`p${'0'.repeat(64)}`);
    return provider.asked.filter((path) => path === PATH).length;
  };

  it('is asked for once in five minutes, and anew by the test of the door', async () => {
    let now = Date.parse('2030-01-01T12:00:00Z');
    const settings = { ...settingsOf({}), now: () => new Date(now) };
    expect([await begin(settings), await begin(settings)]).toEqual([1, 0]);
    now += 5 * 60_000;
    expect([await begin(settings), await begin(settings)]).toEqual([1, 0]);
    provider.asked.length = 0;
    await openOidc(settings).testar();
    expect(provider.asked).toContain(PATH);
  });

  it('of an internal address is not used by a door that may not ask there', async () => {
    await begin(settingsOf({}));
    const settings = settingsOf({ redeInterna: false });
    expect(await refusalOf(openOidc(settings).comecar(`p${'0'.repeat(64)}`))).toMatch(
      /^(?:PROVEDOR_FORA|RESPOSTA_ALTERADA)$/,
    );
  });
});

describe('the addresses that a provider names', () => {
  const METADATA_OF_CLOUDS = 'https://169.254.169.254';

  /** The document comes from the internet; all else goes through the real guard. */
  function guarded(document: object): { readonly network: OutboundNetwork; readonly refused: string[] } {
    const real = createOutboundNetwork(false);
    const refused: string[] = [];
    const network: OutboundNetwork = {
      ...real,
      async fetch(url, request) {
        if (url.includes('/.well-known/')) return Response.json(document);
        try {
          return await real.fetch(url, request);
        } catch (error) {
          refused.push(`${url} ${error instanceof Error && 'code' in error ? error.code : error}`);
          throw error;
        }
      },
    };
    return { network, refused };
  }

  it('are not asked inside the network or in a cloud, whatever its document says', async () => {
    const emissor = 'https://contas.exemplo.br';
    const { network, refused } = guarded({
      issuer: emissor,
      authorization_endpoint: `${emissor}/auth`,
      token_endpoint: `${METADATA_OF_CLOUDS}/token`,
      jwks_uri: `${METADATA_OF_CLOUDS}/jwks`,
    });
    const settings = { ...settingsOf({ config: { emissor }, redeInterna: false }), network };
    const door = openOidc(settings);
    const pedido = `p${'0'.repeat(64)}`;
    const { guardar } = await door.comecar(pedido);
    const query = new URLSearchParams({ code: 'x', state: pedido });
    const answer = door.concluir(pedido, { guardar, resposta: { metodo: 'GET', query, corpo: null } });
    expect(await refusalOf(answer)).toBe('PROVEDOR_FORA');
    const logout = door.lerSaida?.(new URLSearchParams({ logout_token: 'x' }));
    expect(await refusalOf(logout ?? Promise.resolve())).toBe('PROVEDOR_FORA');
    expect(refused).toEqual([
      `${METADATA_OF_CLOUDS}/token OUTBOUND_REFUSED`,
      `${METADATA_OF_CLOUDS}/jwks OUTBOUND_REFUSED`,
    ]);
  });
});
