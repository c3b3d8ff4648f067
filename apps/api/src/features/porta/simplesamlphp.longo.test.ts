import type { ConfiguracaoDaPorta, ConfiguracaoSaml } from '@instrutoria/domain/porta/types.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { insertInto, updateRows } from '../../testing/rows.ts';
import { novoCadastro, statusDoToken } from '../../testing/world/contas.ts';
import { COMUM, type Concluida, comecar, concluir, umNavegador } from '../../testing/world/porta.ts';
import { createWorld, proximo, type World } from '../../testing/world.ts';
import { makeCertificate } from './adapters/testing/certificate.ts';
import { ATRIBUTOS } from './adapters/testing/door-settings.ts';
import {
  type LeftTo,
  type SamlBrowser,
  type SimpleSamlPhp,
  simpleSamlPhpInstalled,
  startSimpleSamlPhp,
} from './adapters/testing/simplesamlphp.ts';

if (!simpleSamlPhpInstalled) {
  contar('simplesamlphp', 'left out, because Debian’s simplesamlphp and php-cli are not on this machine');
}

const SENHA = 'jabuti-azul-9';
/** Our key and certificate, as the guide makes them. */
const NOSSO = makeCertificate({ name: 'instrutoria.exemplo.br' });

type Mudancas = Partial<ConfiguracaoSaml>;
interface Volta {
  readonly status: number;
  readonly codigo?: string;
  readonly recusa?: string;
}

