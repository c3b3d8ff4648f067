import { hash } from 'node:crypto';
import { TIPOS_DE_SESSAO, type TipoDaSessao } from '@instrutoria/domain/conta/types.ts';
import { jwtVerify, SignJWT } from 'jose';

const EMISSOR = 'instrutoria';
const AUDIENCIA = 'instrutoria-api';
const TYP = 'JWT';
/** A clock set back must not end sessions (T-J8). */
const TOLERANCIA_S = 60;
const LEMBRADOS = 2000;
/**
 * Three parts of base64url without padding (RFC 7515); the library also accepts other spellings of the same
 * bytes.
 */
const FORMA = /^[\w-]+\.[\w-]+\.[\w-]+$/;

interface TokenClaims {
  /** The id of a teacher, or of a student where `tipo` is 'estudante'. */
  readonly sub: number;
  /** For the client only: rights come from the database at each request (T-A10). */
  readonly tipo: TipoDaSessao;
  /** The session's row decides whether the token is still valid. */
  readonly sid: number;
}

export interface Tokens {
  assinar(claims: TokenClaims, expiraEm: Date): Promise<string>;
  /** null for anything but an unexpired token of this application (T-A9). */
  ler(token: string): Promise<TokenClaims | null>;
}

interface TokenLido {
  readonly claims: TokenClaims;
  readonly exp: number;
}

/**
 * HS256. `real` is real time, never RELOGIO (D24). Throws on a secret under 32 bytes. The last valid
 * signatures are cached by hash; expiry is checked at each call.
 */
export function createTokens(secret: Uint8Array, real: () => Date = () => new Date()): Tokens {
  if (secret.byteLength < 32) throw new Error('O segredo dos tokens precisa ter pelo menos 32 bytes.');
  const lembrados = new Map<string, TokenLido>();
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
      if (!FORMA.test(token)) return null;
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

async function verificar(token: string, secret: Uint8Array, agora: Date): Promise<TokenLido | null> {
  const lido = await jwtVerify(token, secret, {
    algorithms: ['HS256'],
    issuer: EMISSOR,
    audience: AUDIENCIA,
    typ: TYP,
    clockTolerance: TOLERANCIA_S,
    currentDate: agora,
    requiredClaims: ['exp', 'iat', 'sub', 'sid', 'tipo'],
    // Every failure is the same 401; reasons would only help an attacker.
  }).catch(() => null);
  if (lido === null) return null;
  // This application never writes kid, jku, jwk, x5u, crit or nbf, so a token with any of them is foreign.
  if (Object.keys(lido.protectedHeader).length !== 2 || lido.payload.nbf !== undefined) return null;
  const quem = claims(lido.payload);
  return quem === null ? null : { claims: quem, exp: lido.payload.exp ?? 0 };
}

function ehId(valor: unknown): valor is number {
  return Number.isInteger(valor) && Number(valor) >= 1 && Number(valor) <= 2_147_483_647;
}

function claims({ sub, sid, tipo }: Record<string, unknown>): TokenClaims | null {
  if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/.test(sub) || !ehId(Number(sub))) return null;
  if (!ehId(sid)) return null;
  const tipoLido = TIPOS_DE_SESSAO.find((um) => um === tipo);
  return tipoLido === undefined ? null : { sub: Number(sub), tipo: tipoLido, sid };
}
