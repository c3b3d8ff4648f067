import type { ConfiguracaoDaPorta, ConfiguracaoLdap } from '@instrutoria/domain/porta/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { insertInto } from '../../testing/rows.ts';
import { COMUM, umNavegador } from '../../testing/world/porta.ts';
import { createWorld, type Pessoa, proximo, type World } from '../../testing/world.ts';
import { BASE, SERVICE } from './adapters/testing/directory.ts';
import { ATRIBUTOS } from './adapters/testing/door-settings.ts';
import { type Slapd, slapdInstalled, startSlapd } from './adapters/testing/slapd.ts';

if (!slapdInstalled) contar('slapd', 'left out, because Debian’s slapd is not on this machine');

const SENHA = 'jabuti-azul-9';

describe.runIf(slapdInstalled)('entering by slapd', () => {
  let t: TestApp;
  let w: World;
  let slapd: Slapd;
  let dona: Pessoa;
  let entradas = 0;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    dona = await w.novaPessoa();
    const pessoa = (employeeNumber: string, mais: Readonly<Record<string, string>> = {}) => ({
      senha: SENHA,
      atributos: { cn: 'Ana Lima', employeeNumber, eduPersonAffiliation: 'faculty', ...mais },
    });
    slapd = await startSlapd(
      {
        ana: pessoa('1001', { brPersonCPF: dona.cpf, mail: 'ana@exemplo.test', ou: 'Física' }),
        desligada: pessoa('1002'),
        semnumero: { senha: SENHA, atributos: { cn: 'Sem Número' } },
      },
      ['desligada'],
    );
  });
  afterAll(async () => {
    contar('slapd', `${entradas} entries`);
    await slapd?.close();
    await t.close();
  });

  const ldapCom = (mudancas: Partial<ConfiguracaoLdap> = {}): ConfiguracaoLdap => ({
    ...{ endereco: `ldaps://127.0.0.1:${slapd.tlsPort}`, iniciarTls: false, autoridade: slapd.authority },
    ...{ modeloDoDn: null, base: BASE, filtro: '(uid={usuario})', usuarioDeBusca: SERVICE.dn },
    ...{ atributoDoSujeito: 'employeeNumber', atributos: ATRIBUTOS },
    ...mudancas,
  });
  const portaCom = (ldap: ConfiguracaoLdap) => ({
    tipo: 'ldap' as const,
    nome: `Diretório ${proximo()}`,
    configuracao: { comum: COMUM, ldap } satisfies ConfiguracaoDaPorta,
  });
  async function umaPorta(mudancas: Partial<ConfiguracaoLdap> = {}): Promise<number> {
    const agora = t.deps.clock.real();
    const { id } = await insertInto(t.deps.database.db, 'porta', {
      ...portaCom(ldapCom(mudancas)),
      ...{ segredo: t.deps.sealOfDoors.fechar(SERVICE.senha), ligada: true, criadaEm: agora },
      atualizadaEm: agora,
    });
    return id;
  }
  const entrar = (porta: number, usuario: string, senha: string) =>
    send<{ readonly situacao: string; readonly code: string }>(t.url, 'POST', `/auth/porta/${porta}/senha`, {
      body: { usuario, senha, marca: umNavegador().marca },
    });
  const semTls = () => ({ endereco: `ldap://127.0.0.1:${slapd.port}`, autoridade: null });

  it.each<[string, () => Partial<ConfiguracaoLdap>]>([
    ['ldaps', () => ({})],
    ['StartTLS', () => ({ endereco: `ldap://127.0.0.1:${slapd.port}`, iniciarTls: true })],
    ['an internal address without TLS', semTls],
    ['the template of DNs', () => ({ modeloDoDn: `uid={usuario},${BASE}` })],
  ])('enters by %s; a wrong or empty password and a locked account do not', async (_nome, mudancas) => {
    const porta = await umaPorta(mudancas());
    const { status, body } = await entrar(porta, 'ana', SENHA);
    expect([status, body.situacao]).toEqual([200, 'entrou']);
    entradas += 1;
    const recusas = [
      await entrar(porta, 'ana', 'outra senha'),
      await entrar(porta, 'ana', ''),
      await entrar(porta, 'desligada', SENHA),
      await entrar(porta, 'ninguem', SENHA),
      await entrar(porta, '*', SENHA),
    ].map((r) => [r.status, r.body.code]);
    expect(recusas).toEqual(Array.from(recusas, () => [401, 'USUARIO_OU_SENHA']));
    expect((await entrar(porta, 'semnumero', SENHA)).body.code).toBe('SEM_IDENTIFICADOR');
  });

  it.each<[string, () => Partial<ConfiguracaoLdap>, string | undefined, readonly string[]]>([
    ['right settings', () => ({}), SERVICE.senha, []],
    ['another authority', () => ({ autoridade: null }), SERVICE.senha, ['ldap.autoridade']],
    ['a wrong password of the service', () => ({}), 'outra', ['ldap.usuarioDeBusca']],
    ['no service account', () => ({ usuarioDeBusca: null }), undefined, ['ldap.base']],
    ['another base', () => ({ base: 'ou=nada,dc=exemplo,dc=br' }), SERVICE.senha, ['ldap.base']],
    ['a filter without )', () => ({ filtro: '(uid={usuario}' }), SERVICE.senha, ['ldap.filtro']],
    [
      'another identifier',
      () => ({ atributoDoSujeito: 'numero' }),
      SERVICE.senha,
      ['ldap.atributoDoSujeito'],
    ],
    [
      'a port that nobody serves',
      () => ({ endereco: 'ldaps://127.0.0.1:1' }),
      SERVICE.senha,
      ['ldap.endereco'],
    ],
    [
      'ldap without TLS by name',
      () => ({ endereco: `ldap://ldap.exemplo.test:${slapd.port}` }),
      SERVICE.senha,
      ['ldap.iniciarTls'],
    ],
  ])(
    'names the setting to change in the test of a door with %s',
    async (_nome, mudancas, segredo, campos) => {
      const { token } = await w.novaPessoa('administrador');
      const body = { ...portaCom(ldapCom(mudancas())), ...(segredo === undefined ? {} : { segredo }) };
      const r = await send<{ readonly passos: readonly { ok: boolean; campo: string }[] }>(
        ...([t.url, 'POST', '/api/porta/testar'] as const),
        { token, body },
      );
      expect(r.status, r.text).toBe(200);
      expect(
        r.body.passos.filter(({ ok }) => !ok).map(({ campo }) => campo),
        r.text,
      ).toEqual(campos);
    },
  );
});