describe.runIf(simpleSamlPhpInstalled)('entering by SimpleSAMLphp', () => {
  let t: TestApp;
  let w: World;
  let idp: SimpleSamlPhp;
  /** One door of each of the two services that the provider knows. */
  let porta: number;
  let outraPorta: number;
  let entradas = 0;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    idp = await startSimpleSamlPhp();
    [porta, outraPorta] = [await umaPorta(), await umaPorta()];
  });
  afterAll(async () => {
    contar('simplesamlphp', `${entradas} entries`);
    await idp?.close();
    await t.close();
  });
  beforeEach(async () => {
    // The provider has the machine's clock.
    t.clock.definir(new Date().toISOString());
    await ajustar({});
  });

  const configuracao = (saml: Mudancas = {}): ConfiguracaoDaPorta => ({
    comum: { ...COMUM, vinculosDeProfessor: ['faculty'], vinculosDeEstudante: ['student'] },
    saml: {
      ...{ metadadosEndereco: idp.metadataAddress, metadadosTexto: null, certificadoDaFederacao: null },
      ...{ provedor: idp.entityId, certificado: NOSSO.cert, assinatura: 'assercao', saidaUnica: false },
      ...{ atributoDoSujeito: 'eduPersonPrincipalName', atributos: ATRIBUTOS, ...saml },
    },
  });
  async function umaPorta(): Promise<number> {
    const agora = t.deps.clock.real();
    const { id } = await insertInto(t.deps.database.db, 'porta', {
      ...{ tipo: 'saml', nome: `Universidade ${proximo()}`, configuracao: configuracao(), ligada: true },
      ...{ segredo: t.deps.sealOfDoors.fechar(NOSSO.key), criadaEm: agora, atualizadaEm: agora },
    });
    return id;
  }
  const metadadosDa = async (id: number) => (await fetch(`${t.url}/api/porta/${id}/metadados`)).text();
  /** Settings of our door and of the provider, which then reads our metadata. */
  async function ajustar(saml: Mudancas, hosted: Readonly<Record<string, unknown>> = {}) {
    await updateRows(
      t,
      'porta',
      { configuracao: configuracao(saml), lido: null, lidoEm: null },
      { id: porta },
    );
    await idp.configure({
      services: [await metadadosDa(porta), await metadadosDa(outraPorta)],
      limits: true,
      hosted,
    });
  }

  /** A person whom the provider knows, by short names of attributes. */
  async function umaPessoa(atributos: Readonly<Record<string, readonly string[]>> = {}) {
    const usuario = `ana${proximo()}`;
    const mudar = (novos: Readonly<Record<string, readonly string[]>>) =>
      idp.configure({
        people: {
          [usuario]: {
            senha: SENHA,
            atributos: {
              ...{ uid: [usuario], eduPersonPrincipalName: [`${usuario}@exemplo.test`], cn: ['Ana Lima'] },
              ...novos,
            },
          },
        },
      });
    await mudar(atributos);
    return { usuario, mudar };
  }

  async function peloProvedor(usuario: string, senha = SENHA, aPorta = porta) {
    const navegador = umNavegador();
    const { status, body } = await comecar(t, aPorta, navegador);
    expect(status, JSON.stringify(body)).toBe(200);
    const browser = idp.browser();
    return { navegador, browser, deixou: await browser.enter(body.endereco, usuario, senha) };
  }
  const postar = async (deixou: LeftTo | null, aPorta = porta): Promise<Volta> => {
    if (deixou?.form == null) throw new Error('the provider sent no answer');
    const volta = await fetch(`${t.url}/api/porta/${aPorta}/retorno`, {
      method: 'POST',
      redirect: 'manual',
      body: deixou.form,
    });
    const [, fragmento = ''] = (volta.headers.get('location') ?? '').split('#');
    return { status: volta.status, ...Object.fromEntries(new URLSearchParams(fragmento)) };
  };
  async function entrar(
    usuario: string,
  ): Promise<Concluida & { readonly segredo: string; readonly browser: SamlBrowser }> {
    const { navegador, browser, deixou } = await peloProvedor(usuario);
    const { codigo, recusa } = await postar(deixou);
    expect(recusa).toBeUndefined();
    const { body } = await concluir(t, { ...navegador, codigo: String(codigo) });
    entradas += 1;
    return { ...body, segredo: navegador.segredo, browser };
  }

  it.each([
    ['faculty', 'cadastra'],
    ['student', 'estudante'],
    ['staff', 'semVinculo'],
  ])('leads somebody new who is %s to %s', async (vinculo, situacao) => {
    const { usuario } = await umaPessoa({ eduPersonAffiliation: [vinculo, 'member'] });
    expect(await entrar(usuario)).toMatchObject({ situacao, nome: 'Ana Lima' });
  });

  it('makes an account at the first entry, and finds it at the next by the same id under another e-mail', async () => {
    const { usuario, mudar } = await umaPessoa({
      eduPersonAffiliation: ['faculty'],
      mail: ['ana@exemplo.test'],
    });
    const { codigo, segredo, emailDito } = await entrar(usuario);
    expect(emailDito).toBe(true);
    const cadastro = { ...(await novoCadastro(w)), codigo, segredo };
    expect((await send(t.url, 'POST', '/auth/porta/cadastrar', { body: cadastro })).status).toBe(201);
    await mudar({ eduPersonAffiliation: ['faculty'], mail: ['outro@exemplo.test'] });
    expect(await entrar(usuario)).toMatchObject({ situacao: 'entrou', ligou: null });
  });

  it.each([
    ['OIDs', {}],
    ['short names', { limits: false, hosted: { authproc: {} } }],
  ])('links by the CPF of attributes with %s, and refuses the closed account', async (_nome, opcoes) => {
    await idp.configure(opcoes);
    const dona = await w.novaPessoa();
    const { usuario } = await umaPessoa({ brPersonCPF: [dona.cpf] });
    expect(await entrar(usuario)).toMatchObject({ situacao: 'entrou', ligou: 'cpf' });
    await updateRows(t, 'professor', { encerradoEm: t.deps.clock.real() }, { id: dona.id });
    expect(await entrar(usuario)).toMatchObject({ code: 'CONTA_ENCERRADA' });
  });

  it('gets no answer for a wrong password, nor for somebody whom the provider has removed', async () => {
    const { usuario } = await umaPessoa();
    expect((await peloProvedor(usuario, 'outra')).deixou).toBeNull();
    await idp.configure({ people: {} });
    expect((await peloProvedor(usuario)).deixou).toBeNull();
  });

  it('takes an answer once, unaltered, and only at the door to which it was sent', async () => {
    const { usuario } = await umaPessoa();
    const { deixou } = await peloProvedor(usuario);
    expect(await postar(deixou)).toHaveProperty('codigo');
    expect((await postar(deixou)).recusa).toBe('RESPOSTA_REPETIDA');

    const alterada = (await peloProvedor(usuario)).deixou;
    const xml = Buffer.from(alterada?.form?.get('SAMLResponse') ?? '', 'base64').toString();
    alterada?.form?.set('SAMLResponse', Buffer.from(xml.replace(`${usuario}@`, 'bia@')).toString('base64'));
    expect((await postar(alterada)).recusa).toBe('RESPOSTA_ALTERADA');

    const daOutra = (await peloProvedor(usuario, SENHA, outraPorta)).deixou;
    expect((await postar(daOutra)).recusa).toBe('RESPOSTA_REPETIDA');
    const nossa = (await peloProvedor(usuario)).deixou;
    daOutra?.form?.set('RelayState', nossa?.form?.get('RelayState') ?? '');
    expect((await postar(daOutra)).recusa).toBe('RESPOSTA_ALTERADA');
  });

  it.each([
    ['behind by 50 seconds', -50_000, undefined],
    ['ahead by 5 minutes and 50 seconds', 350_000, undefined],
    ['behind by 2 minutes', -120_000, 'RESPOSTA_VENCIDA'],
    ['ahead by 7 minutes', 420_000, 'RESPOSTA_VENCIDA'],
  ])('judges an answer by a clock that is %s', async (_nome, ms, recusa) => {
    const { usuario } = await umaPessoa();
    const { deixou } = await peloProvedor(usuario);
    t.clock.definir(new Date(Date.now() + ms).toISOString());
    expect((await postar(deixou)).recusa).toBe(recusa);
  });

  it.each<[ConfiguracaoSaml['assinatura'], string, boolean, boolean, boolean]>([
    ['assercao', 'the assertion', true, false, true],
    ['assercao', 'the answer', false, true, false],
    ['resposta', 'the answer', false, true, true],
    ['resposta', 'the assertion', true, false, false],
    ['ambas', 'both', true, true, true],
    ['ambas', 'the assertion', true, false, false],
    ['ambas', 'the answer', false, true, false],
    ['assercao', 'nothing', false, false, false],
    ['resposta', 'nothing', false, false, false],
  ])(
    'where "%s" is to be signed judges an answer in which %s is',
    async (assinatura, _nome, assertion, response, aceita) => {
      await ajustar({ assinatura });
      const services = await Promise.all([porta, outraPorta].map(metadadosDa));
      await idp.configure({
        // The wish of our metadata counts more there than the provider's own options.
        services: services.map((xml) => xml.replace(/ WantAssertionsSigned="\w+"/, '')),
        hosted: { 'saml20.sign.assertion': assertion, 'saml20.sign.response': response },
      });
      const { usuario } = await umaPessoa();
      const { deixou } = await peloProvedor(usuario);
      const { codigo, recusa } = await postar(deixou);
      expect({ codigo: codigo !== undefined, recusa }).toEqual({
        codigo: aceita,
        recusa: aceita ? undefined : 'RESPOSTA_ALTERADA',
      });
    },
  );

  it('refuses assertions that this SimpleSAMLphp encrypts, because it only knows CBC, and logs the reason', async () => {
    await ajustar({}, { 'assertion.encryption': true });
    const { usuario } = await umaPessoa();
    const { deixou } = await peloProvedor(usuario);
    const xml = Buffer.from(deixou?.form?.get('SAMLResponse') ?? '', 'base64').toString();
    expect(xml).toContain('http://www.w3.org/2001/04/xmlenc#aes128-cbc');
    expect((await postar(deixou)).recusa).toBe('RESPOSTA_ALTERADA');
    expect(t.logs.join('\n')).toContain('an encryption that is not trusted');
  });

  it.each<[string, () => Mudancas, string | undefined, readonly string[]]>([
    ['an address', () => ({}), undefined, []],
    [
      'the page of another address',
      () => ({ metadadosEndereco: idp.entityId.replace('/saml2', '/x') }),
      undefined,
      ['saml.metadadosEndereco'],
    ],
    [
      'the login page instead',
      () => ({ metadadosEndereco: idp.entityId.replace(/saml2.*/, 'module.php/core/frontpage_welcome.php') }),
      undefined,
      ['saml.metadadosEndereco'],
    ],
    ['another provider', () => ({ provedor: 'https://outro.exemplo.br' }), undefined, ['saml.provedor']],
    ['the key of another certificate', () => ({}), makeCertificate({ name: 'x' }).key, ['segredo']],
    [
      'a federation that did not sign',
      () => ({ certificadoDaFederacao: NOSSO.cert }),
      undefined,
      ['saml.certificadoDaFederacao'],
    ],
    [
      'an attribute with a space',
      () => ({ atributoDoSujeito: 'edu person' }),
      undefined,
      ['saml.atributoDoSujeito'],
    ],
  ])('names the setting to change in the test of a door with %s', async (_nome, saml, segredo, campos) => {
    expect(await errados(saml(), segredo)).toEqual(campos);
  });

  it('reads the metadata of the provider from a file too', async () => {
    const metadadosTexto = await (await fetch(idp.metadataAddress)).text();
    const doArquivo = { metadadosEndereco: null, metadadosTexto };
    expect(await errados(doArquivo)).toEqual([]);
    expect(await errados({ ...doArquivo, provedor: 'https://outro.exemplo.br' })).toEqual(['saml.provedor']);
    await ajustar(doArquivo);
    const dona = await w.novaPessoa();
    const { usuario } = await umaPessoa({ brPersonCPF: [dona.cpf] });
    expect(await entrar(usuario)).toMatchObject({ situacao: 'entrou' });
  });

  /** What our server answers to an address that a browser would open. */
  const trazer = async (endereco: string) => {
    const { pathname, search } = new URL(endereco);
    const resposta = await fetch(t.url + pathname + search, { redirect: 'manual' });
    expect(resposta.status).toBe(303);
    return resposta.headers.get('location') ?? '';
  };
  /** A person who has entered twice by the provider, and once by their local password. */
  async function entrouDuasVezes() {
    const dona = await w.novaPessoa();
    const { usuario } = await umaPessoa({ brPersonCPF: [dona.cpf] });
    const [aqui, noutro] = [await entrar(usuario), await entrar(usuario)];
    const estados = () =>
      Promise.all([aqui.token, noutro.token, dona.token].map((token) => statusDoToken(t, token)));
    return { usuario, aqui, estados };
  }

  it('ends the session that a logout at the provider names and no other, and goes back to the provider', async () => {
    await ajustar({});
    const { aqui, estados } = await entrouDuasVezes();
    const { url } = await aqui.browser.logOut();
    const volta = await trazer(url);
    expect(await estados()).toEqual([401, 200, 200]);
    expect(await aqui.browser.arrive(volta)).toContain(new URL(idp.entityId).origin);
    expect(await trazer(url)).toBe('/entrada#recusa=SAIDA_INVALIDA');
  });

  it('ends nothing by a logout that the provider does not sign', async () => {
    await ajustar({}, { 'sign.logout': false });
    const { aqui, estados } = await entrouDuasVezes();
    expect(await trazer((await aqui.browser.logOut()).url)).toBe('/entrada#recusa=SAIDA_INVALIDA');
    expect(await estados()).toEqual([200, 200, 200]);
  });

  it('leads a logout here to that of the provider, where the door offers it', async () => {
    await ajustar({});
    expect((await entrouDuasVezes()).aqui.saida).toMatchObject({ endereco: null });
    // The provider then refuses requests that we do not sign.
    await ajustar({ saidaUnica: true }, { 'validate.logout': true });
    const { usuario, aqui } = await entrouDuasVezes();
    const { endereco } = aqui.saida as { readonly endereco: string };
    const { body } = await comecar(t, porta, umNavegador());
    expect(await aqui.browser.enter(body.endereco, usuario, 'not asked')).not.toBeNull();
    const { url } = await aqui.browser.follow(await trazer(endereco));
    expect(await trazer(url)).toBe('/login');
    expect(await aqui.browser.enter(body.endereco, usuario, 'asked again')).toBeNull();
  });

  it('names the setting to change for a logout that the provider does not offer or we cannot sign', async () => {
    const metadados = await (await fetch(idp.metadataAddress)).text();
    const metadadosTexto = metadados.replace(/<md:SingleLogoutService[^>]*>/, '');
    expect(await errados({ saidaUnica: true })).toEqual([]);
    expect(await errados({ saidaUnica: true, metadadosEndereco: null, metadadosTexto })).toEqual([
      'saml.saidaUnica',
    ]);
    expect(await errados({ saidaUnica: true, certificado: null }, '')).toEqual(['saml.certificado']);
  });

  /** The settings that the test button names. */
  async function errados(saml: Mudancas, segredo = NOSSO.key): Promise<readonly string[]> {
    const { token } = await w.novaPessoa('administrador');
    const nome = `Universidade ${proximo()}`;
    const body = { tipo: 'saml', id: porta, nome, segredo, configuracao: configuracao(saml) };
    const r = await send<{ readonly passos: readonly { ok: boolean; campo: string }[] }>(
      ...([t.url, 'POST', '/api/porta/testar'] as const),
      { token, body },
    );
    expect(r.status, r.text).toBe(200);
    return r.body.passos.filter(({ ok }) => !ok).map(({ campo }) => campo);
  }
});
