import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { PEDIDO_MS } from '@instrutoria/domain/fator/limits.ts';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Config } from '../config/config.ts';

/** ES256, EdDSA and RS256: what phones, computers and security keys make. */
const ALGORITMOS = [-7, -8, -257];

/** A stored passkey. */
export interface ChaveGuardada {
  readonly credencial: string;
  /** Base64url of the COSE key. */
  readonly chavePublica: string;
  readonly contador: number;
  readonly transportes: readonly string[];
}

/** The host for which passkeys are made; null where the address cannot have any (an IP address). */
export function rpIdDe({ publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname) !== 0 || hostname.startsWith('[') ? null : hostname;
}

export function novoDesafio(): string {
  return randomBytes(32).toString('base64url');
}

const naLista = ({ credencial, transportes }: Pick<ChaveGuardada, 'credencial' | 'transportes'>) => ({
  id: credencial,
  type: 'public-key' as const,
  transports: [...transportes],
});

/** An empty list lets the authenticator offer its own passkeys of this host. */
export function opcoesDeUso(
  rpId: string,
  desafio: string,
  chaves: readonly Pick<ChaveGuardada, 'credencial' | 'transportes'>[],
) {
  return {
    challenge: desafio,
    rpId,
    timeout: PEDIDO_MS,
    userVerification: 'required' as const,
    allowCredentials: chaves.map(naLista),
  };
}

interface DonoDaChave {
  readonly id: number;
  readonly email: string;
  readonly nome: string;
}

export function opcoesDeCadastro(
  rp: { readonly id: string; readonly name: string },
  p: {
    readonly desafio: string;
    readonly pessoa: DonoDaChave;
    readonly chaves: readonly Pick<ChaveGuardada, 'credencial' | 'transportes'>[];
  },
) {
  return {
    challenge: p.desafio,
    rp,
    user: {
      id: Buffer.from(`pessoa-${p.pessoa.id}`).toString('base64url'),
      name: p.pessoa.email,
      displayName: p.pessoa.nome,
    },
    pubKeyCredParams: ALGORITMOS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: PEDIDO_MS,
    attestation: 'none' as const,
    excludeCredentials: p.chaves.map(naLista),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

type Onde = Pick<Config, 'publicUrl'>;

/** The browser's answer in the library's type: the schema has checked its form, the library checks the rest. */
function daBiblioteca<T>(resposta: object): T {
  return { clientExtensionResults: {}, ...resposta } as T;
}

/** The new passkey; null unless challenge, host, signature and user verification are right. */
export async function conferirCadastro(
  onde: Onde,
  desafio: string,
  resposta: object,
): Promise<ChaveGuardada | null> {
  const rpId = rpIdDe(onde);
  if (rpId === null) return null;
  const lida = await verifyRegistrationResponse({
    response: daBiblioteca<RegistrationResponseJSON>(resposta),
    expectedChallenge: desafio,
    expectedOrigin: new URL(onde.publicUrl).origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITMOS,
    // Every failure is one refusal; the reasons would only help an attacker.
  }).catch(() => null);
  if (lida === null || !lida.verified) return null;
  const { credential } = lida.registrationInfo;
  return {
    credencial: credential.id,
    chavePublica: Buffer.from(credential.publicKey).toString('base64url'),
    contador: credential.counter,
    transportes: credential.transports ?? [],
  };
}

/** The passkey's new counter; null unless challenge, host, signature, counter and user verification are right. */
export async function conferirUso(
  onde: Onde,
  p: { readonly desafio: string; readonly resposta: object; readonly chave: ChaveGuardada },
): Promise<number | null> {
  const rpId = rpIdDe(onde);
  if (rpId === null) return null;
  const { credencial, chavePublica, contador, transportes } = p.chave;
  const lida = await verifyAuthenticationResponse({
    response: daBiblioteca<AuthenticationResponseJSON>(p.resposta),
    expectedChallenge: p.desafio,
    expectedOrigin: new URL(onde.publicUrl).origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: credencial,
      publicKey: new Uint8Array(Buffer.from(chavePublica, 'base64url')),
      counter: contador,
      transports: [...transportes] as AuthenticatorTransport[],
    },
  }).catch(() => null);
  return lida?.verified === true ? lida.authenticationInfo.newCounter : null;
}
