import { randomBytes, sign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { TestCertificate } from './certificate.ts';
import { IDP_ID } from './identity-provider.ts';

const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

export interface LogoutParts {
  readonly destination: string;
  readonly nameId: string;
  readonly sessions?: readonly string[];
  readonly issuer?: string;
  readonly id?: string;
  readonly issued?: Date;
  readonly until?: Date;
}

/** A LogoutRequest as a provider writes it, without a signature. */
export function logoutRequest({
  destination,
  nameId,
  sessions = [],
  issuer = IDP_ID,
  id = `_${randomBytes(16).toString('hex')}`,
  issued = new Date(),
  until,
}: LogoutParts): string {
  const ends = until === undefined ? '' : ` NotOnOrAfter="${until.toISOString()}"`;
  const indexes = sessions.map((one) => `<samlp:SessionIndex>${one}</samlp:SessionIndex>`).join('');
  return `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${issued.toISOString()}" Destination="${destination}"${ends}><saml:Issuer>${issuer}</saml:Issuer><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">${nameId}</saml:NameID>${indexes}</samlp:LogoutRequest>`;
}

interface QueryOptions {
  readonly relayState?: string;
  readonly algorithm?: string;
}

/** By HTTP-Redirect: the signature covers the query as it is written. */
export function asQuery(
  xml: string,
  signer: TestCertificate | null,
  { relayState, algorithm = RSA_SHA256 }: QueryOptions = {},
): string {
  // In lower case, as Microsoft's provider escapes.
  const escaped = (text: string) =>
    encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, (one) => one.toLowerCase());
  const message = [
    `SAMLRequest=${escaped(deflateRawSync(xml).toString('base64'))}`,
    ...(relayState === undefined ? [] : [`RelayState=${escaped(relayState)}`]),
  ];
  if (signer === null) return message.join('&');
  const signed = [...message, `SigAlg=${escaped(algorithm)}`].join('&');
  const digest = algorithm.endsWith('sha1') ? 'sha1' : 'sha256';
  return `${signed}&Signature=${escaped(sign(digest, Buffer.from(signed), signer.key).toString('base64'))}`;
}

/** By HTTP-POST: the signature is in the message. */
export function signedXml(xml: string, signer: TestCertificate): string {
  const signed = new SignedXml({
    privateKey: signer.key,
    publicCert: signer.cert,
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signed.addReference({
    xpath: '/*',
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
  });
  signed.computeSignature(xml, { location: { reference: "/*/*[local-name()='Issuer']", action: 'after' } });
  return signed.getSignedXml();
}

export function asForm(xml: string): URLSearchParams {
  return new URLSearchParams({ SAMLRequest: Buffer.from(xml).toString('base64') });
}
