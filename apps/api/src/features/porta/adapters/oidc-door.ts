import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import type { ConfiguracaoOidc } from '@instrutoria/domain/porta/types.ts';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import {
  DoorRefusal,
  type DoorSettings,
  type ProviderAnswer,
  type ProviderLogout,
  type RedirectDoor,
} from './door.ts';
import { personOf } from './oidc-claims.ts';
import { CLOCK_TOLERANCE_S, configurationOf } from './oidc-client.ts';
import { testOidc } from './oidc-test.ts';

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Signatures with a public key only: a secret that both sides know proves nothing here. */
const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

type Settings = DoorSettings<'oidc'>;

/** The refusal that the person reads for an error of the library or the network. */
function refusalOf(error: unknown): DoorRefusal {
  if (error instanceof DoorRefusal) return error;
  const { code } = error as { readonly code?: unknown };
  if (error instanceof oidc.AuthorizationResponseError) {
    return new DoorRefusal(error.error === 'access_denied' ? 'ENTRADA_CANCELADA' : 'PROVEDOR_RECUSOU', error);
  }
  if (error instanceof oidc.ResponseBodyError) {
    return new DoorRefusal(error.error === 'invalid_grant' ? 'RESPOSTA_REPETIDA' : 'PROVEDOR_RECUSOU', error);
  }
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return new DoorRefusal('RESPOSTA_VENCIDA', error);
  // The library names the claim only in its text.
  if (/"(?:iss|aud)"/.test(textOf(error))) return new DoorRefusal('RESPOSTA_DE_OUTRO_PROVEDOR', error);
  // Other errors of the library concern the answer; errors that are not of the library come from the connection.
  return new DoorRefusal(String(code).startsWith('OAUTH_') ? 'RESPOSTA_ALTERADA' : 'PROVEDOR_FORA', error);
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`;
}

async function refusing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The callback as the library reads it: the exact address that was sent, with the answer's parameters. */
function answerFor({ retorno }: Settings, { metodo, query, corpo }: ProviderAnswer): URL | Request {
  const url = new URL(retorno);
  if (metodo === 'GET') {
    url.search = query.toString();
    return url;
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Request(url, { method: 'POST', headers, body: (corpo ?? new URLSearchParams()).toString() });
}

/** Adds the claims of the userinfo endpoint, which must be about the same person. */
async function withUserInfo(
  client: oidc.Configuration,
  token: string,
  { claims, config }: { readonly claims: oidc.IDToken; readonly config: ConfiguracaoOidc },
): Promise<Record<string, unknown>> {
  if (client.serverMetadata().userinfo_endpoint === undefined) return claims;
  const govbr = config.modelo === 'govbr';
  const info = await oidc.fetchUserInfo(client, token, govbr ? oidc.skipSubjectCheck : claims.sub);
  if (govbr && normalizarCpf(info.sub) !== normalizarCpf(claims.sub))
    throw new DoorRefusal('RESPOSTA_ALTERADA');
  // Claims of the signed token have precedence.
  return { ...info, ...claims };
}

async function readLogout(settings: Settings, corpo: URLSearchParams): Promise<ProviderLogout> {
  const { config, network } = settings;
  const token = corpo.get('logout_token') ?? '';
  const client = await configurationOf(settings);
  const answer = await network.fetch(client.serverMetadata().jwks_uri ?? '');
  const keys = createLocalJWKSet((await answer.json()) as JSONWebKeySet);
  const { payload } = await jwtVerify(token, keys, {
    issuer: config.emissor,
    audience: config.cliente,
    algorithms: SIGNATURES,
    clockTolerance: CLOCK_TOLERANCE_S,
    maxTokenAge: 10 * 60,
    requiredClaims: ['iat', 'jti'],
  });
  const { sub, sid, jti = '', nonce, events } = payload;
  const told = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
  const sujeito = typeof sub === 'string' ? (config.modelo === 'govbr' ? normalizarCpf(sub) : sub) : null;
  const sessoesDoProvedor = typeof sid === 'string' ? [sid] : [];
  if (!told || nonce !== undefined || (sujeito === null && sessoesDoProvedor.length === 0)) {
    throw new DoorRefusal('RESPOSTA_ALTERADA');
  }
  return { provedor: config.emissor, sujeito, nameIdSha256: null, sessoesDoProvedor, jti };
}

/**
 * The provider's logout page (RP-initiated logout), which asks the person. Without a way back, which providers refuse
 * unless it is stored there; gov.br demands it.
 */
function endSessionOf(client: oidc.Configuration, { config, publicUrl }: Settings): string | null {
  if (client.serverMetadata().end_session_endpoint === undefined) return null;
  return oidc.buildEndSessionUrl(
    client,
    config.modelo === 'govbr' ? { post_logout_redirect_uri: publicUrl } : {},
  ).href;
}

/** Code flow with PKCE (S256), state and nonce. */
export function openOidc(settings: Settings): RedirectDoor {
  const { config } = settings;
  return {
    modo: 'redireciona',
    testar: () => testOidc(settings),
    comecar: (pedido) =>
      refusing(async () => {
        const client = await configurationOf(settings);
        const verificador = oidc.randomPKCECodeVerifier();
        const nonce = oidc.randomNonce();
        const endereco = oidc.buildAuthorizationUrl(client, {
          redirect_uri: settings.retorno,
          scope: config.escopos,
          state: pedido,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verificador),
          code_challenge_method: 'S256',
        });
        return { endereco: endereco.href, guardar: { verificador, nonce } };
      }),
    pedidoDa: ({ query, corpo }) => (corpo ?? query).get('state'),
    concluir: (pedido, { guardar, resposta }) =>
      refusing(async () => {
        const client = await configurationOf(settings);
        const tokens = await oidc.authorizationCodeGrant(client, answerFor(settings, resposta), {
          expectedState: pedido,
          expectedNonce: guardar.nonce ?? '',
          pkceCodeVerifier: guardar.verificador ?? '',
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new DoorRefusal('RESPOSTA_ALTERADA');
        const person = personOf(await withUserInfo(client, tokens.access_token, { claims, config }), config);
        return { ...person, enderecoDeSaida: endSessionOf(client, settings) };
      }),
    lerSaida: (corpo) => refusing(() => readLogout(settings, corpo)),
  };
}
