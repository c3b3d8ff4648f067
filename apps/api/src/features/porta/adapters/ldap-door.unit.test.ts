import { createServer, type Server } from 'node:net';
import type { ConfiguracaoComum, ConfiguracaoLdap } from '@instrutoria/domain/porta/types.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { DoorSettings } from './door.ts';
import { openLdap } from './ldap-door.ts';
import { makeCertificate } from './testing/certificate.ts';
import { BASE, type Directory, SERVICE, startDirectory, startTlsFront } from './testing/directory.ts';
import { ATRIBUTOS, doorSettings, refusalOf } from './testing/door-settings.ts';

const PEOPLE = {
  ana: {
    senha: 'jabuti-azul-9',
    atributos: {
      cn: 'Ana Lima',
      mail: 'Ana.Lima@exemplo.br',
      brpersoncpf: '529.982.247-25',
      edupersonaffiliation: ['faculty', 'member'],
      ou: 'Instituto de Física',
      employeenumber: '1001',
    },
  },
  'beto*(x)': { senha: 'senha-do-beto', atributos: { cn: 'Beto', employeenumber: '1002' } },
  'césar, o "breve"': { senha: 'senha-do-cesar', atributos: { cn: 'César', employeenumber: '1003' } },
};
const LOCALHOST = makeCertificate({ name: 'localhost', ip: [127, 0, 0, 1] });

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function directory(options: Partial<Parameters<typeof startDirectory>[0]> = {}): Promise<Directory> {
  const started = await startDirectory({ people: PEOPLE, ...options });
  open.push(started);
  return started;
}

interface Change {
  readonly config?: Partial<ConfiguracaoLdap>;
  readonly comum?: Partial<ConfiguracaoComum>;
  readonly segredo?: string;
}

function settingsFor(
  { port }: { readonly port: number },
  { config, ...others }: Change = {},
): DoorSettings<'ldap'> {
  const whole: ConfiguracaoLdap = {
    endereco: `ldap://127.0.0.1:${port}`,
    iniciarTls: false,
    autoridade: null,
    modeloDoDn: null,
    base: BASE,
    filtro: '(uid={usuario})',
    usuarioDeBusca: SERVICE.dn,
    atributoDoSujeito: 'employeeNumber',
    atributos: ATRIBUTOS,
    ...config,
  };
  return doorSettings<'ldap'>(whole, { segredo: SERVICE.senha, ...others });
}

