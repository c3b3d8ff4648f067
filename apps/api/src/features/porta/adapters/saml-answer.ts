import { MINUTO_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { SAML } from '@node-saml/node-saml';
import { DoorRefusal } from './door.ts';
import { PersonAttributes, SCOPED } from './person-attributes.ts';
import { DS, type IdpMetadata, trustsAlgorithms } from './saml-metadata.ts';
import { ownEntityId, type SamlSettings } from './saml-provider.ts';
import { attributeOf, childOf, childrenOf, descendantsOf, parseXml, textOf } from './xml.ts';

export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const XENC = 'http://www.w3.org/2001/04/xmlenc#';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';
export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const CANCELLED = new Set(
  ['AuthnFailed', 'RequestDenied', 'NoPassive'].map((end) => `urn:oasis:names:tc:SAML:2.0:status:${end}`),
);
/** Authenticated encryption and OAEP only: CBC and PKCS #1 1.5 can be decrypted by asking us often. */
const ENCRYPTIONS = new Set([
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  'http://www.w3.org/2009/xmlenc11#rsa-oaep',
]);

export const MAX_CHARS = 256 * 1024;
/** Difference between the provider's clock and ours. */
export const TOLERANCE_MS = MINUTO_MS;

/** A NameID as node-saml names its parts. */
export interface SamlSubject {
  readonly nameID: string;
  readonly nameIDFormat: string;
  readonly nameQualifier?: string;
  readonly spNameQualifier?: string;
}

/** The content of a verified assertion. */
export interface Asserted {
  /** null for a NameID that changes at each entry. */
  readonly nameId: string | null;
  /** Whom a logout names. */
  readonly subject: SamlSubject | null;
  readonly session: string | null;
  readonly said: PersonAttributes;
  /** Whether the e-mail belongs to a domain that the provider may speak for. */
  mayVouchFor(email: string): boolean;
}

/** node-saml with our settings; `id` is that of the message that it makes. Loaded only where a door uses SAML. */
export async function samlOf(
  settings: SamlSettings,
  idp: IdpMetadata,
  { id, logoutUrl = idp.signOn }: { readonly id: string; readonly logoutUrl?: string | undefined },
): Promise<SAML> {
  const { config, retorno, segredo } = settings;
  const entityId = ownEntityId(settings);
  const signs = segredo !== null && config.certificado !== null;
  const library = await import('@node-saml/node-saml');
  return new library.SAML({
    entryPoint: idp.signOn,
    logoutUrl,
    issuer: entityId,
    callbackUrl: retorno,
    idpCert: [...idp.certificates],
    audience: entityId,
    wantAuthnResponseSigned: config.assinatura !== 'assercao',
    wantAssertionsSigned: config.assinatura !== 'resposta',
    // Times and the request's id are checked here, by the injected clock and the database.
    acceptedClockSkewMs: -1,
    generateUniqueId: () => id,
    disableRequestedAuthnContext: true,
    identifierFormat: null,
    ...(signs ? { privateKey: segredo, decryptionPvk: segredo, signatureAlgorithm: 'sha256' as const } : {}),
  });
}

/** `code`: the log names it, because only the provider's administrator can change what is wrong. */
export function altered(code: string, error?: unknown): DoorRefusal {
  return new DoorRefusal('RESPOSTA_ALTERADA', Object.assign(new Error(code, { cause: error }), { code }));
}

/**
 * Checks an answer of the provider to this request. Only what a signature covers is read. Throws a DoorRefusal. The
 * caller has taken the request from the database before, so that an answer counts once.
 */
export async function checkAnswer(
  settings: SamlSettings,
  idp: IdpMetadata,
  { pedido, text }: { readonly pedido: string; readonly text: string },
): Promise<Asserted> {
  const response = readMessage(text);
  checkEnvelope(response, settings, { idp, pedido });
  const saml = await samlOf(settings, idp, { id: pedido });
  let signed: string | undefined;
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: text });
    signed = profile?.getAssertionXml?.();
  } catch (error) {
    throw altered('the signature, the audience or the form', error);
  }
  if (signed === undefined) throw altered('no assertion');
  const assertion = parseXml(signed, { maxChars: MAX_CHARS, onlyElements: true });
  checkAssertion(assertion, settings, { idp, pedido });
  return assertedBy(assertion, idp);
}

