import { SignedXml } from 'xml-crypto';
import type { TestCertificate } from './certificate.ts';
import { metadataOf } from './identity-provider.ts';

const ALGORITHMS = {
  sha256: ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2001/04/xmlenc#sha256'],
  sha1: ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2000/09/xmldsig#sha1'],
} as const;

interface FederationOptions {
  readonly signer: TestCertificate;
  /** The certificates of the providers' keys. */
  readonly idp: TestCertificate;
  readonly providers: readonly string[];
  readonly validUntil?: string | null;
  readonly algorithm?: keyof typeof ALGORITHMS;
  /** What is signed; all by default. */
  readonly xpath?: string;
}

/** Metadata of a federation, signed. */
export function federationOf({
  signer,
  idp,
  providers,
  validUntil = '2099-01-01T00:00:00Z',
  algorithm = 'sha256',
  xpath = '/*',
}: FederationOptions): string {
  const until = validUntil === null ? '' : ` validUntil="${validUntil}"`;
  const entities = providers.map((entityId) =>
    metadataOf({
      entityId,
      signOn: `${entityId}/sso`,
      certificates: [idp],
      scopes: [new URL(entityId).hostname.slice(4)],
    }),
  );
  const xml = `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" ID="_federacao"${until}>${entities.join('')}</md:EntitiesDescriptor>`;
  const [signatureAlgorithm, digestAlgorithm] = ALGORITHMS[algorithm];
  const signed = new SignedXml({
    privateKey: signer.key,
    publicCert: signer.cert,
    signatureAlgorithm,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signed.addReference({
    xpath,
    digestAlgorithm,
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
  });
  signed.computeSignature(xml, { location: { reference: '/*', action: 'prepend' } });
  return signed.getSignedXml();
}
