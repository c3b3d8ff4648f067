import { X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { attributeOf, childrenOf, descendantsOf, parseXml, textOf, XmlRefused } from './xml.ts';

const MD = 'urn:oasis:names:tc:SAML:2.0:metadata';
export const DS = 'http://www.w3.org/2000/09/xmldsig#';
const SHIBMD = 'urn:mace:shibboleth:metadata:1.0';
const SAML2 = 'urn:oasis:names:tc:SAML:2.0:protocol';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** CAFe has some 10 million characters, and all of eduGAIN a hundred. */
export const FEDERATION_MAX = 128 * 1024 * 1024;
export const METADATA_MAX = 1024 * 1024;

interface LogoutAddresses {
  readonly requests: string;
  readonly answers: string;
}

/** The part of a provider's metadata that is stored. */
export interface IdpMetadata {
  readonly entityId: string;
  /** All that may sign, PEM: two of them while a provider changes its key. */
  readonly certificates: readonly string[];
  /** The address for requests by HTTP-Redirect. */
  readonly signOn: string;
  /** Of logouts by HTTP-Redirect; null: it offers none. Absent in metadata that were stored by older versions. */
  readonly signOut?: LogoutAddresses | null;
  /** Domains that the provider may speak for (shibmd:Scope). */
  readonly scopes: readonly string[];
  /** ISO 8601; null: no end. */
  readonly validUntil: string | null;
  readonly federation: boolean;
}

export type MetadataProblem =
  | 'xml'
  | 'assinatura'
  | 'certificadoDaFederacao'
  | 'vencidos'
  | 'semValidade'
  | 'provedor'
  | 'semCertificado'
  | 'semEntrada';

/** Metadata that cannot be used; `found` are some entityIDs that are there. */
export class MetadataRefused extends Error {
  readonly problem: MetadataProblem;
  readonly found: readonly string[];

  constructor(problem: MetadataProblem, found: readonly string[] = []) {
    super(`metadata: ${problem}`);
    this.problem = problem;
    this.found = found;
  }
}

export interface MetadataChoice {
  /** The entityID of the provider to keep. */
  readonly provedor: string;
  /** PEM: the document must be signed with it, and name its end of validity. */
  readonly certificadoDaFederacao: string | null;
  readonly agora: Date;
}

/** Keeps one provider of a metadata document. Throws a MetadataRefused. Blocks for seconds on a federation's. */
export function reduceMetadata(xml: string, choice: MetadataChoice): IdpMetadata {
  try {
    return reduce(xml, choice);
  } catch (error) {
    if (error instanceof XmlRefused) throw new MetadataRefused('xml');
    throw error;
  }
}

function reduce(xml: string, { provedor, certificadoDaFederacao, agora }: MetadataChoice): IdpMetadata {
  const federation = certificadoDaFederacao !== null;
  const maxChars = federation ? FEDERATION_MAX : METADATA_MAX;
  const text = federation ? signedPart(xml, certificadoDaFederacao) : xml;
  const root = parseXml(text, { maxChars });
  const entities = [root, ...descendantsOf(root, MD, 'EntityDescriptor')].filter(
    (one) => one.localName === 'EntityDescriptor' && one.namespaceURI === MD,
  );
  if (entities.length === 0) throw new MetadataRefused('xml');
  const entity = entities.find((one) => attributeOf(one, 'entityID') === provedor);
  const idp = entity === undefined ? null : identityProviderOf(entity);
  if (entity === undefined || idp === null) {
    const idps = entities.filter((one) => identityProviderOf(one) !== null);
    throw new MetadataRefused(
      'provedor',
      idps.slice(0, 3).flatMap((one) => attributeOf(one, 'entityID') ?? []),
    );
  }
  const ends = [root, entity, idp]
    .flatMap((one) => attributeOf(one, 'validUntil') ?? [])
    .map((end) => new Date(end));
  if (ends.some((end) => !(end > agora))) throw new MetadataRefused('vencidos');
  // Without an end, old metadata with a key that was stolen since could be served for ever.
  if (federation && ends.length === 0) throw new MetadataRefused('semValidade');
  const first = ends.sort((a, b) => a.getTime() - b.getTime())[0];
  return {
    entityId: provedor,
    certificates: certificatesOf(idp),
    signOn: signOnOf(idp),
    signOut: signOutOf(idp),
    scopes: scopesOf(entity, idp),
    validUntil: first?.toISOString() ?? null,
    federation,
  };
}

function identityProviderOf(entity: Element): Element | null {
  return (
    childrenOf(entity, MD, 'IDPSSODescriptor').find((one) =>
      (attributeOf(one, 'protocolSupportEnumeration') ?? '').split(/\s+/).includes(SAML2),
    ) ?? null
  );
}

function certificatesOf(idp: Element): string[] {
  const signing = childrenOf(idp, MD, 'KeyDescriptor').filter(
    (key) => attributeOf(key, 'use') !== 'encryption',
  );
  const texts = signing
    .flatMap((key) => descendantsOf(key, DS, 'X509Certificate'))
    .flatMap((one) => textOf(one) ?? []);
  const certificates = [...new Set(texts.flatMap((text) => pemOf(text) ?? []))];
  if (certificates.length === 0) throw new MetadataRefused('semCertificado');
  return certificates;
}

/** null for a text that is no certificate. */
function pemOf(base64: string): string | null {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).toString();
  } catch {
    return null;
  }
}

