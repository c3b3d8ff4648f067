import { hash } from 'node:crypto';
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { jwtVerify, SignJWT } from 'jose';

const EMISSOR = 'instrutoria';
const AUDIENCIA = 'instrutoria-api';
const TYP = 'JWT';
/** T-J8: a clock stepped back must not end sessions. */
const TOLERANCIA_S = 60;
/** Tokens whose signature need not be computed again at each call. */
const LEMBRADOS = 2000;

interface TokenClaims {
  /** The user's id. */
  readonly sub: number;
  /** For the client only: rights are read from the database on each request (T-A10). */
  readonly tipo: TipoDeUsuario;
  /** The session's id; its row decides whether the token still counts (T-A11). */
  readonly sid: number;
}

export interface Tokens {
  assinar(claims: TokenClaims, expiraEm: Date): Promise<string>;
  /** The claims of a token of ours that has not expired; null for anything else, whatever is wrong (T-A9). */
  ler(token: string): Promise<TokenClaims | null>;
}

interface Lido {
  readonly claims: TokenClaims;
  /** Seconds since 1970. */
  readonly exp: number;
}

/**
 * Session tokens signed with HS256. `real` is real time, never RELOGIO (D24). Throws on a secret under 32 bytes.
 * What a signature says of a token does not change, so the last tokens that passed are remembered by their hash; what
 * depends on the time, their end, is judged at each reading.
 */
export function createTokens(secret: Uint8Array, real: () => Date = () => new Date()): Tokens {
  if (secret.byteLength < 32) throw new Error('O segredo dos tokens precisa ter pelo menos 32 bytes.');
  const lembrados = new Map<string, Lido>();
  return {
    assinar: ({ sub, tipo, sid }, expiraEm) =>
      new SignJWT({ tipo, sid })
        .setProtectedHeader({ alg: 'HS256', typ: TYP })
        .setIssuer(EMISSOR)
        .setAudience(AUDIENCIA)
        .setSubject(String(sub))
        .setIssuedAt(real())
        .setExpirationTime(expiraEm)
        .sign(secret),
    async ler(token) {
      const agora = real();
      const marca = hash('sha256', token, 'base64');
      const lembrado = lembrados.get(marca);
      if (lembrado !== undefined) {
        return lembrado.exp > Math.floor(agora.getTime() / 1000) - TOLERANCIA_S ? lembrado.claims : null;
      }
      const lido = await verificar(token, secret, agora);
      if (lido === null) return null;
      if (lembrados.size >= LEMBRADOS) {
        const [maisAntigo = ''] = lembrados.keys();
        lembrados.delete(maisAntigo);
      }
      lembrados.set(marca, lido);
      return lido.claims;
    },
  };
}

async function verificar(token: string, secret: Uint8Array, agora: Date): Promise<Lido | null> {
  const lido = await jwtVerify(token, secret, {
    algorithms: ['HS256'],
    issuer: EMISSOR,
    audience: AUDIENCIA,
    typ: TYP,
    clockTolerance: TOLERANCIA_S,
    currentDate: agora,
    requiredClaims: ['exp', 'iat', 'sub', 'sid', 'tipo'],
    // Every way of failing is the same 401; jose's reasons would only help a forger.
  }).catch(() => null);
  if (lido === null) return null;
  // We never write kid, jku, jwk, x5u or crit: a header that has more than ours is not ours. Nor nbf.
  if (Object.keys(lido.protectedHeader).length !== 2 || lido.payload.nbf !== undefined) return null;
  const quem = claims(lido.payload);
  return quem === null ? null : { claims: quem, exp: lido.payload.exp ?? 0 };
}

/** The ids that the database can hold. */
function ehId(valor: unknown): valor is number {
  return Number.isInteger(valor) && Number(valor) >= 1 && Number(valor) <= 2_147_483_647;
}

function claims({ sub, sid, tipo }: Record<string, unknown>): TokenClaims | null {
  if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/.test(sub) || !ehId(Number(sub))) return null;
  if (!ehId(sid)) return null;
  const tipoLido = TIPOS_DE_USUARIO.find((um) => um === tipo);
  return tipoLido === undefined ? null : { sub: Number(sub), tipo: tipoLido, sid };
}
