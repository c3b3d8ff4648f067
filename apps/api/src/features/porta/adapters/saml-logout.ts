import { randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { MINUTO_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { Profile } from '@node-saml/node-saml';
import { abrirSelado } from '../../../adapters/mail/seal.ts';
import { sha256 } from '../../../adapters/sha256.ts';
import { type BrowserLogout, type BrowserMessage, DoorRefusal } from './door.ts';
import {
  altered,
  checkIssuer,
  checkSignatures,
  MAX_CHARS,
  PROTOCOL,
  readMessage,
  type SamlSubject,
  SUCCESS,
  samlOf,
  TOLERANCE_MS,
} from './saml-answer.ts';
import { type IdpMetadata, SIGNATURES } from './saml-metadata.ts';
import { ownLogout, providerOf, type SamlSettings } from './saml-provider.ts';
import { attributeOf, childOf, childrenOf, textOf } from './xml.ts';

/** As for OpenID Connect; the ids of older messages are no longer stored. */
const MAX_AGE_MS = 10 * MINUTO_MS;
/** Stored as a key of the database. */
const ID_MAX = 200;

/** The hash under which a session keeps the NameID of its entry. */
export function hashOfNameId(nameId: string): string {
  return sha256(nameId);
}

/** The fields of a message, each at most once. */
interface Fields {
  readonly request: string | null;
  readonly response: string | null;
  readonly relayState: string | null;
  /** Of a query: the signature, which covers `signed` as it was written. */
  readonly query: { readonly sigAlg: string; readonly signature: string; readonly signed: string } | null;
}

/** Reads a logout of the provider; null: it confirms one that began here. Throws a DoorRefusal. */
export async function readBrowserLogout(
  settings: SamlSettings,
  message: BrowserMessage,
): Promise<BrowserLogout | null> {
  const fields = 'query' in message ? fieldsOfQuery(message.query) : fieldsOfForm(message.formulario);
  const inflate = fields.query === null ? undefined : inflated;
  if (fields.request === null) {
    if (fields.response === null) throw altered('no message');
    checkConfirmation(readMessage(fields.response, inflate));
    return null;
  }
  const request = readMessage(fields.request, inflate);
  const idp = await providerOf(settings);
  checkRequest(request, settings, idp);
  if (fields.query === null) {
    checkSignatures(request, [request]);
  } else if (!SIGNATURES.has(fields.query.sigAlg) || fields.query.signature === '') {
    throw altered('no signature that is trusted');
  }
  const profile = await verified(settings, idp, fields);
  const sessions = childrenOf(request, PROTOCOL, 'SessionIndex').flatMap((one) => textOf(one) ?? []);
  return {
    ...{ provedor: idp.entityId, sujeito: null, nameIdSha256: hashOfNameId(profile.nameID.trim()) },
    ...{ sessoesDoProvedor: sessions, jti: attributeOf(request, 'ID') },
    destino: await answerAddress(settings, idp, { profile, relayState: fields.relayState }),
  };
}

/** node-saml takes a message without a signature as valid, and the first of two fields: both were refused before. */
async function verified(settings: SamlSettings, idp: IdpMetadata, fields: Fields): Promise<Profile> {
  const saml = await samlOf(settings, idp, { id: newId() });
  const { request, query } = fields;
  try {
    const { profile } = await (query === null
      ? saml.validatePostRequestAsync({ SAMLRequest: request ?? '' })
      : saml.validateRedirectAsync(
          { SAMLRequest: request ?? '', SigAlg: query.sigAlg, Signature: query.signature },
          query.signed,
        ));
    if (profile === null || profile === undefined) throw new Error('no profile');
    return profile;
  } catch (error) {
    throw altered('the signature or the NameID of a logout', error);
  }
}

/** The parameters as they were written: providers spell escapes differently, and the signature covers the spelling. */
function fieldsOfQuery(query: string): Fields {
  const written = (name: string): string | null => {
    const [first, ...others] = query.split('&').filter((one) => one.startsWith(`${name}=`));
    if (others.length > 0) throw altered(`${name} twice`);
    return first ?? null;
  };
  const read = (name: string): string | null => {
    const text = written(name);
    if (text === null) return null;
    try {
      return decodeURIComponent(text.slice(name.length + 1).replaceAll('+', ' '));
    } catch (error) {
      throw altered(`an escape in ${name}`, error);
    }
  };
  const signed = ['SAMLRequest', 'RelayState', 'SigAlg'].flatMap((name) => written(name) ?? []).join('&');
  return {
    ...{ request: read('SAMLRequest'), response: read('SAMLResponse'), relayState: read('RelayState') },
    query: { sigAlg: read('SigAlg') ?? '', signature: read('Signature') ?? '', signed },
  };
}

function fieldsOfForm(form: URLSearchParams): Fields {
  const read = (name: string): string | null => {
    const [first, ...others] = form.getAll(name);
    if (others.length > 0) throw altered(`${name} twice`);
    return first ?? null;
  };
  return {
    ...{ request: read('SAMLRequest'), response: read('SAMLResponse'), relayState: read('RelayState') },
    query: null,
  };
}

/** A short query can unpack to gigabytes. */
function inflated(bytes: Buffer): Buffer {
  return inflateRawSync(bytes, { maxOutputLength: MAX_CHARS });
}

/** Not signed by every provider: it only chooses which page of ours the browser shows. */
function checkConfirmation(response: Element): void {
  const status = childOf(response, PROTOCOL, 'Status');
  const code = status === null ? null : childOf(status, PROTOCOL, 'StatusCode');
  if (response.localName !== 'LogoutResponse' || attributeOf(code, 'Value') !== SUCCESS)
    throw new DoorRefusal('SAIDA_NAO_CONFIRMADA', altered('a logout that did not succeed'));
}

function checkRequest(request: Element, settings: SamlSettings, idp: IdpMetadata): void {
  if (request.localName !== 'LogoutRequest' || request.namespaceURI !== PROTOCOL)
    throw altered('no LogoutRequest');
  if (attributeOf(request, 'Version') !== '2.0') throw altered('another version');
  const id = attributeOf(request, 'ID') ?? '';
  if (id === '' || id.length > ID_MAX) throw altered('no id, or a long one');
  checkIssuer(request, idp, 'required');
  if (attributeOf(request, 'Destination') !== ownLogout(settings)) throw altered('another Destination');
  const now = settings.now().getTime();
  const issued = Date.parse(attributeOf(request, 'IssueInstant') ?? '');
  const until = attributeOf(request, 'NotOnOrAfter');
  // An unreadable date compares as false.
  const fresh = issued <= now + TOLERANCE_MS && now - MAX_AGE_MS < issued;
  const open = until === null || now - TOLERANCE_MS < Date.parse(until);
  if (!fresh || !open) throw new DoorRefusal('RESPOSTA_VENCIDA', altered('an old logout'));
}

async function answerAddress(
  settings: SamlSettings,
  idp: IdpMetadata,
  { profile, relayState }: { readonly profile: Profile; readonly relayState: string | null },
): Promise<string | null> {
  if (idp.signOut == null) return null;
  const saml = await samlOf(settings, idp, { id: newId(), logoutUrl: idp.signOut.answers });
  return saml.getLogoutResponseUrlAsync(profile, relayState ?? '', {}, true);
}

function newId(): string {
  return `p${randomBytes(32).toString('hex')}`;
}

/** What `sairDoProvedor` needs to know of an entry. The browser keeps it sealed. */
interface OfEntry extends SamlSubject {
  readonly saidaDaPorta: number;
  readonly sessionIndex: string | null;
}

/** The address of ours that ends the entry's session at the provider; null where the door does not offer it. */
export function ownLogoutAddress(
  { id, config, seal, retorno }: SamlSettings,
  idp: IdpMetadata,
  { subject, session }: { readonly subject: SamlSubject | null; readonly session: string | null },
): string | null {
  if (!config.saidaUnica || idp.signOut == null || subject === null) return null;
  const entry: OfEntry = { ...subject, saidaDaPorta: id, sessionIndex: session };
  const query = new URLSearchParams({ de: seal.fechar(JSON.stringify(entry)) });
  return `${retorno.replace(/retorno$/, 'sair')}?${query}`;
}

/** The provider's address with a new request to end the session of that entry. Throws a DoorRefusal. */
export async function logoutRequestAddress(settings: SamlSettings, de: string): Promise<string> {
  const { config, id, seal } = settings;
  const entry = abrirSelado<OfEntry>(seal, de);
  if (!config.saidaUnica || entry?.saidaDaPorta !== id) throw altered('no address of a logout');
  const idp = await providerOf(settings);
  if (idp.signOut == null) throw new DoorRefusal('SAIDA_NAO_CONFIRMADA');
  const { sessionIndex, saidaDaPorta: _door, ...subject } = entry;
  const saml = await samlOf(settings, idp, { id: newId(), logoutUrl: idp.signOut.requests });
  const user = { ...subject, issuer: idp.entityId, ...(sessionIndex === null ? {} : { sessionIndex }) };
  return saml.getLogoutUrlAsync(user, '', {});
}
