import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Claims = Readonly<Record<string, unknown>>;

export const CLIENT = { id: 'instrutoria', secret: 'segredo do cliente' } as const;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/**
 * An OpenID Connect provider over real HTTP whose people and mistakes the test chooses. The conforming provider of
 * the tests is oidc-provider.
 */
export interface FakeProvider {
  readonly issuer: string;
  /** The claims of the next entry; `sub` is required. */
  claims: Claims;
  /** Changes the ID token before it is signed. */
  alter: (token: JWTPayload) => JWTPayload;
  /** Signs with a key that the provider does not publish. */
  foreignKey: boolean;
  /** Answers every request with this status, when set. */
  broken: number | null;
  /** Changes its discovery document. */
  describe: (document: Readonly<Record<string, unknown>>) => object;
  /** The callback that it has stored for the client; null: any. */
  callback: string | null;
  /** How the client's secret must come; null: either way. */
  method: 'client_secret_basic' | 'client_secret_post' | null;
  /** Requests that it got, by path. */
  readonly asked: string[];
  /** A signed logout token with these claims over the right ones. */
  logoutToken(claims: Claims): Promise<string>;
  close(): void;
}

const now = (): number => Math.floor(Date.now() / 1000);

export async function createFakeProvider(): Promise<FakeProvider> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'a', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { readonly query: URLSearchParams; readonly claims: Claims }>();
  const tokens = new Map<string, Claims>();
  const sign = (payload: JWTPayload, typ: string, key = keys.privateKey) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'a', typ }).sign(key);

  const server = http.createServer((request, answer) => {
    void respond(request).then(({ status = 200, location, body }) => {
      if (location !== undefined) answer.setHeader('location', location);
      answer
        .setHeader('content-type', 'application/json')
        .writeHead(status)
        .end(JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A test that forgets to close it must not hang.
  server.unref();
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: FakeProvider = {
    issuer,
    claims: { sub: 'ana' },
    alter: (token) => token,
    foreignKey: false,
    broken: null,
    describe: (document) => document,
    callback: null,
    method: null,
    asked: [],
    logoutToken: (claims) =>
      sign(
        {
          iss: issuer,
          aud: CLIENT.id,
          iat: now(),
          jti: randomUUID(),
          events: { [LOGOUT_EVENT]: {} },
          ...claims,
        },
        'logout+jwt',
      ),
    close: () => void server.close(),
  };

  interface Reply {
    readonly status?: number;
    readonly location?: string;
    readonly body?: object;
  }

  function authorize(query: URLSearchParams): Reply {
    if (query.get('client_id') !== CLIENT.id) return { status: 400, body: { error: 'invalid_client' } };
    if (provider.callback !== null && query.get('redirect_uri') !== provider.callback) return { status: 400 };
    const code = randomUUID();
    codes.set(code, { query, claims: provider.claims });
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    return { status: 302, location: back.href };
  }

  function knows(request: http.IncomingMessage, form: URLSearchParams): boolean {
    const [, basic] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const method = basic === undefined ? 'client_secret_post' : 'client_secret_basic';
    if (provider.method !== null && provider.method !== method) return false;
    if (basic === undefined) return form.get('client_secret') === CLIENT.secret;
    const [id, secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
    return id === CLIENT.id && new URLSearchParams(`s=${secret}`).get('s') === CLIENT.secret;
  }

  async function exchange(request: http.IncomingMessage, form: URLSearchParams): Promise<Reply> {
    if (!knows(request, form)) return { status: 401, body: { error: 'invalid_client' } };
    const code = form.get('code') ?? '';
    const given = codes.get(code);
    codes.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (given === undefined || given.query.get('code_challenge') !== verifier) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    const token = randomUUID();
    tokens.set(token, given.claims);
    const claims = {
      ...{ iss: issuer, aud: CLIENT.id, iat: now(), exp: now() + 300, nonce: given.query.get('nonce') ?? '' },
      ...given.claims,
    };
    const key = provider.foreignKey ? foreign.privateKey : keys.privateKey;
    const id_token = await sign(provider.alter(claims), 'JWT', key);
    return { body: { access_token: token, token_type: 'Bearer', expires_in: 300, id_token } };
  }

  async function respond(request: http.IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', issuer);
    provider.asked.push(url.pathname);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (provider.broken !== null) return { status: provider.broken };
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return { body: provider.describe(metadata(issuer)) };
      case '/jwks':
        return { body: { keys: [jwk] } };
      case '/auth':
        return authorize(url.searchParams);
      case '/token':
        return exchange(request, form);
      case '/logout':
        return {};
      case '/userinfo':
        return { body: tokens.get(request.headers.authorization?.slice(7) ?? '') ?? {} };
      default:
        return { status: 404 };
    }
  }
  return provider;
}

function metadata(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  };
}
