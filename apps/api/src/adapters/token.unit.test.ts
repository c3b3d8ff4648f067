import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../testing/clock.ts';
import { createTokens } from './token.ts';

const secret = randomBytes(48);
const clock = createTestClock('2026-11-20T12:00:00Z');
const tokens = createTokens(secret, clock.real);
const daquiA = (ms: number) => new Date(clock.real().getTime() + ms);
const HORA = 3_600_000;

const b64 = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');
function forjar(cabecalho: object, corpo: object, chave: Uint8Array = secret): string {
  const texto = `${b64(cabecalho)}.${b64(corpo)}`;
  return `${texto}.${createHmac('sha256', chave).update(texto).digest('base64url')}`;
}

const CABECALHO = { alg: 'HS256', typ: 'JWT' };
const agoraS = clock.real().getTime() / 1000;
const CORPO = {
  tipo: 'coordenador',
  sid: 9,
  iss: 'instrutoria',
  aud: 'instrutoria-api',
  sub: '5',
  iat: agoraS,
  exp: agoraS + 3600,
};
const sem = (campo: keyof typeof CORPO) =>
  Object.fromEntries(Object.entries(CORPO).filter(([k]) => k !== campo));

it('verifies a token that it signed', async () => {
  const token = await tokens.assinar({ sub: 5, tipo: 'coordenador', sid: 9 }, daquiA(HORA));
  expect(await tokens.ler(token)).toEqual({ sub: 5, tipo: 'coordenador', sid: 9 });
});

it('accepts a hand-made copy of its own token, so that each forgery below fails only for its one change', async () => {
  expect(await tokens.ler(forjar(CABECALHO, CORPO))).toEqual({ sub: 5, tipo: 'coordenador', sid: 9 });
});

it('refuses a secret under 32 bytes', () => {
  expect(() => createTokens(randomBytes(31))).toThrow('32 bytes');
});

it('ends with exp on real time, with a minute of tolerance (T-J8)', async () => {
  const relogio = createTestClock('2026-11-20T12:00:00Z');
  const seus = createTokens(secret, relogio.real);
  const token = await seus.assinar({ sub: 5, tipo: 'coordenador', sid: 9 }, daquiA(HORA));
  relogio.avancar(HORA + 59_000);
  expect(await seus.ler(token)).not.toBeNull();
  relogio.avancar(2_000);
  expect(await seus.ler(token)).toBeNull();
});

it('ends a cached token at the same second as an uncached one', async () => {
  const relogio = createTestClock('2026-11-20T12:00:00Z');
  const lembra = createTokens(secret, relogio.real);
  const token = await lembra.assinar({ sub: 5, tipo: 'coordenador', sid: 9 }, daquiA(HORA));
  expect(await lembra.ler(token)).not.toBeNull();
  relogio.avancar(HORA + 59_000);
  for (const [segundos, vale] of [
    [0, true],
    [1, false],
  ] as const) {
    relogio.avancar(segundos * 1000);
    expect((await lembra.ler(token)) !== null).toBe(vale);
    expect((await createTokens(secret, relogio.real).ler(token)) !== null).toBe(vale);
  }
});

it('distinguishes a token that differs in one letter of its signature from the cached one', async () => {
  const token = forjar(CABECALHO, CORPO);
  expect(await tokens.ler(token)).not.toBeNull();
  // Not the last letter: two of its six bits are padding, which decoders ignore.
  const outra = token.at(-9) === 'A' ? 'B' : 'A';
  expect(await tokens.ler(`${token.slice(0, -9)}${outra}${token.slice(-8)}`)).toBeNull();
});

it('caches a bounded number of tokens, and verifies the others', async () => {
  const muitos = Array.from({ length: 2100 }, (_, i) => forjar(CABECALHO, { ...CORPO, sid: i + 1 }));
  for (const token of muitos) expect(await tokens.ler(token)).not.toBeNull();
  expect(await tokens.ler(muitos[0] ?? '')).toEqual({ sub: 5, tipo: 'coordenador', sid: 1 });
});

