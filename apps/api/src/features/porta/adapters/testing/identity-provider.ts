import { X509Certificate } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import samlp from 'samlp';
import { makeCertificate, type TestCertificate } from './certificate.ts';

export const IDP_ID = 'https://idp.exemplo.br/idp/shibboleth';

export interface IdpOptions {
  readonly issuer?: string;
  readonly signer?: TestCertificate;
  readonly signResponse?: boolean;
  readonly signAssertion?: boolean;
  readonly destination?: string;
  readonly recipient?: string;
  readonly audience?: string;
  readonly lifetimeInSeconds?: number;
  readonly signatureAlgorithm?: 'rsa-sha1' | 'rsa-sha256';
  readonly digestAlgorithm?: 'sha1' | 'sha256';
  readonly encryptTo?: TestCertificate;
  readonly encryptionAlgorithm?: string;
  readonly inResponseTo?: string;
  readonly nameIdFormat?: string;
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>;
}

export const ANA = {
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.6': 'ana@exemplo.br',
  'urn:oid:2.5.4.3': 'Ana Lima',
  'urn:oid:0.9.2342.19200300.100.1.3': 'Ana.Lima@if.exemplo.br',
  'urn:oid:1.3.6.1.4.1.15996.100.1.1.1.1': '52998224725',
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.1': ['faculty', 'member'],
  ou: 'Instituto de Física',
};

/** The answer's form, as a browser would post it. */
export interface PostedAnswer {
  readonly SAMLResponse: string;
  readonly RelayState: string;
}

export interface TestIdp {
  readonly signer: TestCertificate;
  readonly address: string;
  /** Where it sends its answers. */
  retorno: string;
  /** The options of the next answers. */
  options: IdpOptions;
  /** The metadata that it shows. */
  metadata: string;
  /** Follows a request's address as a browser does, and reads the form of the answer. */
  answer(requestAddress: string): Promise<PostedAnswer>;
  close(): Promise<void>;
}

/** samlp as a provider over HTTP, which sends its answers to `retorno`. */
export async function startIdp(firstRetorno = ''): Promise<TestIdp> {
  const signer = makeCertificate({ name: 'idp.exemplo.br' });
  let server: Server | undefined;
  const idp: TestIdp = {
    signer,
    address: '',
    retorno: firstRetorno,
    options: {},
    metadata: '',
    async answer(requestAddress) {
      const page = await (await fetch(requestAddress)).text();
      const field = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1] ?? '';
      if (field('SAMLResponse') === '') throw new Error(page.slice(0, 500));
      return { SAMLResponse: field('SAMLResponse'), RelayState: field('RelayState') };
    },
    close: () => new Promise((closed) => server?.close(() => closed())),
  };
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === '/metadata') return response.end(idp.metadata);
    const { retorno } = idp;
    const { signer: other = signer, encryptTo, attributes = ANA, nameIdFormat, ...options } = idp.options;
    const act = samlp.auth({
      issuer: IDP_ID,
      cert: other.cert,
      key: other.key,
      destination: retorno,
      recipient: retorno,
      signatureAlgorithm: 'rsa-sha256',
      digestAlgorithm: 'sha256',
      ...(encryptTo === undefined
        ? {}
        : { encryptionCert: encryptTo.cert, encryptionPublicKey: publicKeyOf(encryptTo) }),
      disallowEncryptionWithInsecureAlgorithm: false,
      warnOnInsecureEncryptionAlgorithm: false,
      sessionIndex: '_sessao-1',
      getPostURL: (
        _audience: string,
        _dom: unknown,
        _req: unknown,
        done: (error: null, url: string) => void,
      ) => done(null, retorno),
      getUserFromRequest: () => ({ id: 'ana' }),
      profileMapper: () => ({
        getClaims: () => ({ ...attributes }),
        getNameIdentifier: () => ({
          nameIdentifier: 'ana-persistente',
          nameIdentifierFormat: nameIdFormat ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
        }),
      }),
      ...options,
    });
    const asExpress = Object.assign(response, {
      set: (name: string, value: string) => response.setHeader(name, value),
      send: (body: unknown) => response.end(String(body)),
    });
    return act(
      Object.assign(request, { query: Object.fromEntries(url.searchParams), headers: request.headers }),
      asExpress,
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { readonly port: number };
  Object.assign(idp, { address: `http://127.0.0.1:${port}` });
  idp.metadata = metadataOf({ signOn: `${idp.address}/sso`, certificates: [signer] });
  return idp;
}

function publicKeyOf({ cert }: TestCertificate): string {
  return String(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'pem' }));
}

interface MetadataOptions {
  readonly entityId?: string;
  readonly signOn: string;
  readonly signOut?: string;
  readonly certificates: readonly TestCertificate[];
  readonly scopes?: readonly string[];
  readonly validUntil?: string;
  readonly binding?: string;
}

/** The EntityDescriptor of a provider. */
export function metadataOf({
  entityId = IDP_ID,
  signOn,
  signOut,
  certificates,
  scopes = [],
  validUntil,
  binding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
}: MetadataOptions): string {
  const keys = certificates.map(
    ({ cert }) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${cert.replace(/-----.*?-----/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  const said = scopes.map((scope) => `<shibmd:Scope regexp="false">${scope}</shibmd:Scope>`).join('');
  const logout =
    signOut === undefined
      ? ''
      : `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signOut}" ResponseLocation="${signOut}/respostas"/>`;
  const until = validUntil === undefined ? '' : ` validUntil="${validUntil}"`;
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:shibmd="urn:mace:shibboleth:metadata:1.0" entityID="${entityId}"${until}>
  <!-- a comment, as federations write them -->
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:Extensions>${said}</md:Extensions>
    ${keys.join('\n    ')}
    ${logout}
    <md:SingleSignOnService Binding="${binding}" Location="${signOn}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;
}