describe('an entry by the directory', () => {
  it('describes the person whose password binds', async () => {
    const ldap = openLdap(settingsFor(await directory()));
    expect(await ldap.entrar({ usuario: ' ana ', senha: 'jabuti-azul-9' })).toEqual({
      sujeito: '1001',
      provedor: null,
      cpf: '52998224725',
      cpfConfirmado: false,
      email: 'ana.lima@exemplo.br',
      emailVerificado: true,
      nome: 'Ana Lima',
      vinculos: ['faculty', 'member'],
      unidade: 'Instituto de Física',
      sessaoDoProvedor: null,
      enderecoDeSaida: null,
    });
  });

  it.each([
    ['beto*(x)', 'senha-do-beto', '1002'],
    ['césar, o "breve"', 'senha-do-cesar', '1003'],
  ])('finds %s, whose name has signs of filters and DNs', async (usuario, senha, sujeito) => {
    const server = await directory();
    const searched = await openLdap(settingsFor(server)).entrar({ usuario, senha });
    const config = { modeloDoDn: `uid={usuario},${BASE}` };
    const bound = await openLdap(settingsFor(server, { config })).entrar({ usuario, senha });
    expect([searched.sujeito, bound.sujeito]).toEqual([sujeito, sujeito]);
  });

  it.each(['*', 'a*', 'ana)(cn=*', '*)(uid=*))(|(uid=*', 'ana,ou=x', '\\2a', 'ana x'])(
    'finds nobody by the name %j with the password of ana',
    async (usuario) => {
      const server = await directory();
      const names = { usuario, senha: 'jabuti-azul-9' };
      const config = { modeloDoDn: `uid={usuario},${BASE}` };
      expect(await refusalOf(openLdap(settingsFor(server)).entrar(names))).toBe('USUARIO_OU_SENHA');
      expect(await refusalOf(openLdap(settingsFor(server, { config })).entrar(names))).toBe(
        'USUARIO_OU_SENHA',
      );
    },
  );

  it.each([
    ['an empty password', 'ana', ''],
    ['an empty name', '  ', 'jabuti-azul-9'],
    ['a name of 257 letters', 'a'.repeat(257), 'x'],
    ['a password of 1025 letters', 'ana', 'x'.repeat(1025)],
    ['a password with NUL', 'ana', 'jabuti-azul-9\0'],
    ['a name in wide letters', '\uff41na', 'jabuti-azul-9'],
    ['a name with a soft hyphen', 'an\u00ada', 'jabuti-azul-9'],
    ['a name with two spaces', 'ana  lima', 'jabuti-azul-9'],
  ])('refuses %s without asking the directory', async (_what, usuario, senha) => {
    const server = await directory();
    expect(await refusalOf(openLdap(settingsFor(server)).entrar({ usuario, senha }))).toBe(
      'USUARIO_OU_SENHA',
    );
    expect(server.asked).toEqual([]);
  });

  it('asks the same requests for a wrong password and for an unknown person', async () => {
    const server = await directory();
    const ldap = openLdap(settingsFor(server));
    expect(await refusalOf(ldap.entrar({ usuario: 'ana', senha: 'errada' }))).toBe('USUARIO_OU_SENHA');
    const known = server.asked.splice(0).map((one) => one.split(' ')[0]);
    expect(await refusalOf(ldap.entrar({ usuario: 'ninguem', senha: 'errada' }))).toBe('USUARIO_OU_SENHA');
    expect(server.asked.map((one) => one.split(' ')[0])).toEqual(known);
    expect(known).toEqual(['bind', 'search', 'bind']);
  });

  it('refuses a filter that finds two people', async () => {
    const server = await directory();
    const ldap = openLdap(settingsFor(server, { config: { filtro: '(|(uid={usuario})(cn=César))' } }));
    expect(await refusalOf(ldap.entrar({ usuario: 'ana', senha: 'jabuti-azul-9' }))).toBe('PROVEDOR_RECUSOU');
  });

  it('refuses a person without the attribute of the id, and one with two values of it', async () => {
    const server = await directory();
    const without = openLdap(settingsFor(server, { config: { atributoDoSujeito: 'matricula' } }));
    const twice = openLdap(settingsFor(server, { config: { atributoDoSujeito: 'eduPersonAffiliation' } }));
    const ana = { usuario: 'ana', senha: 'jabuti-azul-9' };
    expect(await refusalOf(without.entrar(ana))).toBe('SEM_IDENTIFICADOR');
    expect(await refusalOf(twice.entrar(ana))).toBe('SEM_IDENTIFICADOR');
  });

  it('explains the refusal to the holder of a disabled account of Active Directory', async () => {
    const server = await directory({ disabled: `uid=ana,${BASE}` });
    const ldap = openLdap(settingsFor(server));
    expect(await refusalOf(ldap.entrar({ usuario: 'ana', senha: 'jabuti-azul-9' }))).toBe(
      'CONTA_DESATIVADA_LA',
    );
  });

  it('does not follow a referral', async () => {
    const other = await directory();
    const server = await directory({ referral: `ldap://127.0.0.1:${other.port}/${BASE}` });
    const ldap = openLdap(settingsFor(server));
    expect(await refusalOf(ldap.entrar({ usuario: 'ana', senha: 'jabuti-azul-9' }))).toBe('PROVEDOR_FORA');
    expect(other.asked).toEqual([]);
  });

  it('ends when the directory accepts the connection and never answers', { timeout: 30_000 }, async () => {
    const sockets: { destroy(): void }[] = [];
    const silent: Server = createServer((socket) => sockets.push(socket));
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    open.push({
      close() {
        for (const one of sockets) one.destroy();
        silent.close();
      },
    });
    const { port } = silent.address() as { readonly port: number };
    const ldap = openLdap(settingsFor({ port }));
    expect(await refusalOf(ldap.entrar({ usuario: 'ana', senha: 'jabuti-azul-9' }))).toBe('PROVEDOR_FORA');
  });
});

