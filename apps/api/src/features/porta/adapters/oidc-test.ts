import { MENSAGENS_PORTA as M } from '@instrutoria/domain/porta/messages.ts';
import { METODOS_DO_CLIENTE, type PassoDoTeste } from '@instrutoria/domain/porta/types.ts';
import * as oidc from 'openid-client';
import { OutboundRefused } from '../../../adapters/outbound-network.ts';
import type { DoorSettings } from './door.ts';
import { configurationOf, forgetDocument } from './oidc-client.ts';

type Settings = DoorSettings<'oidc'>;
type Server = ReturnType<oidc.Configuration['serverMetadata']>;

const ok = (passo: string): PassoDoTeste => ({ passo, ok: true, mensagem: null, campo: null });
const wrong = (passo: string, campo: string, mensagem: string): PassoDoTeste => ({
  ...{ passo, campo, mensagem },
  ok: false,
});

const PASSOS = {
  provedor: 'Encontrar o provedor',
  chaves: 'Ler as chaves do provedor',
  escopos: 'Conferir os escopos',
  cliente: 'Conferir o cliente e o endereço de retorno',
  segredo: 'Conferir o segredo',
  pessoa: 'Conferir o endereço dos dados da pessoa',
  saida: 'Conferir o endereço de saída',
  dados: 'Conferir os nomes dos dados',
} as const;

/** The sentence for a request that failed, or the given one. */
function causeOf(error: unknown, otherwise: string): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const found = [error, cause].find((one) => one instanceof OutboundRefused);
  return found instanceof Error ? `${found.message}. ${M.permitaRedeInterna}` : otherwise;
}

async function findServer(settings: Settings): Promise<Server | PassoDoTeste> {
  const { emissor } = settings.config;
  forgetDocument(settings);
  try {
    return (await configurationOf(settings)).serverMetadata();
  } catch (error) {
    // The library compares the issuer of the document with the setting.
    const outro = /issuer/i.test(error instanceof Error ? error.message : '');
    const texto = outro ? M.emissorDiferente : `${emissor} ${M.naoEhProvedor}`;
    return wrong(PASSOS.provedor, 'oidc.emissor', causeOf(error, texto));
  }
}

async function testKeys({ config, network }: Settings, { jwks_uri = '' }: Server): Promise<PassoDoTeste> {
  const campo = config.enderecos === null ? 'oidc.emissor' : 'oidc.enderecos.chaves';
  try {
    const answer = await network.fetch(jwks_uri);
    const body: unknown = await answer.json();
    const keys: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'keys') : undefined;
    return Array.isArray(keys) && keys.length > 0
      ? ok(PASSOS.chaves)
      : wrong(PASSOS.chaves, campo, M.semChaves);
  } catch (error) {
    return wrong(PASSOS.chaves, campo, causeOf(error, M.semChaves));
  }
}

function testScopes({ config }: Settings, { scopes_supported: known }: Server): PassoDoTeste {
  const missing = config.escopos.split(/\s+/).find((one) => known !== undefined && !known.includes(one));
  return missing === undefined
    ? ok(PASSOS.escopos)
    : wrong(PASSOS.escopos, 'oidc.escopos', `${M.escopoDesconhecido} ${missing}`);
}

