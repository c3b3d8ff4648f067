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

/** The client with the provider's addresses, from its discovery document or by hand. */
export async function configurationOf({
  config,
  comum,
  segredo,
  network,
}: DoorSettings<'oidc'>): Promise<oidc.Configuration> {
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
  const fetch = fetchOver(network);
  if (config.enderecos === null) {
    return oidc.discovery(new URL(config.emissor), config.cliente, client, auth, {
      execute,
      [oidc.customFetch]: fetch,
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
  made[oidc.customFetch] = fetch;
  for (const one of execute) one(made);
  return made;
}