describe('forgeries (T-A9)', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publica = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
  const bom = forjar(CABECALHO, CORPO);
  const [h = '', p = '', s = ''] = bom.split('.');
  const casos: Record<string, string> = {
    'alg none, unsigned': new UnsecuredJWT(CORPO).encode(),
    'alg none with a signature': forjar({ ...CABECALHO, alg: 'none' }, CORPO),
    'alg NONE': forjar({ ...CABECALHO, alg: 'NONE' }, CORPO),
    'alg HS512 in the header only': forjar({ ...CABECALHO, alg: 'HS512' }, CORPO),
    HS384: await new SignJWT(CORPO).setProtectedHeader({ alg: 'HS384', typ: 'JWT' }).sign(secret),
    HS512: await new SignJWT(CORPO).setProtectedHeader({ alg: 'HS512', typ: 'JWT' }).sign(secret),
    RS256: await new SignJWT(CORPO).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey),
    'RS/HS confusion': forjar(CABECALHO, CORPO, publica),
    'another secret': forjar(CABECALHO, CORPO, randomBytes(48)),
    'empty secret': forjar(CABECALHO, CORPO, Buffer.alloc(0)),
    'kid path': forjar({ ...CABECALHO, kid: '../../dev/null' }, CORPO),
    jku: forjar({ ...CABECALHO, jku: 'https://mal.example/jwks' }, CORPO),
    jwk: forjar({ ...CABECALHO, jwk: { kty: 'oct', k: 'AAAA' } }, CORPO),
    x5u: forjar({ ...CABECALHO, x5u: 'https://mal.example/x' }, CORPO),
    crit: forjar({ ...CABECALHO, crit: ['exp'] }, CORPO),
    'without alg': forjar({ typ: 'JWT' }, CORPO),
    'without typ': forjar({ alg: 'HS256' }, CORPO),
    'wrong typ': forjar({ ...CABECALHO, typ: 'at+jwt' }, CORPO),
    'wrong iss': forjar(CABECALHO, { ...CORPO, iss: 'outra' }),
    'wrong aud': forjar(CABECALHO, { ...CORPO, aud: 'outra' }),
    'edited tipo': `${h}.${b64({ ...CORPO, tipo: 'administrador' })}.${s}`,
    'edited sub': `${h}.${b64({ ...CORPO, sub: '6' })}.${s}`,
    'edited exp': `${h}.${b64({ ...CORPO, exp: 4102444800 })}.${s}`,
    'unknown tipo': forjar(CABECALHO, { ...CORPO, tipo: 'root' }),
    'sub as number': forjar(CABECALHO, { ...CORPO, sub: 5 }),
    'sub as words': forjar(CABECALHO, { ...CORPO, sub: '5 or 1=1' }),
    'sub zero': forjar(CABECALHO, { ...CORPO, sub: '0' }),
    'sid as text': forjar(CABECALHO, { ...CORPO, sid: '9' }),
    'sid fraction': forjar(CABECALHO, { ...CORPO, sid: 9.5 }),
    expired: forjar(CABECALHO, { ...CORPO, exp: agoraS - 61 }),
    'exp as text': forjar(CABECALHO, { ...CORPO, exp: '4102444800' }),
    'nbf in the future': forjar(CABECALHO, { ...CORPO, nbf: agoraS + 120 }),
    '[C-H11] nbf in the past': forjar(CABECALHO, { ...CORPO, nbf: agoraS - 120 }),
    '[C-H11] padded signature': `${bom}=`,
    '[C-H11] padded body': `${h}.${p}=.${s}`,
    'no exp': forjar(CABECALHO, sem('exp')),
    'no iat': forjar(CABECALHO, sem('iat')),
    'no sub': forjar(CABECALHO, sem('sub')),
    'no sid': forjar(CABECALHO, sem('sid')),
    'no tipo': forjar(CABECALHO, sem('tipo')),
    'no iss': forjar(CABECALHO, sem('iss')),
    'no aud': forjar(CABECALHO, sem('aud')),
    'signature cut': bom.slice(0, -1),
    'signature missing': `${h}.${p}.`,
    'two parts': `${h}.${p}`,
    'four parts': `${bom}.x`,
    'body not JSON': `${h}.${Buffer.from('nada').toString('base64url')}.${s}`,
    'padded base64': `${h}=.${p}.${s}`,
    'space before': ` ${bom}`,
    empty: '',
    words: 'não é um token',
    'a megabyte': 'a'.repeat(1_000_000),
  };
  it.each(Object.entries(casos))('refuses a token with %s', async (_, token) => {
    expect(await tokens.ler(token)).toBeNull();
  });
});
