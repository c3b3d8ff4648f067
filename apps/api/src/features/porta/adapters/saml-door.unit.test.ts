import { randomBytes } from 'node:crypto';
import type { ConfiguracaoComum, ConfiguracaoSaml } from '@instrutoria/domain/porta/types.ts';
import { DOMParser } from '@xmldom/xmldom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DoorSettings } from './door.ts';
import { openSaml } from './saml-door.ts';
import { hashOfNameId } from './saml-logout.ts';
import { makeCertificate } from './testing/certificate.ts';
import { ATRIBUTOS, doorSettings, memoryCache, PUBLIC_URL, refusalOf } from './testing/door-settings.ts';
import {
  ANA,
  IDP_ID,
  type IdpOptions,
  metadataOf,
  type PostedAnswer,
  startIdp,
  type TestIdp,
} from './testing/identity-provider.ts';

const RETORNO = `${PUBLIC_URL}/api/porta/7/retorno`;
const OURS = makeCertificate({ name: 'instrutoria.exemplo.br' });

let idp: TestIdp;
beforeAll(async () => {
  idp = await startIdp(RETORNO);
});
afterAll(() => idp.close());
beforeEach(() => {
  idp.options = {};
});

interface Change {
  readonly config?: Partial<ConfiguracaoSaml>;
  readonly comum?: Partial<ConfiguracaoComum>;
  readonly segredo?: string;
  readonly now?: () => Date;
  readonly cache?: DoorSettings<'saml'>['cache'];
}

function settingsWith({ config, ...others }: Change = {}): DoorSettings<'saml'> {
  const whole: ConfiguracaoSaml = {
    metadadosEndereco: null,
    metadadosTexto: idp.metadata,
    certificadoDaFederacao: null,
    provedor: IDP_ID,
    certificado: null,
    assinatura: 'assercao',
    saidaUnica: false,
    atributoDoSujeito: 'eduPersonPrincipalName',
    atributos: ATRIBUTOS,
    ...config,
  };
  return doorSettings<'saml'>(whole, others);
}

const newPedido = () => `p${randomBytes(32).toString('hex')}`;

function finish(settings: DoorSettings<'saml'>, pedido: string, form: PostedAnswer) {
  const resposta = {
    metodo: 'POST',
    query: new URLSearchParams(),
    corpo: new URLSearchParams({ ...form }),
  } as const;
  const door = openSaml(settings);
  expect(door.pedidoDa(resposta)).toBe(pedido);
  return door.concluir(pedido, { guardar: {}, resposta });
}

/** A whole entry: request, answer of the provider, check; `alter` changes the answer's XML on its way. */
async function enter(
  change: Change = {},
  options: IdpOptions = {},
  alter: (xml: string) => string = (xml) => xml,
) {
  idp.options = options;
  const settings = settingsWith(change);
  const pedido = newPedido();
  const form = await idp.answer((await openSaml(settings).comecar(pedido)).endereco);
  const xml = alter(Buffer.from(form.SAMLResponse, 'base64').toString());
  return finish(settings, pedido, { ...form, SAMLResponse: Buffer.from(xml).toString('base64') });
}