/** A comment, a declaration or an entity has no place in a message; nor has a text that is not UTF-8. */
export function readMessage(base64: string, inflate = (bytes: Buffer): Buffer => bytes): Element {
  if (base64.length > MAX_CHARS || !/^[A-Za-z0-9+/=\s]+$/.test(base64))
    throw altered('not base64, or too long');
  try {
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(inflate(Buffer.from(base64, 'base64')));
    return parseXml(xml, { maxChars: MAX_CHARS, onlyElements: true });
  } catch (error) {
    throw altered('not XML of elements', error);
  }
}

interface Expected {
  readonly idp: IdpMetadata;
  readonly pedido: string;
}

function checkEnvelope(response: Element, { retorno }: SamlSettings, { idp, pedido }: Expected): void {
  if (response.localName !== 'Response' || response.namespaceURI !== PROTOCOL) throw altered('no Response');
  if (attributeOf(response, 'Version') !== '2.0') throw altered('another version');
  checkIssuer(response, idp, 'optional');
  if (attributeOf(response, 'Destination') !== retorno) throw altered('another Destination');
  if (attributeOf(response, 'InResponseTo') !== pedido) throw altered('an answer to another request');
  checkStatus(response);
  checkStructure(response);
}

export function checkIssuer(
  element: Element,
  { entityId }: IdpMetadata,
  when: 'optional' | 'required',
): void {
  const issuers = childrenOf(element, ASSERTION, 'Issuer');
  if (issuers.length === 0 && when === 'optional') return;
  if (issuers.length !== 1 || textOf(issuers[0] ?? null) !== entityId) {
    throw new DoorRefusal('RESPOSTA_DE_OUTRO_PROVEDOR', new Error(`issuer ${textOf(issuers[0] ?? null)}`));
  }
}

/** A failure is reported before signatures are checked: providers do not sign it, and it lets nobody in. */
function checkStatus(response: Element): void {
  const status = childOf(response, PROTOCOL, 'Status');
  const codes =
    status === null
      ? []
      : descendantsOf(status, PROTOCOL, 'StatusCode').map((code) => attributeOf(code, 'Value') ?? '');
  if (codes[0] === SUCCESS) return;
  const cancelled = codes.some((code) => CANCELLED.has(code));
  throw new DoorRefusal(
    cancelled ? 'ENTRADA_CANCELADA' : 'PROVEDOR_RECUSOU',
    new Error(`status ${codes.join(' ')}`),
  );
}

/**
 * One assertion, under the response; signatures only where they sign their own parent; each id once; trusted
 * algorithms. It leaves no place for a second, wrapped assertion (threats of signature wrapping, XSW).
 */
function checkStructure(response: Element): void {
  const everywhere = (name: string) => descendantsOf(response, '*', name);
  const assertions = [...everywhere('Assertion'), ...everywhere('EncryptedAssertion')];
  const [assertion] = assertions;
  if (
    assertion === undefined ||
    assertions.length > 1 ||
    assertion.parentNode !== response ||
    assertion.namespaceURI !== ASSERTION
  ) {
    throw altered('not one assertion');
  }
  checkSignatures(response, [response, assertion]);
}

/** Signatures only in these elements, each of its parent; each id once; trusted algorithms. */
export function checkSignatures(root: Element, signable: readonly Element[]): void {
  const everywhere = (name: string) => descendantsOf(root, '*', name);
  if (everywhere(root.localName).length > 0 || everywhere('Object').length > 0)
    throw altered('a message or object inside');
  const ids = [root, ...everywhere('*')].flatMap((one) =>
    ['ID', 'Id', 'id'].flatMap((name) => attributeOf(one, name) ?? []),
  );
  if (new Set(ids).size < ids.length) throw altered('an id twice');
  const parents = new Set<Element | null>();
  for (const signature of everywhere('Signature')) {
    const parent = signable.find((one) => one === signature.parentNode) ?? null;
    const references = descendantsOf(signature, DS, 'Reference');
    const signsParent =
      references.length === 1 &&
      attributeOf(references[0] ?? null, 'URI') === `#${attributeOf(parent, 'ID')}`;
    if (parent === null || !signsParent || parents.has(parent))
      throw altered('a signature of something else');
    parents.add(parent);
  }
  if (!trustsAlgorithms(root)) throw altered('an algorithm that is not trusted');
  const encryptions = descendantsOf(root, XENC, 'EncryptionMethod').map(
    (one) => attributeOf(one, 'Algorithm') ?? '',
  );
  if (!encryptions.every((one) => ENCRYPTIONS.has(one))) throw altered('an encryption that is not trusted');
}

