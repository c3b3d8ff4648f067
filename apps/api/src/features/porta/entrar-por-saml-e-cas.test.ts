import type { ConfiguracaoDaPorta } from '@instrutoria/domain/porta/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, rowOf, updateRows } from '../../testing/rows.ts';
import { statusDoToken } from '../../testing/world/contas.ts';
import { COMUM, comecar, concluir, umNavegador } from '../../testing/world/porta.ts';
import { createWorld, proximo, type World } from '../../testing/world.ts';
import { startCas, type TestCas } from './adapters/testing/cas-server.ts';
import { ATRIBUTOS } from './adapters/testing/door-settings.ts';
import {
  ANA,
  IDP_ID,
  metadataOf,
  type PostedAnswer,
  startIdp,
  type TestIdp,
} from './adapters/testing/identity-provider.ts';
import { atualizarPortas } from './housekeeping.ts';

describe('entering by SAML and CAS', () => {
  let t: TestApp;
  let w: World;
  let idp: TestIdp;
  let cas: TestCas;
  let portaSaml: number;
  let portaCas: number;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    // The providers of this test have the machine's clock.
    t.clock.definir(new Date().toISOString());
    cas = await startCas();
    portaCas = await umaPortaDe('cas', {
      comum: COMUM,
      cas: { endereco: cas.address, atributos: ATRIBUTOS },
    });
    portaSaml = await umaPortaDe('saml', { comum: COMUM });
    idp = await startIdp(`${t.deps.config.publicUrl}/api/porta/${portaSaml}/retorno`);
    const configuracao: ConfiguracaoDaPorta = {
      comum: COMUM,
      saml: {
        ...{
          metadadosEndereco: `${idp.address}/metadata`,
          metadadosTexto: null,
          certificadoDaFederacao: null,
        },
        ...{ provedor: IDP_ID, certificado: null, assinatura: 'assercao', saidaUnica: false },
        ...{ atributoDoSujeito: 'eduPersonPrincipalName', atributos: ATRIBUTOS },
      },
    };
    await updateRows(t, 'porta', { configuracao }, { id: portaSaml });
  });
  afterAll(async () => {
    await Promise.all([idp.close(), cas.close()]);
    await t.close();
  });

  async function umaPortaDe(tipo: 'saml' | 'cas', configuracao: ConfiguracaoDaPorta): Promise<number> {
    const agora = t.deps.clock.real();
    const { id } = await insertInto(t.deps.database.db, 'porta', {
      ...{ tipo, nome: `Universidade ${proximo()}`, configuracao, ligada: true },
      ...{ segredo: null, criadaEm: agora, atualizadaEm: agora },
    });
    return id;
  }

  const fragmento = (location: string | null): { readonly codigo?: string; readonly recusa?: string } =>
    Object.fromEntries(new URLSearchParams((location ?? '').split('#')[1]));

  async function postar(form: PostedAnswer) {
    const volta = await fetch(`${t.url}/api/porta/${portaSaml}/retorno`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...form }),
    });
    return { status: volta.status, ...fragmento(volta.headers.get('location')) };
  }

  it('enters by a SAML answer once, and links by the CPF that the door vouches for', async () => {
    const dono = await w.novaPessoa();
    idp.options = { attributes: { ...ANA, 'urn:oid:1.3.6.1.4.1.15996.100.1.1.1.1': dono.cpf } };
    const navegador = umNavegador();
    const { body } = await comecar(t, portaSaml, navegador);
    const form = await idp.answer(body.endereco);
    const { status, codigo } = await postar(form);
    expect(status).toBe(303);
    const entrou = await concluir(t, { ...navegador, codigo: String(codigo) });
    expect(entrou.body).toMatchObject({ situacao: 'entrou', ligou: 'cpf' });
    expect(await postar(form)).toEqual({ status: 303, recusa: 'RESPOSTA_REPETIDA' });
  });

  it('burns the request of an altered SAML answer, and enters when started again', async () => {
    idp.options = {};
    const { body } = await comecar(t, portaSaml, umNavegador());
    const form = await idp.answer(body.endereco);
    const xml = Buffer.from(form.SAMLResponse, 'base64')
      .toString()
      .replace('ana@exemplo.br', 'bia@exemplo.br');
    expect(await postar({ ...form, SAMLResponse: Buffer.from(xml).toString('base64') })).toMatchObject({
      recusa: 'RESPOSTA_ALTERADA',
    });
    expect(await postar(form)).toMatchObject({ recusa: 'RESPOSTA_REPETIDA' });
    const again = await comecar(t, portaSaml, umNavegador());
    expect(await postar(await idp.answer(again.body.endereco))).toHaveProperty('codigo');
  });

  it('reads the metadata again a day later, keeps the old ones when that fails, and says so to the administrator', async () => {
    const { id: admin } = await w.novaPessoa('administrador');
    const naPagina = async () => {
      // A session ends before the day does.
      const { token } = await w.abrirSessao(admin, 'administrador');
      const { body } = await send<readonly { readonly id: number; readonly metadados: unknown }[]>(
        ...([t.url, 'GET', '/api/porta'] as const),
        { token },
      );
      return body.find(({ id }) => id === portaSaml)?.metadados;
    };
    const lido = async () => (await rowOf(t, 'porta', { id: portaSaml })).lido;
    const inicio = t.clock.real().getTime();
    const umDia = 24 * 3_600_000;
    const depoisDe = (ms: number) => t.clock.definir(new Date(inicio + ms).toISOString());
    await updateRows(t, 'porta', { lido: null, lidoEm: null }, { id: portaSaml });
    expect([await naPagina(), await atualizarPortas(t.deps), await atualizarPortas(t.deps)]).toEqual([
      null,
      1,
      0,
    ]);
    const antes = { certo: idp.metadata, lido: await lido(), lidoEm: new Date(inicio).toISOString() };
    expect(await naPagina()).toEqual({ lidoEm: antes.lidoEm, atrasados: false });
    try {
      idp.metadata = 'em manutenção';
      depoisDe(umDia + 3 * 3_600_000);
      expect([await atualizarPortas(t.deps), await lido()]).toEqual([0, antes.lido]);
      expect(await naPagina()).toEqual({ lidoEm: antes.lidoEm, atrasados: true });
      expect(t.logs.join('\n')).toContain('metadados do provedor não lidos');
      idp.metadata = metadataOf({ signOn: `${idp.address}/outra`, certificates: [idp.signer] });
      expect(await atualizarPortas(t.deps)).toBe(1);
      expect(await lido()).toContain(`${idp.address}/outra`);
      expect(await naPagina()).toMatchObject({ atrasados: false });
    } finally {
      idp.metadata = antes.certo;
      depoisDe(0);
      await updateRows(t, 'porta', { lido: null, lidoEm: null }, { id: portaSaml });
    }
  });

  it('enters by a CAS ticket once', async () => {
    const dono = await w.novaPessoa();
    cas.person = { user: `ana${proximo()}`, attributes: `<cas:brPersonCPF>${dono.cpf}</cas:brPersonCPF>` };
    const navegador = umNavegador();
    const { body } = await comecar(t, portaCas, navegador);
    const { pathname, search } = await cas.login(body.endereco);
    const voltar = async () => {
      const volta = await fetch(t.url + pathname + search, { redirect: 'manual' });
      return fragmento(volta.headers.get('location'));
    };
    const { codigo } = await voltar();
    const entrou = await concluir(t, { ...navegador, codigo: String(codigo) });
    expect(entrou.body).toMatchObject({ situacao: 'entrou', ligou: 'cpf' });
    expect(await voltar()).toEqual({ recusa: 'RESPOSTA_REPETIDA' });
    expect(entrou.body.saida).toMatchObject({ endereco: `${cas.address}/logout` });

    // CAS posts the logout to the address of the entry, without a cookie or a signature.
    const aviso = async (bilhete: string) => {
      const logoutRequest = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-1"><samlp:SessionIndex>${bilhete}</samlp:SessionIndex></samlp:LogoutRequest>`;
      const body = new URLSearchParams({ logoutRequest });
      return (await fetch(t.url + pathname + search, { method: 'POST', redirect: 'manual', body })).status;
    };
    const bilhete = new URLSearchParams(search).get('ticket') ?? '';
    expect([await aviso('ST-1-de-outra-pessoa'), await statusDoToken(t, entrou.body.token)]).toEqual([
      200, 200,
    ]);
    expect([await aviso('x'), await aviso('S'.repeat(100_000))]).toEqual([422, 422]);
    expect([await aviso(bilhete), await statusDoToken(t, entrou.body.token)]).toEqual([200, 401]);
    expect(await aviso(bilhete)).toBe(200);
  });
});
