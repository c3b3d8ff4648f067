import { sign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { rowsOf } from '../../testing/rows.ts';
import { statusDoToken } from '../../testing/world/contas.ts';
import { assinanteDoSaml, type PortaSaml, umaPortaSaml, umaSessaoSaml } from '../../testing/world/porta.ts';
import { createWorld, proximo, type World } from '../../testing/world.ts';
import { makeCertificate } from './adapters/testing/certificate.ts';
import {
  asForm,
  asQuery,
  type LogoutParts,
  logoutRequest,
  signedXml,
} from './adapters/testing/saml-logout.ts';

const RECUSADA = '/entrada#recusa=SAIDA_INVALIDA';
const ESTRANHO = makeCertificate({ name: 'estranho.exemplo.br' });
const MINUTO = 60_000;

describe('leaving by SAML', () => {
  let t: TestApp;
  let w: World;
  let porta: PortaSaml;
  const idp = assinanteDoSaml();
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    porta = await umaPortaSaml(t);
  });
  afterAll(() => t.close());

  const agora = () => t.clock.real();
  const caminho = (outra = porta) => `${t.url}/api/porta/${outra.id}/saida`;
  const destinoDe = async (resposta: Promise<Response>) => {
    const { status, headers } = await resposta;
    expect(status).toBe(303);
    return headers.get('location') ?? '';
  };
  const trazer = (query: string, outra = porta) =>
    destinoDe(fetch(`${caminho(outra)}?${query}`, { redirect: 'manual' }));
  const postar = (body: URLSearchParams) =>
    destinoDe(fetch(caminho(), { method: 'POST', redirect: 'manual', body }));
  const pedido = (parts: Partial<LogoutParts> & { readonly nameId: string }) =>
    logoutRequest({ destination: porta.saida, issued: agora(), ...parts });

  /** Somebody with two sessions of one entry's NameID, and one of their local password. */
  async function alguem() {
    const pessoa = await w.novaPessoa();
    const nameId = `_${proximo()}`;
    const sessao = (qual: string) =>
      umaSessaoSaml({ t, w }, porta, { pessoa: pessoa.id, nameId, sessao: qual });
    const tokens = [await sessao('_um'), await sessao('_dois'), pessoa.token];
    const estados = () => Promise.all(tokens.map((token) => statusDoToken(t, token)));
    return { nameId, estados, id: pessoa.id };
  }
  const ABERTAS = [200, 200, 200];

  it('ends the session that a signed query names, answers the provider, and takes the query once', async () => {
    const { nameId, estados, id } = await alguem();
    const query = asQuery(pedido({ nameId, sessions: ['_um'], id: '_pedido-1' }), idp, {
      relayState: 'a&b=c',
    });
    const destino = new URL(await trazer(query));
    expect(destino.origin + destino.pathname).toBe('https://idp.exemplo.br/slo/respostas');
    expect(destino.searchParams.get('RelayState')).toBe('a&b=c');
    const resposta = inflateRawSync(
      Buffer.from(destino.searchParams.get('SAMLResponse') ?? '', 'base64'),
    ).toString();
    expect(resposta).toMatch(/LogoutResponse.*InResponseTo="_pedido-1".*status:Success/s);
    expect(destino.searchParams.has('Signature')).toBe(true);
    expect(await estados()).toEqual([401, 200, 200]);
    const rastro = await rowsOf(t, 'auditoria', { acao: 'saidaDaPorta', pessoaId: id });
    expect(rastro).toHaveLength(1);
    expect(await trazer(query)).toBe(RECUSADA);
  });

  it('ends all sessions of the NameID when a signed form names no session', async () => {
    const { nameId, estados } = await alguem();
    const form = asForm(signedXml(pedido({ nameId }), idp));
    expect(await postar(form)).toContain('https://idp.exemplo.br/slo/respostas?SAMLResponse=');
    expect(await estados()).toEqual([401, 401, 200]);
    expect(await postar(form)).toBe(RECUSADA);
  });

  it('ends the sessions of each index that one message names', async () => {
    const { nameId, estados } = await alguem();
    await trazer(asQuery(pedido({ nameId, sessions: ['_outra', '_dois', '_um'] }), idp));
    expect(await estados()).toEqual([401, 401, 200]);
  });

  const consultas: readonly (readonly [string, (nameId: string) => string])[] = [
    ['no signature', (nameId) => asQuery(pedido({ nameId }), null)],
    ['the signature of a stranger', (nameId) => asQuery(pedido({ nameId }), ESTRANHO)],
    [
      'an empty signature',
      (nameId) => asQuery(pedido({ nameId }), idp).replace(/Signature=.*/, 'Signature='),
    ],
    [
      'a signature by SHA-1',
      (nameId) =>
        asQuery(pedido({ nameId }), idp, { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }),
    ],
    [
      'another RelayState than the signed one',
      (nameId) =>
        asQuery(pedido({ nameId }), idp, { relayState: 'a' }).replace('RelayState=a', 'RelayState=b'),
    ],
    [
      'a second message beside the signed one',
      (nameId) => `${asQuery(pedido({ nameId: 'outra' }), idp)}&${asQuery(pedido({ nameId }), null)}`,
    ],
    [
      'a signed message under another name, and an unsigned one',
      (nameId) => `x${asQuery(pedido({ nameId: 'outra' }), idp)}&${asQuery(pedido({ nameId }), null)}`,
    ],
    ['another issuer', (nameId) => asQuery(pedido({ nameId, issuer: 'https://outro.exemplo.br' }), idp)],
    [
      'the address of another door',
      (nameId) => asQuery(pedido({ nameId, destination: `${porta.saida}0` }), idp),
    ],
    [
      'an instant of eleven minutes ago',
      (nameId) => asQuery(pedido({ nameId, issued: new Date(agora().getTime() - 11 * MINUTO) }), idp),
    ],
    [
      'an instant to come',
      (nameId) => asQuery(pedido({ nameId, issued: new Date(agora().getTime() + 2 * MINUTO) }), idp),
    ],
    [
      'an end that has passed',
      (nameId) => asQuery(pedido({ nameId, until: new Date(agora().getTime() - 2 * MINUTO) }), idp),
    ],
    ['a long id', (nameId) => asQuery(pedido({ nameId, id: `_${'x'.repeat(4000)}` }), idp)],
    ['a comment in the NameID', (nameId) => asQuery(pedido({ nameId: `${nameId}<!---->.estranho` }), idp)],
    [
      'two NameIDs',
      (nameId) => asQuery(pedido({ nameId: `outra</saml:NameID><saml:NameID>${nameId}` }), idp),
    ],
    ['no NameID', (nameId) => asQuery(pedido({ nameId }).replace(/<saml:NameID.*NameID>/, ''), idp)],
    [
      'an external entity',
      () =>
        asQuery(`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${pedido({ nameId: '&e;' })}`, idp),
    ],
    [
      'another kind of message',
      (nameId) => asQuery(pedido({ nameId }).replaceAll('LogoutRequest', 'Outro'), idp),
    ],
    ['a bomb', () => bomba()],
    ['what is no XML', () => 'SAMLRequest=AAAA&SigAlg=x&Signature=x'],
    ['a broken escape', () => 'SAMLRequest=%E0%A4%A&SigAlg=x&Signature=x'],
    ['nothing', () => ''],
  ];
  it.each(consultas)('ends nothing for a query with %s', async (_nome, query) => {
    const { nameId, estados } = await alguem();
    expect(await trazer(query(nameId))).toBe(RECUSADA);
    expect(await estados()).toEqual(ABERTAS);
  });

  /** A signed request around or beside which another one is put (XSW). */
  const formularios: readonly (readonly [string, (certo: string, falso: string) => string])[] = [
    ['no signature', (_certo, falso) => falso],
    ['the signature of a stranger', (_certo, falso) => signedXml(falso, ESTRANHO)],
    [
      'the signature of another message',
      (certo, falso) => falso.replace('</saml:Issuer>', (end) => end + assinaturaDe(certo)),
    ],
    [
      'a signed message inside',
      (certo, falso) => falso.replace('</samlp:LogoutRequest>', (end) => certo + end),
    ],
    [
      'a signed message in the signature that is used',
      (certo, falso) =>
        falso.replace(
          '</saml:Issuer>',
          (end) =>
            end +
            assinaturaDe(certo).replace(
              '</Signature>',
              () => `<Object>${certo.replace(assinaturaDe(certo), '')}</Object></Signature>`,
            ),
        ),
    ],
    [
      'the id of the signed message twice',
      (certo, falso) =>
        falso
          .replace(/ID="[^"]*"/, () => /ID="[^"]*"/.exec(certo)?.[0] ?? '')
          .replace('</samlp:LogoutRequest>', (end) => certo + end),
    ],
    ['a change after signing', (certo, falso) => certo.replace(nomeDe(certo), () => nomeDe(falso))],
    ['a comment', (certo) => certo.replace('</saml:NameID>', '<!----></saml:NameID>')],
    ['an instruction', (certo) => certo.replace('</saml:NameID>', '<?x?></saml:NameID>')],
  ];
  it.each(formularios)('ends nothing for a form with %s', async (_nome, forjar) => {
    const { nameId, estados } = await alguem();
    const certo = signedXml(pedido({ nameId: '_de-outra-pessoa' }), idp);
    expect(await postar(asForm(forjar(certo, pedido({ nameId }))))).toBe(RECUSADA);
    expect(await estados()).toEqual(ABERTAS);
  });

  it('ends nothing by the message of another door of the same provider', async () => {
    const outra = await umaPortaSaml(t);
    const { nameId, estados } = await alguem();
    const daOutra = asQuery(pedido({ nameId, destination: outra.saida }), idp);
    expect(await trazer(daOutra)).toBe(RECUSADA);
    expect(await trazer(daOutra, outra)).toContain('idp.exemplo.br');
    expect(await estados()).toEqual(ABERTAS);
  });

  it('goes to pages of ours after an answer of the provider, wherever its RelayState points', async () => {
    const resposta = (status: string) => {
      const xml = `<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_r"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status></samlp:LogoutResponse>`;
      return new URLSearchParams({
        SAMLResponse: deflateRawSync(xml).toString('base64'),
        RelayState: 'https://estranho.exemplo.br',
      });
    };
    expect(await trazer(String(resposta('Success')))).toBe('/login');
    expect(await trazer(String(resposta('Responder')))).toBe('/entrada#recusa=SAIDA_NAO_CONFIRMADA');
  });

  it('asks the provider by a signed request for the session that was sealed here, at no other door', async () => {
    const { deps } = t;
    const entrada = { saidaDaPorta: porta.id, sessionIndex: '_um', nameID: '_n', nameIDFormat: 'x' };
    const sair = async (de: string, { id }: PortaSaml = porta) =>
      destinoDe(
        fetch(`${t.url}/api/porta/${id}/sair?${new URLSearchParams({ de })}`, { redirect: 'manual' }),
      );
    const selada = deps.sealOfDoors.fechar(JSON.stringify(entrada));
    const destino = new URL(await sair(selada));
    const xml = inflateRawSync(Buffer.from(destino.searchParams.get('SAMLRequest') ?? '', 'base64'));
    expect(destino.origin + destino.pathname).toBe('https://idp.exemplo.br/slo');
    expect(String(xml)).toMatch(/LogoutRequest.*>_n<.*SessionIndex[^>]*>_um</s);
    expect(destino.searchParams.has('Signature')).toBe(true);
    expect(await sair(selada, await umaPortaSaml(t))).toBe(RECUSADA);
    expect(await sair(deps.sealOfDoors.fechar('{}'))).toBe(RECUSADA);
    expect(await sair(selada.slice(4))).toBe(RECUSADA);
    const semSaida = await umaPortaSaml(t, { saidaUnica: false });
    const delas = deps.sealOfDoors.fechar(JSON.stringify({ ...entrada, saidaDaPorta: semSaida.id }));
    expect(await sair(delas, semSaida)).toBe(RECUSADA);
  });

  it('names the addresses of logouts in our metadata', async () => {
    const xml = await (await fetch(`${t.url}/api/porta/${porta.id}/metadados`)).text();
    expect(xml.match(/<md:SingleLogoutService [^>]*Location="[^"]*"/g)).toEqual([
      `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${porta.saida}"`,
      `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${porta.saida}"`,
    ]);
  });
});

function assinaturaDe(xml: string): string {
  return /<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '';
}

function nomeDe(xml: string): string {
  return /<saml:NameID.*<\/saml:NameID>/.exec(xml)?.[0] ?? '';
}

/** Unpacks to more than a message may have. */
function bomba(): string {
  const algoritmo = encodeURIComponent('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
  const message = `SAMLRequest=${encodeURIComponent(deflateRawSync('x'.repeat(10_000_000)).toString('base64'))}&SigAlg=${algoritmo}`;
  const signature = sign('sha256', Buffer.from(message), assinanteDoSaml().key).toString('base64');
  return `${message}&Signature=${encodeURIComponent(signature)}`;
}
