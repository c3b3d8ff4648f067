import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { CLIENT } from '../../../../testing/provider/fake-provider.ts';
import { fetchWithCookies } from './fetch-with-cookies.ts';

type Person = Readonly<Record<string, unknown>>;

interface Client {
  /** The address to which the browser returns. */
  readonly retorno: string;
  /** The address that receives back-channel logouts. */
  readonly saida: string;
}

/** oidc-provider over HTTP, whose people enter without typing. */
export interface ConformingProvider {
  readonly issuer: string;
  /** The claims of the person who enters next; `sub` is required. */
  person: Person;
  /** Starts it for this client; again: with other keys, and all sessions ended. */
  start(client: Client): Promise<void>;
  close(): Promise<void>;
}

async function newKey(): Promise<object> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
}

export async function conformingProvider(): Promise<ConformingProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) =>
    response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { readonly port: number };
  const people = new Map<string, Person>();
  const fake: ConformingProvider = {
    issuer: `http://127.0.0.1:${port}`,
    person: { sub: 'ana' },
    async start({ retorno, saida }) {
      const provider = new Provider(fake.issuer, {
        clients: [
          {
            ...{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [retorno] },
            ...{ backchannel_logout_uri: saida, backchannel_logout_session_required: true },
          },
        ],
        jwks: { keys: [await newKey()] },
        cookies: { keys: [randomBytes(16).toString('hex')] },
        pkce: { required: () => true },
        claims: {
          openid: ['sub'],
          profile: ['name', 'cpf', 'vinculos'],
          email: ['email', 'email_verified'],
        },
        features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
        // Its own refuses addresses of this machine.
        fetch: (
          url: string,
          { dispatcher: _guard, ...options }: RequestInit & { readonly dispatcher?: unknown },
        ) => fetch(url, options),
        interactions: { url: () => '/entrar' },
        findAccount: (_ctx: unknown, id: string) => ({ accountId: id, claims: () => people.get(id) }),
        async loadExistingGrant({
          oidc,
        }: {
          readonly oidc: { readonly session: { readonly accountId: string } };
        }) {
          const { accountId } = oidc.session;
          const grant = new provider.Grant({ clientId: CLIENT.id, accountId });
          grant.addOIDCScope('openid email profile');
          await grant.save();
          return grant;
        },
      });
      const callback = provider.callback();
      handle = (request, response) => {
        if (request.url !== '/entrar') return callback(request, response);
        const accountId = String(fake.person.sub);
        people.set(accountId, fake.person);
        return provider.interactionFinished(request, response, { login: { accountId } });
      };
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return fake;
}

/** A browser at the provider: keeps its cookies, follows its redirects, and sends its forms. */
export function browserAt(issuer: string) {
  const ask = fetchWithCookies();
  return {
    /** The first address outside of the provider that it leads to. */
    async follow(address: string): Promise<URL> {
      let at = address;
      while (at.startsWith(issuer)) {
        const answer = await ask(at);
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
        at = new URL(location, at).href;
      }
      return new URL(at);
    },
    /** Confirms the provider's logout page. */
    async logOut(address: string): Promise<number> {
      const page = await (await ask(address)).text();
      const [, action = '', secret = ''] = /action="([^"]+)".*name="xsrf" value="([^"]+)"/s.exec(page) ?? [];
      return (await ask(action, new URLSearchParams({ xsrf: secret, logout: 'yes' }))).status;
    },
  };
}
