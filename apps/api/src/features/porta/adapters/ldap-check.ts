import type { PassoDoTeste } from '@instrutoria/domain/porta/types.ts';
import { type Client, type Entry, InvalidCredentialsError, NoSuchObjectError, ResultCodeError } from 'ldapts';
import {
  bindAsService,
  conversation,
  HOLE,
  type LdapSettings,
  saidBy,
  searchEntries,
} from './ldap-connection.ts';
import { BadSetting, checkInOrder, codeOf } from './settings-check.ts';

/** The number of people in whose entries the test looks for the named attributes. */
const SAMPLE = 20;

/** Connects, binds, searches, and looks for the named attributes in some people. */
export async function checkLdap(settings: LdapSettings): Promise<PassoDoTeste[]> {
  const { config } = settings;
  const reach = ['Endereço do diretório', () => conversation(settings, reachDirectory)] as const;
  if (config.modeloDoDn !== null) {
    const { modeloDoDn } = config;
    return checkInOrder([reach, ['Modelo do DN', () => checkTemplate(modeloDoDn)]], connectionInWords);
  }
  let people: readonly Entry[] = [];
  const steps = await checkInOrder(
    [
      reach,
      ['Usuário de busca', () => conversation(settings, (client) => checkService(client, settings))],
      ['Base', () => conversation(settings, (client) => checkBase(client, settings))],
      [
        'Filtro',
        async () => {
          people = await conversation(settings, (client) => peopleOf(client, settings));
        },
      ],
    ],
    connectionInWords,
  );
  return [...steps, ...attributeSteps(settings, people)];
}

/** Reads the root entry; a directory that refuses that to strangers has answered too. */
async function reachDirectory(client: Client): Promise<void> {
  try {
    await client.search('', { scope: 'base', attributes: ['supportedLDAPVersion'], timeLimit: 5 });
  } catch (error) {
    if (!(error instanceof ResultCodeError)) throw error;
  }
}

function checkTemplate(template: string): void {
  if (template.includes(HOLE)) return;
  throw new BadSetting(
    'ldap.modeloDoDn',
    `Escreva ${HOLE} onde entra o nome digitado, por exemplo uid=${HOLE},ou=pessoas,dc=exemplo,dc=br.`,
  );
}

async function checkService(client: Client, settings: LdapSettings): Promise<void> {
  if (settings.config.usuarioDeBusca !== null && (settings.segredo ?? '') === '') {
    throw new BadSetting('segredo', 'Escreva a senha do usuário de busca.');
  }
  try {
    await bindAsService(client, settings);
  } catch (error) {
    if (!(error instanceof ResultCodeError)) throw error;
    throw new BadSetting(
      'ldap.usuarioDeBusca',
      settings.config.usuarioDeBusca === null
        ? 'O diretório não aceita buscas sem usuário. Preencha o usuário de busca e a senha.'
        : error instanceof InvalidCredentialsError
          ? 'O diretório recusou o usuário de busca ou a senha dele.'
          : 'O diretório não deixou o usuário de busca entrar. Confira o nome completo (DN).',
    );
  }
}

async function checkBase(client: Client, settings: LdapSettings): Promise<void> {
  await bindAsService(client, settings);
  try {
    await client.search(settings.config.base, { scope: 'base', attributes: ['1.1'], timeLimit: 5 });
  } catch (error) {
    if (!(error instanceof ResultCodeError)) throw error;
    throw new BadSetting(
      'ldap.base',
      error instanceof NoSuchObjectError
        ? settings.config.usuarioDeBusca === null
          ? 'A base não existe no diretório, ou ele não a mostra sem um usuário de busca.'
          : 'A base não existe no diretório, ou o usuário de busca não a vê.'
        : 'O diretório não deixa ler a base. Confira a base e o usuário de busca.',
    );
  }
}

/** People whom the filter finds with any name. */
async function peopleOf(client: Client, settings: LdapSettings): Promise<readonly Entry[]> {
  const { base, filtro } = settings.config;
  if (!filtro.includes(HOLE)) {
    throw new BadSetting(
      'ldap.filtro',
      `Escreva ${HOLE} onde entra o nome digitado, por exemplo (uid=${HOLE}).`,
    );
  }
  await bindAsService(client, settings);
  const filter = filtro.replaceAll(HOLE, '*');
  const people = await searchEntries(client, settings, {
    base,
    scope: 'sub',
    filter,
    sizeLimit: SAMPLE,
  }).catch((error: unknown) => {
    if (codeOf(error) === 'ETIMEDOUT') throw error;
    throw new BadSetting('ldap.filtro', `O filtro está mal escrito. Exemplo: (uid=${HOLE}).`);
  });
  if (people.length > 0) return people;
  throw new BadSetting('ldap.filtro', 'O filtro não acha ninguém na base. Confira os dois.');
}

function attributeSteps({ config }: LdapSettings, people: readonly Entry[]): PassoDoTeste[] {
  if (people.length === 0) return [];
  const { atributos } = config;
  const named = [
    ['Atributo do identificador', 'ldap.atributoDoSujeito', config.atributoDoSujeito],
    ['Atributo do CPF', 'ldap.atributos.cpf', atributos.cpf],
    ['Atributo do nome', 'ldap.atributos.nome', atributos.nome],
    ['Atributo do e-mail', 'ldap.atributos.email', atributos.email],
    ['Atributo dos vínculos', 'ldap.atributos.vinculos', atributos.vinculos],
    ['Atributo da unidade', 'ldap.atributos.unidade', atributos.unidade],
  ] as const;
  const said = people.map(saidBy);
  return named.flatMap(([passo, campo, name]): PassoDoTeste[] => {
    if (name === null) return [];
    if (said.some((one) => one.has(name))) return [{ passo, ok: true, mensagem: null, campo: null }];
    const mensagem = `Ninguém entre ${people.length} pessoas do diretório tem "${name}". Confira o nome do atributo.`;
    return [{ passo, ok: false, mensagem, campo }];
  });
}

const UNKNOWN_AUTHORITY = [
  'O certificado do diretório é de autoridade desconhecida. Cole o dela em "Certificado da autoridade".',
  'ldap.autoridade',
] as const;
/** By the error's code: the sentence, and the setting to change. */
const CONNECTION: Readonly<Record<string, readonly [string, string]>> = {
  ENOTFOUND: ['O nome do servidor não foi encontrado. Confira o endereço.', 'ldap.endereco'],
  EAI_AGAIN: ['O nome do servidor não foi encontrado. Confira o endereço.', 'ldap.endereco'],
  ECONNREFUSED: ['Ninguém atende nesse endereço e porta. Confira os dois.', 'ldap.endereco'],
  ETIMEDOUT: ['O diretório não respondeu a tempo. Confira o endereço e o firewall.', 'ldap.endereco'],
  OUTBOUND_REFUSED: [
    'O endereço é da rede interna. Marque que o provedor fica na rede interna.',
    'comum.redeInterna',
  ],
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'O certificado do diretório é de outro nome. Escreva o endereço com o nome dele.',
    'ldap.endereco',
  ],
  CERT_HAS_EXPIRED: [
    'O certificado do diretório venceu. Peça a renovação a quem cuida dele.',
    'ldap.endereco',
  ],
};

function connectionInWords(error: unknown): BadSetting {
  const known = CONNECTION[codeOf(error)];
  if (known !== undefined) return new BadSetting(known[1], known[0]);
  return new BadSetting(
    'ldap.endereco',
    'O servidor não respondeu como um diretório LDAP. Confira o endereço e a porta.',
  );
}