function redirectService(idp: Element, name: string): Element | null {
  return childrenOf(idp, MD, name).find((one) => attributeOf(one, 'Binding') === REDIRECT) ?? null;
}

/** null for a text that is no web address. */
function webAddress(location: string | null): string | null {
  return location !== null && URL.canParse(location) && /^https?:/.test(location) ? location : null;
}

function signOnOf(idp: Element): string {
  const location = webAddress(attributeOf(redirectService(idp, 'SingleSignOnService'), 'Location'));
  if (location === null) throw new MetadataRefused('semEntrada');
  return location;
}

function signOutOf(idp: Element): LogoutAddresses | null {
  const service = redirectService(idp, 'SingleLogoutService');
  const requests = webAddress(attributeOf(service, 'Location'));
  if (requests === null) return null;
  return { requests, answers: webAddress(attributeOf(service, 'ResponseLocation')) ?? requests };
}

/** Literal scopes; those written as regular expressions are left out, as federations advise. */
function scopesOf(entity: Element, idp: Element): string[] {
  const scopes = [entity, idp]
    .flatMap((one) => childrenOf(one, MD, 'Extensions'))
    .flatMap((extensions) => childrenOf(extensions, SHIBMD, 'Scope'))
    .filter((scope) => !['true', '1'].includes(attributeOf(scope, 'regexp') ?? ''));
  return [...new Set(scopes.flatMap((scope) => textOf(scope)?.toLowerCase() ?? []))];
}

/** Algorithms that are trusted: no SHA-1, no comments in what is signed. */
export const SIGNATURES: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
]);
const DIGESTS = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);
const TRANSFORMS = new Set([
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
]);

/** Whether each signature in it uses trusted algorithms only. */
export function trustsAlgorithms(root: Element): boolean {
  const signatures = [root, ...descendantsOf(root, DS, 'Signature')];
  const used = (name: string, allowed: ReadonlySet<string>) =>
    signatures
      .filter((one) => one.localName === 'Signature')
      .flatMap((signature) => descendantsOf(signature, DS, name))
      .every((one) => allowed.has(attributeOf(one, 'Algorithm') ?? ''));
  return (
    used('SignatureMethod', SIGNATURES) && used('DigestMethod', DIGESTS) && used('Transform', TRANSFORMS)
  );
}

/** The text that the signature of the root covers: the whole document, or nothing is accepted. */
function signedPart(xml: string, certificate: string): string {
  const root = parseXml(xml, { maxChars: FEDERATION_MAX });
  const [signature, ...others] = childrenOf(root, DS, 'Signature');
  if (signature === undefined || others.length > 0 || !trustsAlgorithms(signature)) {
    throw new MetadataRefused('assinatura');
  }
  const reference = attributeOf(descendantsOf(signature, DS, 'Reference')[0] ?? null, 'URI') ?? '';
  if (reference !== '' && reference !== `#${attributeOf(root, 'ID')}`)
    throw new MetadataRefused('assinatura');
  const publicCert = federationKey(certificate);
  try {
    const signed = new SignedXml({ publicCert });
    signed.loadSignature(signature);
    const [covered, ...more] = signed.checkSignature(xml) ? signed.getSignedReferences() : [];
    if (covered === undefined || more.length > 0) throw new MetadataRefused('assinatura');
    return covered;
  } catch {
    throw new MetadataRefused('assinatura');
  }
}

function federationKey(certificate: string): string {
  try {
    return new X509Certificate(certificate).toString();
  } catch {
    throw new MetadataRefused('certificadoDaFederacao');
  }
}