/** Begins an entry without a person: a provider that knows client and callback shows its page or leads to it. */
async function testClient(settings: Settings, server: Server): Promise<PassoDoTeste> {
  const { config, network, retorno } = settings;
  const aMao = config.enderecos !== null;
  const campo = aMao ? 'oidc.enderecos.autorizacao' : 'oidc.emissor';
  const url = new URL(server.authorization_endpoint ?? '');
  const asked = {
    client_id: config.cliente,
    response_type: 'code',
    redirect_uri: retorno,
    scope: config.escopos,
    state: 'teste',
    nonce: 'teste',
    code_challenge: await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  try {
    const { status } = await network.fetch(url.href, { headers: { accept: 'text/html' } });
    if (status === 404 || status >= 500) return wrong(PASSOS.cliente, campo, M.paginaNaoAbre);
    return status < 400
      ? ok(PASSOS.cliente)
      : wrong(PASSOS.cliente, 'oidc.cliente', `${M.clienteDesconhecido} ${retorno}`);
  } catch (error) {
    return wrong(PASSOS.cliente, campo, causeOf(error, M.paginaNaoAbre));
  }
}

const BAD_CLIENT = new Set(['invalid_client', 'unauthorized_client']);

/**
 * Exchanges a code that does not exist. The provider checks the secret first, so a refused code proves the secret.
 * Throws what is no answer of a provider.
 */
async function knowsSecret(settings: Settings): Promise<boolean> {
  const client = await configurationOf(settings);
  try {
    await oidc.genericGrantRequest(client, 'authorization_code', {
      code: 'teste',
      redirect_uri: settings.retorno,
      code_verifier: oidc.randomPKCECodeVerifier(),
    });
    return true;
  } catch (error) {
    const { error: code, status } = error as { readonly error?: unknown; readonly status?: unknown };
    const refused = error instanceof oidc.WWWAuthenticateChallengeError || status === 401;
    if (refused || BAD_CLIENT.has(String(code))) return false;
    if (typeof code === 'string') return true;
    throw error;
  }
}

async function testSecret(settings: Settings, server: Server): Promise<PassoDoTeste> {
  const { config } = settings;
  const known = server.token_endpoint_auth_methods_supported;
  const outroMetodo = wrong(PASSOS.segredo, 'oidc.metodo', M.metodoDesconhecido);
  if (known !== undefined && !known.includes(config.metodo)) return outroMetodo;
  const campo = config.enderecos === null ? 'oidc.emissor' : 'oidc.enderecos.token';
  try {
    if (await knowsSecret(settings)) return ok(PASSOS.segredo);
    const metodo = METODOS_DO_CLIENTE.find((um) => um !== config.metodo) ?? config.metodo;
    // A provider that names no methods refuses the wrong one like a wrong secret.
    const peloOutro =
      known === undefined && (await knowsSecret({ ...settings, config: { ...config, metodo } }));
    return peloOutro ? outroMetodo : wrong(PASSOS.segredo, 'segredo', M.segredoErrado);
  } catch (error) {
    return wrong(PASSOS.segredo, campo, causeOf(error, M.trocaNaoResponde));
  }
}

/** An address typed by hand: without a token or a session it refuses, but it is there. */
async function testTyped(
  { config, network }: Settings,
  campo: 'pessoa' | 'saida',
): Promise<readonly PassoDoTeste[]> {
  const endereco = config.enderecos?.[campo] ?? null;
  if (endereco === null) return [];
  const missing = wrong(PASSOS[campo], `oidc.enderecos.${campo}`, M.enderecoNaoResponde);
  try {
    const { status } = await network.fetch(endereco, { headers: { authorization: 'Bearer teste' } });
    return [status === 404 || status >= 500 ? missing : ok(PASSOS[campo])];
  } catch (error) {
    return [{ ...missing, mensagem: causeOf(error, M.enderecoNaoResponde) }];
  }
}

/** A test cannot show which of them the provider sends: only a login does. */
function testNames({ config }: Settings): PassoDoTeste {
  const [campo, nome] = Object.entries(config.atributos).find(([, um]) => um !== null && /\s/.test(um)) ?? [];
  return campo === undefined
    ? ok(PASSOS.dados)
    : wrong(PASSOS.dados, `oidc.atributos.${campo}`, `"${nome}" ${M.nomeDoDado}`);
}

/** Tries every setting in turn; stops where the next ones could not be judged. */
export async function testOidc(settings: Settings): Promise<PassoDoTeste[]> {
  const server = await findServer(settings);
  if ('passo' in server) return [server as PassoDoTeste];
  const client = await testClient(settings, server);
  return [
    ok(PASSOS.provedor),
    await testKeys(settings, server),
    testScopes(settings, server),
    client,
    ...(client.ok ? [await testSecret(settings, server)] : []),
    ...(await testTyped(settings, 'pessoa')),
    ...(await testTyped(settings, 'saida')),
    testNames(settings),
  ];
}
