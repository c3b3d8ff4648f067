import type { PassoDoTeste, PessoaDeFora } from '@instrutoria/domain/porta/types.ts';
import {
  DoorRefusal,
  type DoorSettings,
  PEDIDO,
  type ProviderAnswer,
  type ProviderLogout,
  type RedirectDoor,
} from './door.ts';
import { describePerson, PersonAttributes, subjectOf } from './person-attributes.ts';
import { attributeOf, childOf, parseXml, textOf, XmlRefused } from './xml.ts';

type CasSettings = DoorSettings<'cas'>;

const CAS = 'http://www.yale.edu/tp/cas';
/** A service ticket as the protocol spells it; proxy tickets (PT-) are not accepted. */
const TICKET = /^ST-[\w.-]{1,253}$/;
const MAX_CHARS = 256 * 1024;

/** CAS 3.0: a ticket is checked once at /p3/serviceValidate, from server to server. */
export function openCas(settings: CasSettings): RedirectDoor {
  return {
    modo: 'redireciona',
    comecar: async (pedido) => ({
      endereco: `${baseOf(settings)}/login?service=${encodeURIComponent(serviceOf(settings, pedido))}`,
      guardar: {},
    }),
    pedidoDa: ({ query }) => pedidoIn(query),
    concluir: (pedido, { resposta }) => finish(settings, pedido, resposta),
    lerSaida: async (corpo) => readLogout(corpo.get('logoutRequest') ?? ''),
    testar: () => test(settings),
  };
}

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';

/** CAS does not sign a logout. It names the ticket of the login, which only CAS and this server know. */
function readLogout(xml: string): ProviderLogout {
  try {
    const root = parseXml(xml, { maxChars: MAX_CHARS });
    const ticket = textOf(childOf(root, PROTOCOL, 'SessionIndex'));
    if (ticket === null || !TICKET.test(ticket)) throw new XmlRefused('no ticket');
    return { provedor: null, sujeito: null, nameIdSha256: null, sessoesDoProvedor: [ticket], jti: null };
  } catch (error) {
    throw new DoorRefusal('RESPOSTA_ALTERADA', error);
  }
}

function baseOf({ config }: CasSettings): string {
  return config.endereco.replace(/\/+$/, '');
}

/** The address that CAS compares character by character between login and check. */
function serviceOf({ retorno }: CasSettings, pedido: string): string {
  return `${retorno}?pedido=${pedido}`;
}

function pedidoIn(query: URLSearchParams): string | null {
  const pedido = query.get('pedido');
  return pedido !== null && PEDIDO.test(pedido) ? pedido : null;
}

async function finish(
  settings: CasSettings,
  pedido: string,
  { query }: ProviderAnswer,
): Promise<PessoaDeFora> {
  const ticket = query.get('ticket');
  // CAS sends the browser back without a ticket when the person cancels.
  if (ticket === null) throw new DoorRefusal('ENTRADA_CANCELADA');
  if (pedidoIn(query) !== pedido || !TICKET.test(ticket)) throw new DoorRefusal('RESPOSTA_ALTERADA');
  const root = await validate(settings, serviceOf(settings, pedido), ticket);
  const success = childOf(root, CAS, 'authenticationSuccess');
  if (success === null) throw refusalOf(childOf(root, CAS, 'authenticationFailure'));
  const said = attributesOf(success);
  const sujeito = subjectOf(said.all('user'));
  if (sujeito === null) throw new DoorRefusal('SEM_IDENTIFICADOR');
  return {
    ...describePerson(said, settings.config.atributos),
    sujeito,
    provedor: null,
    cpfConfirmado: false,
    emailVerificado: true,
    sessaoDoProvedor: ticket,
    enderecoDeSaida: `${baseOf(settings)}/logout`,
  };
}

/** The root of the server's answer. Throws a DoorRefusal when it does not answer in CAS's XML. */
async function validate(settings: CasSettings, service: string, ticket: string): Promise<Element> {
  const query = new URLSearchParams({ service, ticket });
  try {
    const answer = await settings.network.fetch(`${baseOf(settings)}/p3/serviceValidate?${query}`, {
      headers: { accept: 'application/xml, text/xml' },
      maxBytes: MAX_CHARS,
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const root = parseXml(await answer.text(), { maxChars: MAX_CHARS });
    if (root.localName !== 'serviceResponse' || root.namespaceURI !== CAS)
      throw new XmlRefused('another answer');
    return root;
  } catch (error) {
    throw new DoorRefusal('PROVEDOR_FORA', error);
  }
}

/** INVALID_TICKET is also a ticket's second use, and one for another service. */
function refusalOf(failure: Element | null): DoorRefusal {
  const code = attributeOf(failure, 'code') ?? 'no code';
  const used = code === 'INVALID_TICKET' || code === 'INVALID_SERVICE';
  return new DoorRefusal(used ? 'RESPOSTA_REPETIDA' : 'PROVEDOR_RECUSOU', new Error(`CAS: ${code}`));
}

/** The user's name as `user`, and each child of cas:attributes by its name. */
function attributesOf(success: Element): PersonAttributes {
  const said = new PersonAttributes();
  const attributes = childOf(success, CAS, 'attributes');
  for (const node of Array.from(attributes?.childNodes ?? [])) {
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    // An attribute of that name does not replace the user that CAS authenticated.
    if (element.localName !== 'user') said.add(element.localName, [textOf(element) ?? '']);
  }
  said.add('user', [textOf(childOf(success, CAS, 'user')) ?? '']);
  return said;
}

/** Sends an invented ticket: a CAS server answers INVALID_TICKET. */
async function test(settings: CasSettings): Promise<PassoDoTeste[]> {
  const passo = 'Servidor CAS';
  const fail = (mensagem: string): PassoDoTeste[] => [{ passo, ok: false, mensagem, campo: 'cas.endereco' }];
  if (/\/(?:login|logout|p3|serviceValidate)$/.test(baseOf(settings))) {
    return fail('Escreva o endereço do CAS sem /login no fim.');
  }
  try {
    const root = await validate(settings, serviceOf(settings, `p${'0'.repeat(64)}`), 'ST-instrutoria-teste');
    const code = attributeOf(childOf(root, CAS, 'authenticationFailure'), 'code');
    if (code === 'UNAUTHORIZED_SERVICE' || code === 'INVALID_SERVICE') {
      return fail(`O CAS não aceita este sistema. Peça o registro do serviço ${settings.retorno}.`);
    }
    return [{ passo, ok: true, mensagem: null, campo: null }];
  } catch (error) {
    return fail(wordsOf(error));
  }
}

function wordsOf(error: unknown): string {
  const cause = error instanceof DoorRefusal ? error.cause : error;
  const message = cause instanceof Error ? cause.message : '';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'OUTBOUND_REFUSED') return `O endereço do CAS não foi chamado: ${message}.`;
  if (cause instanceof XmlRefused || message.startsWith('status ')) {
    return 'O endereço respondeu, mas não é de um CAS 3. Confira o caminho, por exemplo /cas.';
  }
  return 'O CAS não respondeu. Confira o endereço e se o servidor está no ar.';
}