function checkAssertion(assertion: Element, settings: SamlSettings, { idp, pedido }: Expected): void {
  checkIssuer(assertion, idp, 'required');
  const now = settings.now().getTime();
  // The algorithms of an assertion that came encrypted were not seen before.
  if (!trustsAlgorithms(assertion)) throw altered('an algorithm that is not trusted');
  const conditions = childrenOf(assertion, ASSERTION, 'Conditions');
  if (conditions.length !== 1) throw altered('not one Conditions');
  checkTimes(conditions[0] ?? assertion, now);
  const subject = childOf(assertion, ASSERTION, 'Subject');
  const confirmations = subject === null ? [] : childrenOf(subject, ASSERTION, 'SubjectConfirmation');
  const bearers = confirmations.filter((one) => attributeOf(one, 'Method') === BEARER);
  const data = bearers.flatMap((one) => childOf(one, ASSERTION, 'SubjectConfirmationData') ?? []);
  const ours = data.find(
    (one) =>
      attributeOf(one, 'Recipient') === settings.retorno && attributeOf(one, 'InResponseTo') === pedido,
  );
  if (ours === undefined) throw altered('no confirmation for this address and request');
  if (attributeOf(ours, 'NotOnOrAfter') === null) throw altered('a confirmation without an end');
  checkTimes(ours, now);
  if (childOf(assertion, ASSERTION, 'AuthnStatement') === null) throw altered('no AuthnStatement');
}

function checkTimes(element: Element, now: number): void {
  const from = attributeOf(element, 'NotBefore');
  const until = attributeOf(element, 'NotOnOrAfter');
  // An unreadable date compares as false.
  const started = from === null || Date.parse(from) <= now + TOLERANCE_MS;
  const open = until === null || now - TOLERANCE_MS < Date.parse(until);
  if (!started || !open)
    throw new DoorRefusal('RESPOSTA_VENCIDA', new Error(`valid from ${from} until ${until}`));
}

function assertedBy(assertion: Element, { scopes, federation }: IdpMetadata): Asserted {
  const said = new PersonAttributes();
  const attributes = childrenOf(assertion, ASSERTION, 'AttributeStatement').flatMap((one) =>
    childrenOf(one, ASSERTION, 'Attribute'),
  );
  for (const attribute of attributes) {
    const values = childrenOf(attribute, ASSERTION, 'AttributeValue').flatMap((one) => textOf(one) ?? []);
    const name = attributeOf(attribute, 'Name') ?? '';
    said.add(name, values);
    const friendly = attributeOf(attribute, 'FriendlyName');
    // Some directories have names that only their provider spells as an OID.
    if (friendly !== null && !said.has(friendly)) said.add(friendly, values);
  }
  // A provider of a federation speaks for its own domains only; the university's own may have named none.
  const trusts = (domain: string, test: (scope: string) => boolean) =>
    scopes.length === 0 ? !federation && domain !== '' : scopes.some(test);
  said.keep((name, value) => {
    const domain = domainOf(value);
    return !SCOPED.has(name) || trusts(domain, (scope) => domain === scope);
  });
  const subject = childOf(assertion, ASSERTION, 'Subject');
  const nameId = subject === null ? null : childOf(subject, ASSERTION, 'NameID');
  return {
    nameId: attributeOf(nameId, 'Format') === TRANSIENT ? null : textOf(nameId),
    subject: subjectIn(nameId),
    session: attributeOf(childOf(assertion, ASSERTION, 'AuthnStatement'), 'SessionIndex'),
    said,
    mayVouchFor(email) {
      const domain = domainOf(email);
      return trusts(domain, (scope) => domain === scope || domain.endsWith(`.${scope}`));
    },
  };
}

function subjectIn(nameId: Element | null): SamlSubject | null {
  const nameID = textOf(nameId);
  if (nameID === null) return null;
  const nameQualifier = attributeOf(nameId, 'NameQualifier');
  const spNameQualifier = attributeOf(nameId, 'SPNameQualifier');
  return {
    ...{ nameID, nameIDFormat: attributeOf(nameId, 'Format') ?? UNSPECIFIED },
    ...(nameQualifier === null ? {} : { nameQualifier }),
    ...(spNameQualifier === null ? {} : { spNameQualifier }),
  };
}

function domainOf(value: string): string {
  return value.includes('@') ? value.slice(value.lastIndexOf('@') + 1).toLowerCase() : '';
}