describe('an entry by the provider', () => {
  it('describes the person of a signed assertion', async () => {
    expect(await enter()).toEqual({
      sujeito: 'ana@exemplo.br',
      provedor: IDP_ID,
      cpf: '52998224725',
      cpfConfirmado: false,
      email: 'ana.lima@if.exemplo.br',
      emailVerificado: true,
      nome: 'Ana Lima',
      vinculos: ['faculty', 'member'],
      unidade: 'Instituto de Física',
      sessaoDoProvedor: '_sessao-1',
      nameIdSha256: hashOfNameId('ana-persistente'),
      enderecoDeSaida: null,
    });
  });

  it('reads the NameID where the settings name no attribute', async () => {
    expect((await enter({ config: { atributoDoSujeito: null } })).sujeito).toBe('ana-persistente');
  });

  it('refuses a NameID that changes with each entry', async () => {
    const format = { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' };
    expect(await refusalOf(enter({ config: { atributoDoSujeito: null } }, format))).toBe('SEM_IDENTIFICADOR');
  });

  it('finds attributes by short name, by OID and by what the directory calls them', async () => {
    const attributes = { ...ANA, 'urn:oid:1.3.6.1.4.1.99.1': 'docente', telefone: '61 5555' };
    const atributos = {
      cpf: 'urn:oid:1.3.6.1.4.1.15996.100.1.1.1.1',
      nome: 'CN',
      email: 'mail',
      vinculos: 'urn:oid:1.3.6.1.4.1.99.1',
      unidade: 'Telefone',
    };
    const person = await enter({ config: { atributos } }, { attributes });
    expect([person.cpf, person.nome, person.vinculos, person.unidade]).toEqual([
      '52998224725',
      'Ana Lima',
      ['docente'],
      '61 5555',
    ]);
  });

  it.each([
    ['resposta', { signResponse: true, signAssertion: false }],
    ['resposta', { signResponse: true, signAssertion: true }],
    ['assercao', { signResponse: true, signAssertion: true }],
    ['ambas', { signResponse: true, signAssertion: true }],
  ] as const)('accepts %s signed as the setting says', async (assinatura, options) => {
    expect((await enter({ config: { assinatura } }, options)).sujeito).toBe('ana@exemplo.br');
  });

  it('accepts each of two certificates of the metadata', async () => {
    const next = makeCertificate({ name: 'idp.exemplo.br' });
    const metadadosTexto = metadataOf({ signOn: `${idp.address}/sso`, certificates: [idp.signer, next] });
    expect((await enter({ config: { metadadosTexto } })).nome).toBe('Ana Lima');
    expect((await enter({ config: { metadadosTexto } }, { signer: next })).nome).toBe('Ana Lima');
  });

  it('signs the request and reads an encrypted assertion with our key', async () => {
    const change = { config: { certificado: OURS.cert }, segredo: OURS.key };
    const { endereco } = await openSaml(settingsWith(change)).comecar(newPedido());
    expect(new URL(endereco).searchParams.get('SigAlg')).toBe(
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    );
    expect((await enter(change, { encryptTo: OURS })).cpf).toBe('52998224725');
  });

  it.each([
    ['AES in CBC mode', { encryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#aes256-cbc' }],
    ['another key', { encryptTo: makeCertificate({ name: 'outro.exemplo.br' }) }],
  ])('refuses an assertion encrypted with %s', async (_what, options) => {
    const change = { config: { certificado: OURS.cert }, segredo: OURS.key };
    expect(await refusalOf(enter(change, { encryptTo: OURS, ...options }))).toBe('RESPOSTA_ALTERADA');
  });
});

describe('answers that were altered on the way', () => {
  const inForm = (xml: string) => xml.replace('ana@exemplo.br', 'reitora@exemplo.br');
  const REFUSED: readonly (readonly [string, string, Change, IdpOptions, ((xml: string) => string)?])[] = [
    ['with an altered attribute', 'RESPOSTA_ALTERADA', {}, {}, inForm],
    [
      'with an altered attribute, the response signed',
      'RESPOSTA_ALTERADA',
      { config: { assinatura: 'resposta', saidaUnica: false } },
      { signResponse: true, signAssertion: false },
      inForm,
    ],
    ['without any signature', 'RESPOSTA_ALTERADA', {}, { signAssertion: false }],
    [
      'whose signatures were taken out',
      'RESPOSTA_ALTERADA',
      {},
      {},
      (xml) => xml.replace(/<Signature[\s\S]*<\/Signature>/, ''),
    ],
    [
      'whose response alone is signed where the assertion must be',
      'RESPOSTA_ALTERADA',
      {},
      { signResponse: true, signAssertion: false },
    ],
    [
      'whose assertion alone is signed where the response must be',
      'RESPOSTA_ALTERADA',
      { config: { assinatura: 'resposta', saidaUnica: false } },
      {},
    ],
    [
      'whose assertion alone is signed where both must be',
      'RESPOSTA_ALTERADA',
      { config: { assinatura: 'ambas', saidaUnica: false } },
      {},
    ],
    [
      'signed with another key',
      'RESPOSTA_ALTERADA',
      {},
      { signer: makeCertificate({ name: 'idp.exemplo.br' }) },
    ],
    [
      'signed with SHA-1',
      'RESPOSTA_ALTERADA',
      {},
      { signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' },
    ],
    ['of another provider', 'RESPOSTA_DE_OUTRO_PROVEDOR', {}, { issuer: 'https://outra.exemplo.br/idp' }],
    [
      'for another address (Destination)',
      'RESPOSTA_ALTERADA',
      {},
      { destination: 'https://outro.exemplo.br/retorno' },
    ],
    [
      'for another address (Recipient)',
      'RESPOSTA_ALTERADA',
      {},
      { recipient: 'https://outro.exemplo.br/retorno' },
    ],
    ['for another service (Audience)', 'RESPOSTA_ALTERADA', {}, { audience: 'https://outro.exemplo.br/sp' }],
    ['to another request', 'RESPOSTA_ALTERADA', {}, { inResponseTo: newPedido() }],
    [
      'to another request, renamed outside of what is signed',
      'RESPOSTA_ALTERADA',
      {},
      { inResponseTo: 'p1' },
      (xml) => xml.replace('InResponseTo="p1"', `InResponseTo="${lastPedido}"`),
    ],
    ['to no request', 'RESPOSTA_ALTERADA', {}, {}, (xml) => xml.replace(/ InResponseTo="[^"]*"/, '')],
    [
      'with a comment in the name',
      'RESPOSTA_ALTERADA',
      { config: { atributoDoSujeito: null } },
      {},
      (xml) => xml.replace('ana-persistente', 'ana-<!-- x -->persistente'),
    ],
    ['with a document type', 'RESPOSTA_ALTERADA', {}, {}, (xml) => `<!DOCTYPE Response>${xml}`],
    [
      'with an entity',
      'RESPOSTA_ALTERADA',
      {},
      {},
      (xml) => `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('Ana Lima', '&x;')}`,
    ],
    [
      'with a processing instruction',
      'RESPOSTA_ALTERADA',
      {},
      {},
      (xml) => xml.replace('Ana Lima', 'Ana<?x y?> Lima'),
    ],
    [
      'with more than 256 thousand characters',
      'RESPOSTA_ALTERADA',
      {},
      {},
      (xml) => xml.replace('Ana Lima', 'x'.repeat(256 * 1024)),
    ],
    ['that is no XML', 'RESPOSTA_ALTERADA', {}, {}, () => 'olá'],
    [
      'that is another message',
      'RESPOSTA_ALTERADA',
      {},
      {},
      (xml) => xml.replaceAll('samlp:Response', 'samlp:LogoutResponse'),
    ],
    [
      'with two assertions',
      'RESPOSTA_ALTERADA',
      {},
      {},
      (xml) => xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, '$&$&'),
    ],
    [
      'without an assertion',
      'RESPOSTA_ALTERADA',
      {},
      {},
      (xml) => xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, ''),
    ],
    [
      'that says that the person cancelled',
      'ENTRADA_CANCELADA',
      {},
      {},
      (xml) => xml.replace('status:Success', 'status:AuthnFailed'),
    ],
    [
      'that says that the provider refused',
      'PROVEDOR_RECUSOU',
      {},
      {},
      (xml) => xml.replace('status:Success', 'status:Responder'),
    ],
    [
      'without the attribute of the id',
      'SEM_IDENTIFICADOR',
      {},
      { attributes: { ...ANA, 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6': '' } },
    ],
    [
      'with two ids',
      'SEM_IDENTIFICADOR',
      {},
      { attributes: { ...ANA, 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6': ['ana@exemplo.br', 'bia@exemplo.br'] } },
    ],
  ];
  let lastPedido = '';

  const rows = REFUSED.map(([what, code, change, options, alter = (xml: string) => xml]) => ({
    ...{ what, code, change, options, alter },
  }));
  it.each(rows)('refuses an answer $what', async ({ code, change, options, alter }) => {
    idp.options = options;
    const settings = settingsWith(change);
    lastPedido = newPedido();
    const form = await idp.answer((await openSaml(settings).comecar(lastPedido)).endereco);
    const sent = Buffer.from(form.SAMLResponse, 'base64').toString();
    const xml = alter(sent);
    const SAMLResponse = Buffer.from(xml).toString('base64');
    expect(await refusalOf(finish(settings, lastPedido, { ...form, SAMLResponse }))).toBe(code);
  });

  it('refuses an answer that was given to an earlier request', async () => {
    const settings = settingsWith();
    const pedido = newPedido();
    const form = await idp.answer((await openSaml(settings).comecar(pedido)).endereco);
    expect((await finish(settings, pedido, form)).sujeito).toBe('ana@exemplo.br');
    const next = newPedido();
    expect(await refusalOf(finish(settings, next, { ...form, RelayState: next }))).toBe('RESPOSTA_ALTERADA');
  });

  it.each([
    [-61_000, 'RESPOSTA_VENCIDA'],
    [-50_000, null],
    [0, null],
    [3_600_000 + 50_000, null],
    [3_600_000 + 61_000, 'RESPOSTA_VENCIDA'],
  ])('judges an answer by a clock that differs by %i ms: %s', async (offset, code) => {
    const now = () => new Date(Date.now() + offset);
    const entered = enter({ now });
    if (code === null) expect((await entered).nome).toBe('Ana Lima');
    else expect(await refusalOf(entered)).toBe(code);
  });
});

describe('signature wrapping', () => {
  const EVIL = 'reitora@exemplo.br';

  /** The eight ways of SAML Raider, each with an unsigned copy that names another person. */
  const WRAPPINGS: Readonly<Record<string, (response: Element) => void>> = {
    XSW1: (response) => {
      const [copy, signature] = evilResponse(response);
      signature.appendChild(copy);
    },
    XSW2: (response) => {
      const [copy, signature] = evilResponse(response);
      response.insertBefore(copy, signature);
    },
    XSW3: (response) => {
      const assertion = assertionOf(response);
      response.insertBefore(evil(unsigned(assertion)), assertion);
    },
    XSW4: (response) => {
      const assertion = assertionOf(response);
      const outer = evil(unsigned(assertion));
      response.replaceChild(outer, assertion);
      outer.appendChild(assertion);
    },
    XSW5: (response) => {
      const assertion = assertionOf(response);
      response.appendChild(unsigned(assertion));
      evil(assertion);
    },
    XSW6: (response) => {
      const assertion = assertionOf(response);
      const copy = unsigned(assertion);
      evil(assertion);
      signatureOf(assertion).appendChild(copy);
    },
    XSW7: (response) => {
      const assertion = assertionOf(response);
      const extensions = response.ownerDocument.createElementNS(
        'urn:oasis:names:tc:SAML:2.0:protocol',
        'samlp:Extensions',
      );
      extensions.appendChild(evil(unsigned(assertion), false));
      response.insertBefore(extensions, assertion);
    },
    XSW8: (response) => {
      const assertion = assertionOf(response);
      const object = response.ownerDocument.createElementNS('http://www.w3.org/2000/09/xmldsig#', 'Object');
      object.appendChild(unsigned(assertion));
      evil(assertion, false);
      signatureOf(assertion).appendChild(object);
    },
  };

  const assertionOf = (response: Element) => first(response, 'Assertion');
  const signatureOf = (parent: Element) => first(parent, 'Signature');
  function first(parent: Element, name: string): Element {
    const found = parent.getElementsByTagNameNS('*', name)[0];
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  }
  function unsigned(element: Element): Element {
    const copy = element.cloneNode(true) as Element;
    const signature = signatureOf(copy);
    signature.parentNode?.removeChild(signature);
    return copy;
  }
  function evil(element: Element, rename = true): Element {
    if (rename) element.setAttribute('ID', '_outra');
    for (const value of Array.from(element.getElementsByTagNameNS('*', 'AttributeValue'))) {
      if (value.textContent === 'ana@exemplo.br') value.textContent = EVIL;
    }
    return element;
  }
  function evilResponse(response: Element): [Element, Element] {
    const copy = unsigned(response);
    evil(response);
    return [copy, signatureOf(response)];
  }

  it.each(Object.entries(WRAPPINGS))('refuses %s', async (name, wrap) => {
    const ofResponse = name === 'XSW1' || name === 'XSW2';
    const change: Change = { config: { assinatura: ofResponse ? 'resposta' : 'assercao' } };
    const entered = enter(change, ofResponse ? { signResponse: true, signAssertion: false } : {}, (xml) => {
      const document = new DOMParser().parseFromString(xml, 'text/xml');
      wrap(document.documentElement);
      const wrapped = document.toString();
      expect([EVIL, 'ana@exemplo.br'].map((name) => wrapped.includes(name))).toEqual([true, true]);
      return wrapped;
    });
    expect(await refusalOf(entered)).toBe('RESPOSTA_ALTERADA');
  });

  it('enters when the same machinery changes nothing', async () => {
    const person = await enter({}, {}, (xml) => new DOMParser().parseFromString(xml, 'text/xml').toString());
    expect(person.sujeito).toBe('ana@exemplo.br');
  });
});

describe('scopes of the provider', () => {
  const withScopes = (...scopes: string[]): Change => ({
    config: {
      metadadosTexto: metadataOf({ signOn: `${idp.address}/sso`, certificates: [idp.signer], scopes }),
    },
  });

  it('drops an id of a domain that the provider may not speak for', async () => {
    expect((await enter(withScopes('exemplo.br'))).sujeito).toBe('ana@exemplo.br');
    expect(await refusalOf(enter(withScopes('outra.br')))).toBe('SEM_IDENTIFICADOR');
  });

  it('does not call an e-mail of another domain verified', async () => {
    expect((await enter(withScopes('exemplo.br'))).emailVerificado).toBe(true);
    const mail = { ...ANA, 'urn:oid:0.9.2342.19200300.100.1.3': 'ana@outra.br' };
    const person = await enter(withScopes('exemplo.br'), { attributes: mail });
    expect([person.email, person.emailVerificado]).toEqual(['ana@outra.br', false]);
  });

  it('keeps scoped affiliations of its domain, without the domain', async () => {
    const attributes = {
      ...ANA,
      'urn:oid:1.3.6.1.4.1.5923.1.1.1.9': ['faculty@exemplo.br', 'staff@outra.br'],
    };
    const change = withScopes('exemplo.br');
    const atributos = { ...ATRIBUTOS, vinculos: 'eduPersonScopedAffiliation' };
    const person = await enter({ config: { ...change.config, atributos } }, { attributes });
    expect(person.vinculos).toEqual(['faculty']);
  });
});

describe('metadata by address', () => {
  it('are read once and kept, also while the provider is down', async () => {
    const cache = memoryCache();
    const config = { metadadosTexto: null, metadadosEndereco: `${idp.address}/metadata` };
    const now = () => new Date('2026-11-28T13:00:00Z');
    expect((await openSaml(settingsWith({ config, cache, now })).comecar(newPedido())).endereco).toContain(
      '/sso',
    );
    const down = { ...config, metadadosEndereco: 'http://127.0.0.1:1/' };
    expect(
      (await openSaml(settingsWith({ config: down, cache, now })).comecar(newPedido())).endereco,
    ).toContain('/sso');
    await expect(openSaml(settingsWith({ config: down, cache, now })).atualizar?.()).rejects.toThrow();
    expect(cache.kept?.texto).toContain(IDP_ID);
    const later = () => new Date('2026-12-05T13:00:00Z');
    expect(
      await refusalOf(openSaml(settingsWith({ config: down, cache, now: later })).comecar(newPedido())),
    ).toBe('PROVEDOR_FORA');
  });

  it('are read again by the daily round', async () => {
    const cache = memoryCache();
    const config = { metadadosTexto: null, metadadosEndereco: `${idp.address}/metadata` };
    const before = idp.metadata;
    const door = openSaml(settingsWith({ config, cache }));
    await door.comecar(newPedido());
    idp.metadata = metadataOf({ signOn: 'https://idp.exemplo.br/novo', certificates: [idp.signer] });
    await door.atualizar?.();
    idp.metadata = before;
    expect(cache.kept?.texto).toContain('https://idp.exemplo.br/novo');
  });
});

it('shows our metadata, with names, key and attributes', async () => {
  const settings = settingsWith({ config: { certificado: OURS.cert }, segredo: OURS.key });
  const xml = (await openSaml(settings).metadados?.()) ?? '';
  const document = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  const one = (name: string) => document.getElementsByTagNameNS('*', name)[0];
  expect(document.getAttribute('entityID')).toBe(`${PUBLIC_URL}/api/porta/7/metadados`);
  expect(one('AssertionConsumerService')?.getAttribute('Location')).toBe(RETORNO);
  expect(one('DisplayName')?.textContent).toBe('Instrutoria (Conta da Universidade)');
  expect(one('X509Certificate')?.textContent).toBe(OURS.cert.replace(/-----.*?-----|\s/g, ''));
  const asked = Array.from(document.getElementsByTagNameNS('*', 'RequestedAttribute'));
  expect(asked.map((attribute) => attribute.getAttribute('Name'))).toContain(
    'urn:oid:1.3.6.1.4.1.15996.100.1.1.1.1',
  );
});

describe('the test of the settings', () => {
  const pem = (text: string) => `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----`;
  const other = makeCertificate({ name: 'outro.exemplo.br' });
  const ended = makeCertificate({ name: 'idp.exemplo.br', until: new Date('2021-01-01T00:00:00Z') });
  const text = (metadadosTexto: string): Change => ({ config: { metadadosTexto } });
  const address = (metadadosEndereco: string, more: Partial<ConfiguracaoSaml> = {}): Change => ({
    config: { metadadosTexto: null, metadadosEndereco, ...more },
  });
  const idpWith = (more: object) =>
    text(metadataOf({ signOn: 'https://idp.exemplo.br/sso', certificates: [idp.signer], ...more }));

  it('passes every step with the right settings', async () => {
    const steps = await openSaml(
      settingsWith({ config: { certificado: OURS.cert }, segredo: OURS.key }),
    ).testar();
    expect(steps.map(({ passo, ok }) => [passo, ok])).toEqual([
      ['Nosso certificado', true],
      ['Metadados do provedor', true],
      ['Certificados do provedor', true],
      ['Nomes dos atributos', true],
    ]);
  });

  const WRONG: readonly (readonly [string, () => Change, string, string])[] = [
    [
      'neither address nor text',
      () => ({ config: { metadadosTexto: null } }),
      'saml.metadadosEndereco',
      'Dê o endereço dos metadados ou cole o texto deles: um dos dois.',
    ],
    [
      'both',
      () => ({ config: { metadadosEndereco: 'https://idp.exemplo.br' } }),
      'saml.metadadosEndereco',
      'Dê o endereço dos metadados ou cole o texto deles: um dos dois.',
    ],
    [
      'an address where nobody answers',
      () => address('http://127.0.0.1:1/'),
      'saml.metadadosEndereco',
      'O endereço dos metadados não respondeu. Confira o endereço e se o servidor está no ar.',
    ],
    [
      'an inner address without permission',
      () => ({ ...address('https://127.0.0.1/'), comum: { redeInterna: false } }),
      'saml.metadadosEndereco',
      'O endereço dos metadados não foi chamado: 127.0.0.1 é um endereço da rede interna.',
    ],
    [
      'an address of something else',
      () => address(`${idp.address}/sso`),
      'saml.metadadosEndereco',
      'Isto não são metadados de SAML. Confira o endereço ou o texto colado.',
    ],
    [
      'a text that is no XML',
      () => text('olá'),
      'saml.metadadosTexto',
      'Isto não são metadados de SAML. Confira o endereço ou o texto colado.',
    ],
    [
      'a text with a document type',
      () => text(`<!DOCTYPE x>${idp.metadata}`),
      'saml.metadadosTexto',
      'Isto não são metadados de SAML. Confira o endereço ou o texto colado.',
    ],
    [
      'another provider',
      () => ({ config: { provedor: 'https://outro.br' } }),
      'saml.provedor',
      `Os metadados não têm o provedor "https://outro.br". Há: ${IDP_ID}.`,
    ],
    [
      'metadata that ended',
      () => idpWith({ validUntil: '2020-01-01T00:00:00Z' }),
      'saml.metadadosTexto',
      'Os metadados venceram. Peça ao provedor um arquivo novo.',
    ],
    [
      'a provider without a certificate',
      () => idpWith({ certificates: [] }),
      'saml.metadadosTexto',
      'Os metadados do provedor não têm certificado de assinatura. Peça um arquivo completo.',
    ],
    [
      'a provider whose certificates ended',
      () => idpWith({ certificates: [ended] }),
      'saml.metadadosTexto',
      'Os certificados do provedor venceram. Peça metadados novos.',
    ],
    [
      'a provider without HTTP-Redirect',
      () => idpWith({ binding: 'urn:oasis:names:tc:SAML:2.0:bindings:SOAP' }),
      'saml.metadadosTexto',
      'O provedor não oferece a entrada HTTP-Redirect. Peça a quem cuida dele que a ligue.',
    ],
    [
      'a federation certificate that is none',
      () => ({ config: { certificadoDaFederacao: pem('AAAA') } }),
      'saml.certificadoDaFederacao',
      'Os metadados não têm a assinatura desse certificado. Pegue o da federação.',
    ],
    [
      'metadata without the federation signature',
      () => ({ config: { certificadoDaFederacao: other.cert } }),
      'saml.certificadoDaFederacao',
      'Os metadados não têm a assinatura desse certificado. Pegue o da federação.',
    ],
    [
      'our certificate that is none',
      () => ({ config: { certificado: pem('AAAA') }, segredo: OURS.key }),
      'saml.certificado',
      'O nosso certificado não está em PEM (-----BEGIN CERTIFICATE-----).',
    ],
    [
      'our certificate without its key',
      () => ({ config: { certificado: OURS.cert } }),
      'segredo',
      'Cole a chave do nosso certificado (-----BEGIN PRIVATE KEY-----).',
    ],
    [
      'a key that is none',
      () => ({ config: { certificado: OURS.cert }, segredo: 'chave' }),
      'segredo',
      'A chave não está em PEM, ou tem senha. Cole a chave sem senha.',
    ],
    [
      'the key of another certificate',
      () => ({ config: { certificado: OURS.cert }, segredo: other.key }),
      'segredo',
      'A chave não é a do nosso certificado. Cole as duas do mesmo par.',
    ],
    [
      'a key without a certificate',
      () => ({ segredo: OURS.key }),
      'saml.certificado',
      'Cole também o nosso certificado, que é o par da chave.',
    ],
    [
      'an id attribute that is no name',
      () => ({ config: { atributoDoSujeito: 'o e-mail' } }),
      'saml.atributoDoSujeito',
      '"o e-mail" não é nome de atributo. Use, por exemplo, mail ou urn:oid:0.9.2342.19200300.100.1.3.',
    ],
    ...(['cpf', 'nome', 'email', 'vinculos', 'unidade'] as const).map(
      (field) =>
        [
          `a ${field} attribute that is no name`,
          () => ({ config: { atributos: { ...ATRIBUTOS, [field]: 'a b' } } }),
          `saml.atributos.${field}`,
          '"a b" não é nome de atributo. Use, por exemplo, mail ou urn:oid:0.9.2342.19200300.100.1.3.',
        ] as const,
    ),
  ];

  it.each(WRONG)('names the setting for %s', async (_what, change, campo, mensagem) => {
    const steps = await openSaml(settingsWith(change())).testar();
    expect(steps.filter(({ ok }) => !ok).map((one) => [one.campo, one.mensagem])).toEqual([
      [campo, mensagem],
    ]);
  });
});
