import type { ConfiguracaoDaPorta } from '@instrutoria/domain/porta/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { insertInto, updateRows } from '../../testing/rows.ts';
import { COMUM, comecar, concluir, fragmentoDe, umNavegador } from '../../testing/world/porta.ts';
import { createWorld, type Pessoa, proximo, type World } from '../../testing/world.ts';
import { type DjangoCas, djangoCasInstalled, startDjangoCas } from './adapters/testing/django-cas.ts';

if (!djangoCasInstalled) {
  contar('django-cas', 'left out, because Debian’s python3-django-cas-server is not on this machine');
}

const SENHA = 'jabuti-azul-9';

describe.runIf(djangoCasInstalled)('entering by django-cas-server', () => {
  let t: TestApp;
  let w: World;
  let cas: DjangoCas;
  let porta: number;
  let dona: Pessoa;
  let entradas = 0;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    // The server has the machine's clock.
    t.clock.definir(new Date().toISOString());
    dona = await w.novaPessoa();
    const agora = t.deps.clock.real();
    ({ id: porta } = await insertInto(t.deps.database.db, 'porta', {
      ...{ tipo: 'cas', nome: `Universidade ${proximo()}`, configuracao: { comum: COMUM }, ligada: true },
      ...{ segredo: null, criadaEm: agora, atualizadaEm: agora },
    }));
    // As the guide asks whoever cares for the CAS to register it.
    const retorno = `${t.deps.config.publicUrl}/api/porta/${porta}/retorno`;
    cas = await startDjangoCas(`^${retorno.replaceAll('.', '\\.')}(\\?.*)?$`, {
      [dona.cpf]: { nome: 'Ana Lima', senha: SENHA },
      desligada: { nome: 'Bia', senha: SENHA, desativada: true },
    });
    await updateRows(t, 'porta', { configuracao: configuracao() }, { id: porta });
  });
  afterAll(async () => {
    contar('django-cas', `${entradas} entries`);
    await cas?.close();
    await t.close();
  });

  const configuracao = (endereco = cas.address): ConfiguracaoDaPorta => ({
    comum: COMUM,
    cas: {
      endereco,
      atributos: { cpf: 'username', nome: 'first_name', email: 'email', vinculos: null, unidade: null },
    },
  });
  /** Where the login page sends a browser after this name and password. */
  async function peloCas(usuario: string, senha: string) {
    const navegador = umNavegador();
    const { body } = await comecar(t, porta, navegador);
    return { navegador, volta: await cas.enter(body.endereco, usuario, senha) };
  }
  const voltar = async ({ pathname, search }: URL) =>
    fragmentoDe(await send(t.url, 'GET', pathname + search));

  it('enters once by a ticket, and links by the CPF that the door vouches for', async () => {
    const { navegador, volta } = await peloCas(dona.cpf, SENHA);
    if (volta === null) throw new Error('the login page asked again');
    const { codigo = '' } = await voltar(volta);
    const { body } = await concluir(t, { ...navegador, codigo });
    expect(body).toMatchObject({ situacao: 'entrou', ligou: 'cpf' });
    entradas += 1;
    expect((await voltar(volta)).recusa).toBe('RESPOSTA_REPETIDA');
  });

  it('refuses a ticket that was made for another request', async () => {
    const { volta } = await peloCas(dona.cpf, SENHA);
    const { body } = await comecar(t, porta, umNavegador());
    const outra = new URL(new URL(body.endereco).searchParams.get('service') ?? '');
    outra.searchParams.set('ticket', volta?.searchParams.get('ticket') ?? '');
    expect((await voltar(outra)).recusa).toBe('RESPOSTA_REPETIDA');
  });

  it.each([
    ['a wrong password', () => dona.cpf, 'outra senha'],
    ['an empty password', () => dona.cpf, ''],
    ['a disabled account', () => 'desligada', SENHA],
    ['an unknown person', () => 'ninguem', SENHA],
  ])('gets no ticket for %s', async (_nome, usuario, senha) => {
    expect((await peloCas(usuario(), senha)).volta).toBeNull();
  });

  it.each<[string, (endereco: string) => string, readonly string[]]>([
    ['the right address', (endereco) => endereco, []],
    ['the address of the login page', (endereco) => `${endereco}/login`, ['cas.endereco']],
    ['another path', (endereco) => endereco.replace('/cas', '/outro'), ['cas.endereco']],
  ])('names the setting to change in the test of a door with %s', async (_nome, mudar, campos) => {
    const { token } = await w.novaPessoa('administrador');
    const nome = `Universidade ${proximo()}`;
    const body = { tipo: 'cas', id: porta, nome, configuracao: configuracao(mudar(cas.address)) };
    const r = await send<{ readonly passos: readonly { ok: boolean; campo: string }[] }>(
      ...([t.url, 'POST', '/api/porta/testar'] as const),
      { token, body },
    );
    expect(r.status, r.text).toBe(200);
    expect(
      r.body.passos.filter(({ ok }) => !ok).map(({ campo }) => campo),
      r.text,
    ).toEqual(campos);
  });
});