describe('encryption', () => {
  const ana = { usuario: 'ana', senha: 'jabuti-azul-9' };
  const autoridade = LOCALHOST.cert;

  it('enters by ldaps with the authority of the settings', async () => {
    const server = await directory({ tls: LOCALHOST });
    const endereco = `ldaps://localhost:${server.port}`;
    const ldap = openLdap(settingsFor(server, { config: { endereco, autoridade } }));
    expect((await ldap.entrar(ana)).sujeito).toBe('1001');
  });

  it('enters by StartTLS, and nothing but StartTLS leaves in the clear', async () => {
    const server = await directory();
    const front = await startTlsFront(server, LOCALHOST);
    open.push(front);
    const endereco = `ldap://localhost:${front.port}`;
    const ldap = openLdap(settingsFor(front, { config: { endereco, iniciarTls: true, autoridade } }));
    expect((await ldap.entrar(ana)).sujeito).toBe('1001');
    expect(front.plain).toHaveLength(1);
    expect(server.asked).toHaveLength(3);
  });

  it('sends no password in the clear when the server hangs up after StartTLS', async () => {
    const server = await directory();
    const front = await startTlsFront(server, LOCALHOST, { hangUp: true });
    open.push(front);
    const endereco = `ldap://localhost:${front.port}`;
    const ldap = openLdap(settingsFor(front, { config: { endereco, iniciarTls: true, autoridade } }));
    expect(await refusalOf(ldap.entrar(ana))).toBe('PROVEDOR_FORA');
    expect(Buffer.concat(front.plain).includes('jabuti-azul-9')).toBe(false);
    expect(Buffer.concat(front.plain).includes(SERVICE.senha)).toBe(false);
    expect(front.plain).toHaveLength(1);
  });

  it('refuses a certificate of an unknown authority and one of another name', async () => {
    const other = makeCertificate({ name: 'outro.exemplo.br' });
    const unknown = await directory({ tls: LOCALHOST });
    const misnamed = await directory({ tls: other });
    const first = { endereco: `ldaps://localhost:${unknown.port}` };
    const second = { endereco: `ldaps://localhost:${misnamed.port}`, autoridade: other.cert };
    expect(await refusalOf(openLdap(settingsFor(unknown, { config: first })).entrar(ana))).toBe(
      'PROVEDOR_FORA',
    );
    expect(await refusalOf(openLdap(settingsFor(misnamed, { config: second })).entrar(ana))).toBe(
      'PROVEDOR_FORA',
    );
    expect([unknown.asked, misnamed.asked]).toEqual([[], []]);
  });
});

