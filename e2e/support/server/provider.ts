// The file names are computed, as for the other shared test tables, so that their types stay in the API.
const source = (file: string) => new URL(`../../../apps/api/src/${file}`, import.meta.url).href;
const adapters = 'features/porta/adapters/testing';

interface Provider {
  readonly issuer: string;
  /** The claims of the next person who enters. */
  claims: Readonly<Record<string, unknown>>;
  close(): void;
}

/** An OpenID Connect provider over HTTP, and the client that it knows. */
export const { createFakeProvider, CLIENT } = (await import(source('testing/provider/fake-provider.ts'))) as {
  readonly createFakeProvider: () => Promise<Provider>;
  readonly CLIENT: { readonly id: string; readonly secret: string };
};

interface IdentityProvider {
  readonly address: string;
  /** Where it sends its answers. */
  retorno: string;
  options: {
    readonly attributes?: Readonly<Record<string, string | readonly string[]>>;
    readonly issuer?: string;
  };
  close(): Promise<void>;
}

/** samlp as a SAML provider over HTTP, and its entityID. */
export const { startIdp, IDP_ID } = (await import(source(`${adapters}/identity-provider.ts`))) as {
  readonly startIdp: () => Promise<IdentityProvider>;
  readonly IDP_ID: string;
};

interface CasServer {
  readonly address: string;
  /** Who is logged in; `attributes` is the inner XML of cas:attributes. */
  person: { readonly user: string; readonly attributes: string };
  close(): Promise<void>;
}

export const { startCas } = (await import(source(`${adapters}/cas-server.ts`))) as {
  readonly startCas: () => Promise<CasServer>;
};

interface DirectoryPerson {
  readonly senha: string;
  readonly atributos: Readonly<Record<string, string | string[]>>;
}

/** An LDAP server, of people under BASE, and the account that searches. */
export const { startDirectory, BASE, SERVICE } = (await import(source(`${adapters}/directory.ts`))) as {
  readonly startDirectory: (options: {
    readonly people: Readonly<Record<string, DirectoryPerson>>;
    /** The DN of an account that is disabled there. */
    readonly disabled?: string;
  }) => Promise<{ readonly port: number; close(): Promise<void> }>;
  readonly BASE: string;
  readonly SERVICE: { readonly dn: string; readonly senha: string };
};
