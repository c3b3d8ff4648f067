interface Provider {
  readonly issuer: string;
  /** The claims of the next person who enters. */
  claims: Readonly<Record<string, unknown>>;
  close(): void;
}

// The file name is computed, as for the other shared test tables, so that its types stay in the API.
const source = new URL('../../../apps/api/src/testing/provider/fake-provider.ts', import.meta.url).href;

/** An OpenID Connect provider over HTTP, and the client that it knows. */
export const { createFakeProvider, CLIENT } = (await import(source)) as {
  readonly createFakeProvider: () => Promise<Provider>;
  readonly CLIENT: { readonly id: string; readonly secret: string };
};
