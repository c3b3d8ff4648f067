import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

/** The secret of test applications (testing/app.ts). */
const SEGREDO = Buffer.alloc(32, 7);
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PUBLICA = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));

const b64 = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');
type Campos = Record<string, unknown>;

function assinado(cabecalho: Campos, corpo: Campos, chave: Uint8Array = SEGREDO, hash = 'sha256'): string {
  const texto = `${b64(cabecalho)}.${b64(corpo)}`;
  return `${texto}.${createHmac(hash, chave).update(texto).digest('base64url')}`;
}

describe('forged tokens (T-A9)', () => {
  let t: TestApp;
  let w: World;
  let alvo: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    alvo = await w.novaPessoa('administrador');
  });
  afterAll(() => t.close());

  const CABECALHO = { alg: 'HS256', typ: 'JWT' };
  function corpo(mudancas: Campos = {}): Campos {
    const agora = Math.floor(t.clock.real().getTime() / 1000);
    const bom = {
      tipo: 'administrador',
      sid: alvo.sessao,
      iss: 'instrutoria',
      aud: 'instrutoria-api',
      sub: String(alvo.id),
      iat: agora,
      exp: agora + 3600,
    };
    const junto = Object.entries({ ...bom, ...mudancas });
    return Object.fromEntries(junto.filter(([, valor]) => valor !== undefined));
  }

  /** Every forgery differs from the valid token in one thing. */
  function falsos(outra: Pessoa): Record<string, string> {
    const bom = assinado(CABECALHO, corpo());
    const [h = '', p = '', s = ''] = bom.split('.');
    const rsa = `${b64({ alg: 'RS256', typ: 'JWT' })}.${p}`;
    const agora = Math.floor(t.clock.real().getTime() / 1000);
    const cabecalhos: Record<string, Campos> = {
      'alg none': { alg: 'none' },
      'alg None': { alg: 'None' },
      'alg NONE': { alg: 'NONE' },
      'alg HS384': { alg: 'HS384' },
      'alg HS512': { alg: 'HS512' },
      'alg RS256': { alg: 'RS256' },
      'alg ES256': { alg: 'ES256' },
      'alg empty': { alg: '' },
      'alg list': { alg: ['HS256'] },
      'alg missing': { alg: undefined },
      kid: { kid: '../../../../dev/null' },
      jku: { jku: 'http://127.0.0.1/jwks.json' },
      jwk: { jwk: { kty: 'oct', k: 'AAAA' } },
      x5u: { x5u: 'http://127.0.0.1/x' },
      x5c: { x5c: [] },
      crit: { crit: ['exp'] },
      b64: { b64: false, crit: ['b64'] },
      cty: { cty: 'JWT' },
      zip: { zip: 'DEF' },
      'typ at+jwt': { typ: 'at+jwt' },
      'typ missing': { typ: undefined },
      'typ other': { typ: 'JWE' },
    };
    const corpos: Record<string, Campos> = {
      'iss other': { iss: 'outro' },
      'iss missing': { iss: undefined },
      'aud other': { aud: 'outra-api' },
      'aud missing': { aud: undefined },
      'aud wrong case': { aud: 'INSTRUTORIA-API' },
      'exp past': { exp: agora - 61 },
      'exp missing': { exp: undefined },
      'exp text': { exp: String(agora + 3600) },
      'exp null': { exp: null },
      'nbf future': { nbf: agora + 3600 },
      'iat missing': { iat: undefined },
      'sub missing': { sub: undefined },
      'sub of another person': { sub: String(outra.id) },
      'sub number': { sub: 1 },
      'sub zero': { sub: '0' },
      'sub padded': { sub: `0${alvo.id}` },
      'sub SQL': { sub: `${alvo.id} or 1=1` },
      'sub list': { sub: [String(alvo.id)] },
      'sid of another person': { sid: outra.sessao },
      'sid unknown': { sid: 2_000_000_000 },
      'sid too great': { sid: 9_000_000_000 },
      'sid negative': { sid: -1 },
      'sid fraction': { sid: alvo.sessao + 0.5 },
      'sid text': { sid: String(alvo.sessao) },
      'sid missing': { sid: undefined },
      'tipo unknown': { tipo: 'root' },
      'tipo missing': { tipo: undefined },
      'tipo list': { tipo: ['administrador'] },
    };
    return {
      ...Object.fromEntries(
        Object.entries(cabecalhos).map(([nome, mudanca]) => {
          const cabecalho = Object.entries({ ...CABECALHO, ...mudanca }).filter(([, v]) => v !== undefined);
          return [nome, assinado(Object.fromEntries(cabecalho), corpo())];
        }),
      ),
      ...Object.fromEntries(
        Object.entries(corpos).map(([nome, mudanca]) => [nome, assinado(CABECALHO, corpo(mudanca))]),
      ),
      'signed with another secret': assinado(CABECALHO, corpo(), Buffer.alloc(32, 8)),
      'signed with an empty secret': assinado(CABECALHO, corpo(), Buffer.alloc(0)),
      'signed with the public key': assinado(CABECALHO, corpo(), PUBLICA),
      'signed with SHA-512': assinado(CABECALHO, corpo(), SEGREDO, 'sha512'),
      'signed with RSA': `${rsa}.${createSign('RSA-SHA256').update(rsa).sign(privateKey).toString('base64url')}`,
      'without a signature': `${h}.${p}.`,
      'without its third part': `${h}.${p}`,
      'with a fourth part': `${bom}.${s}`,
      'signature cut': bom.slice(0, -2),
      'signature of other text': `${h}.${b64(corpo({ tipo: 'secretaria' }))}.${s}`,
      'alg none without a signature': `${b64({ alg: 'none', typ: 'JWT' })}.${p}.`,
      'not base64': `${h}.***.${s}`,
      'payload no object': `${h}.${b64([1])}.${s}`,
      'payload no JSON': `${h}.${Buffer.from('{').toString('base64url')}.${s}`,
      'three dots': '...',
      'too long': `${bom}${'A'.repeat(3000)}`,
    };
  }

  const ROTAS = [
    ['GET', '/auth/sessoes'],
    ['GET', '/api/professor/professor'],
    ['GET', '/api/professor/avaliadores'],
    ['POST', '/api/unidade'],
    ['GET', '/api/projeto/projeto/1'],
  ] as const;

  it('are refused on every route, while an unchanged token is accepted', async () => {
    const outra = await w.novaPessoa('coordenador');
    const lista = Object.entries(falsos(outra));
    expect(lista.length).toBeGreaterThanOrEqual(60);
    const aceitos: string[] = [];
    for (const [nome, token] of lista) {
      for (const [method, path] of ROTAS) {
        const r = await send(t.url, method, path, { token });
        if (r.status !== 401) aceitos.push(`${nome}: ${method} ${path} ${r.status}`);
      }
    }
    expect(aceitos).toEqual([]);
    const bom = await send(t.url, 'GET', '/api/professor/avaliadores', {
      token: assinado(CABECALHO, corpo()),
    });
    expect(bom.status).toBe(200);
  });

  it.each(['', 'Basic abc', 'Bearer', 'Bearer  ', 'Bearer a b', 'bearer', 'Token x'])(
    'accepts no "%s" as a login',
    async (authorization) => {
      const r = await send(t.url, 'GET', '/auth/sessoes', { headers: { authorization } });
      expect(r.status).toBe(401);
    },
  );

  it('accepts no token from the query string or a cookie (T-F8, T-K12)', async () => {
    const { token } = alvo;
    const r = await send(t.url, 'GET', `/auth/sessoes?token=${token}`, {
      headers: { cookie: `token=${token}` },
    });
    expect(r.status).toBe(401);
  });
});
