import { MINUTO_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import * as oidc from 'openid-client';
import type { OutboundNetwork } from '../../../adapters/outbound-network.ts';
import type { DoorSettings } from './door.ts';

/** Clocks of provider and server may differ by this much, in seconds. */
export const CLOCK_TOLERANCE_S = 60;

function fetchOver(network: OutboundNetwork): oidc.CustomFetch {
  return (url, { method, headers, body, signal }) =>
    network.fetch(url, {
      method,
      headers,
      body: body == null ? null : String(body),
      ...(signal ? { signal } : {}),
    });
}

/** Long enough for one login, whose end then needs no second request for the discovery document. */
const KEPT_MS = 5 * MINUTO_MS;

/** The cache of this process. Its key has all settings that lead to the document, so a changed door reads it again. */
const kept = new Map<string, { readonly text: string; readonly until: number }>();

function keyOf({ config, comum }: DoorSettings<'oidc'>): string {
  return `${comum.redeInterna} ${config.emissor}`;
}

/** Empties the cache, so that the test of a door reads the present document. */
export function forgetDocument(settings: DoorSettings<'oidc'>): void {
  kept.delete(keyOf(settings));
}

/** The discovery document from memory or over the network; all else over the network. */
function keepingDocument(settings: DoorSettings<'oidc'>): oidc.CustomFetch {
  const ask = fetchOver(settings.network);
  return async (url, options) => {
    if (!url.includes('/.well-known/')) return ask(url, options);
    const key = keyOf(settings);
    const now = settings.now().getTime();
    const headers = { 'content-type': 'application/json' };
    const known = kept.get(key);
    if (known !== undefined && now < known.until) return new Response(known.text, { headers });
    const answer = await ask(url, options);
    if (!answer.ok) return answer;
    for (const [old, { until }] of kept) if (until <= now) kept.delete(old);
    const text = await answer.text();
    kept.set(key, { text, until: now + KEPT_MS });
    return new Response(text, { headers });
  };
}

/** The client with the provider's addresses, from its discovery document or by hand. */
export async function configurationOf(settings: DoorSettings<'oidc'>): Promise<oidc.Configuration> {
  const { config, comum, segredo, network } = settings;
  const auth =
    config.metodo === 'client_secret_post'
      ? oidc.ClientSecretPost(segredo ?? '')
      : oidc.ClientSecretBasic(segredo ?? '');
  const client = { [oidc.clockTolerance]: CLOCK_TOLERANCE_S };
  // Without this the library trusts an ID token by the connection it came over.
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(comum.redeInterna ? [oidc.allowInsecureRequests] : []),
  ];
  if (config.enderecos === null) {
    return oidc.discovery(new URL(config.emissor), config.cliente, client, auth, {
      execute,
      [oidc.customFetch]: keepingDocument(settings),
    });
  }
  const { autorizacao, token, chaves, pessoa, saida } = config.enderecos;
  const server = {
    issuer: config.emissor,
    authorization_endpoint: autorizacao,
    token_endpoint: token,
    jwks_uri: chaves,
    ...(pessoa === null ? {} : { userinfo_endpoint: pessoa }),
    ...(saida === null ? {} : { end_session_endpoint: saida }),
  };
  const made = new oidc.Configuration(server, config.cliente, client, auth);
  made[oidc.customFetch] = fetchOver(network);
  for (const one of execute) one(made);
  return made;
}