describe('the test of the settings', () => {
  async function steps(change: Change = {}, options: Parameters<typeof directory>[0] = {}) {
    const server = await directory(options);
    return openLdap(settingsFor(server, change)).testar();
  }
  const wrong = async (...args: Parameters<typeof steps>) =>
    (await steps(...args)).filter(({ ok }) => !ok).map(({ campo, mensagem }) => [campo, mensagem]);

  it('passes every step with the right settings', async () => {
    expect((await steps()).map(({ passo, ok }) => [passo, ok])).toEqual([
      ['Endereço do diretório', true],
      ['Usuário de busca', true],
      ['Base', true],
      ['Filtro', true],
      ['Atributo do identificador', true],
      ['Atributo do CPF', true],
      ['Atributo do nome', true],
      ['Atributo do e-mail', true],
      ['Atributo dos vínculos', true],
      ['Atributo da unidade', true],
    ]);
  });

  const WRONG: readonly (readonly [string, Change, string, string])[] = [
    [
      'no address',
      { config: { endereco: 'diretorio' } },
      'ldap.endereco',
      'Escreva o endereço como ldaps://servidor:636 ou ldap://servidor:389.',
    ],
    [
      'an address of the web',
      { config: { endereco: 'https://127.0.0.1' } },
      'ldap.endereco',
      'Escreva o endereço como ldaps://servidor:636 ou ldap://servidor:389.',
    ],
    [
      'a port where nobody listens',
      { config: { endereco: 'ldap://127.0.0.1:1' } },
      'ldap.endereco',
      'Ninguém atende nesse endereço e porta. Confira os dois.',
    ],
    [
      'a name that is not there',
      { config: { endereco: 'ldaps://diretorio.invalid' } },
      'ldap.endereco',
      'O nome do servidor não foi encontrado. Confira o endereço.',
    ],
    [
      'an inner address without permission',
      { comum: { redeInterna: false } },
      'comum.redeInterna',
      'O endereço é da rede interna. Marque que o provedor fica na rede interna.',
    ],
    [
      'a public name without TLS',
      { config: { endereco: 'ldap://ldap.exemplo.br' } },
      'ldap.iniciarTls',
      'Ligue o StartTLS ou use ldaps://: sem isso a senha seguiria aberta.',
    ],
    [
      'StartTLS on ldaps',
      { config: { endereco: 'ldaps://127.0.0.1:636', iniciarTls: true } },
      'ldap.iniciarTls',
      'Desligue o StartTLS: um endereço ldaps:// já é cifrado.',
    ],
    [
      'StartTLS that the server does not have',
      { config: { iniciarTls: true } },
      'ldap.iniciarTls',
      'O diretório não aceita StartTLS. Use ldaps:// ou peça que o liguem.',
    ],
    [
      'a searching user that is not there',
      { config: { usuarioDeBusca: 'cn=outro,dc=exemplo,dc=br' } },
      'ldap.usuarioDeBusca',
      'O diretório recusou o usuário de busca ou a senha dele.',
    ],
    [
      'a wrong password of the searching user',
      { segredo: 'errada' },
      'ldap.usuarioDeBusca',
      'O diretório recusou o usuário de busca ou a senha dele.',
    ],
    ['no password of the searching user', { segredo: '' }, 'segredo', 'Escreva a senha do usuário de busca.'],
    [
      'a base that is not there',
      { config: { base: 'ou=alunos,dc=exemplo,dc=br' } },
      'ldap.base',
      'A base não existe no diretório, ou o usuário de busca não a vê.',
    ],
    [
      'a filter without the name',
      { config: { filtro: '(uid=usuario)' } },
      'ldap.filtro',
      'Escreva {usuario} onde entra o nome digitado, por exemplo (uid={usuario}).',
    ],
    [
      'a filter that is none',
      { config: { filtro: '(uid={usuario}' } },
      'ldap.filtro',
      'O filtro está mal escrito. Exemplo: (uid={usuario}).',
    ],
    [
      'a filter that finds nobody',
      { config: { filtro: '(login={usuario})' } },
      'ldap.filtro',
      'O filtro não acha ninguém na base. Confira os dois.',
    ],
    [
      'a template without the name',
      { config: { modeloDoDn: `uid=x,${BASE}` } },
      'ldap.modeloDoDn',
      'Escreva {usuario} onde entra o nome digitado, por exemplo uid={usuario},ou=pessoas,dc=exemplo,dc=br.',
    ],
    [
      'a wrong attribute of the id',
      { config: { atributoDoSujeito: 'matricula' } },
      'ldap.atributoDoSujeito',
      'Ninguém entre 3 pessoas do diretório tem "matricula". Confira o nome do atributo.',
    ],
    ...(['cpf', 'nome', 'email', 'vinculos', 'unidade'] as const).map(
      (field) =>
        [
          `a wrong attribute of ${field}`,
          { config: { atributos: { ...ATRIBUTOS, [field]: 'outro' } } },
          `ldap.atributos.${field}`,
          'Ninguém entre 3 pessoas do diretório tem "outro". Confira o nome do atributo.',
        ] as const,
    ),
  ];

  it.each(WRONG)('names the setting for %s', async (_what, change, campo, mensagem) => {
    expect(await wrong(change)).toEqual([[campo, mensagem]]);
  });

  it('names the authority for a certificate that it does not know, and a text that is no certificate', async () => {
    const server = await directory({ tls: LOCALHOST });
    const endereco = `ldaps://localhost:${server.port}`;
    const said = async (autoridade: string | null) =>
      (await openLdap(settingsFor(server, { config: { endereco, autoridade } })).testar()).map((one) => [
        one.campo,
        one.mensagem,
      ]);
    expect(await said(null)).toEqual([
      [
        'ldap.autoridade',
        'O certificado do diretório é de autoridade desconhecida. Cole o dela em "Certificado da autoridade".',
      ],
    ]);
    expect(await said('isto não é PEM')).toEqual([
      ['ldap.autoridade', 'A autoridade não é um certificado em PEM (-----BEGIN CERTIFICATE-----).'],
    ]);
  });

  it('passes for a template of DNs without a searching user', async () => {
    expect(await wrong({ config: { modeloDoDn: `uid={usuario},${BASE}`, usuarioDeBusca: null } })).toEqual(
      [],
    );
  });
});
