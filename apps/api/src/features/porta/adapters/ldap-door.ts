import type { PessoaDeFora } from '@instrutoria/domain/porta/types.ts';
import { type Client, type Entry, Filter, InvalidCredentialsError, NoSuchObjectError } from 'ldapts';
import { DoorRefusal, type PasswordDoor } from './door.ts';
import { checkLdap } from './ldap-check.ts';
import {
  bindAsService,
  conversation,
  HOLE,
  type LdapSettings,
  saidBy,
  searchEntries,
} from './ldap-connection.ts';
import { describePerson, subjectOf } from './person-attributes.ts';

const NAME_MAX = 256;
const PASSWORD_MAX = 1024;

/** Binds to a directory (LDAP version 3) with the name and password that a person typed. */
export function openLdap(settings: LdapSettings): PasswordDoor {
  return {
    modo: 'senha',
    entrar: ({ usuario, senha }) => enter(settings, { usuario: usuario.trim(), senha }),
    testar: () => checkLdap(settings),
  };
}

interface Credentials {
  readonly usuario: string;
  readonly senha: string;
}

/**
 * An empty password would be an anonymous bind, which directories accept (RFC 4513, 5.1.2). Directories also read
 * several spellings as one name (RFC 4518): only one is accepted, so that guesses at a person count together.
 */
function usable({ usuario, senha }: Credentials): boolean {
  const filled = usuario !== '' && senha !== '';
  const oneSpelling = usuario === usuario.normalize('NFKC') && !/\p{C}|\s{2}/u.test(usuario);
  const short = usuario.length <= NAME_MAX && senha.length <= PASSWORD_MAX;
  return filled && oneSpelling && short && !senha.includes('\0');
}

async function enter(settings: LdapSettings, typed: Credentials): Promise<PessoaDeFora> {
  if (!usable(typed)) throw new DoorRefusal('USUARIO_OU_SENHA');
  try {
    return await conversation(settings, async (client) => {
      const { modeloDoDn } = settings.config;
      const entry =
        modeloDoDn === null
          ? await searchThenBind(client, settings, typed)
          : await bindThenRead(client, settings, { dn: dnOf(modeloDoDn, typed.usuario), senha: typed.senha });
      return personOf(entry, settings);
    });
  } catch (error) {
    throw error instanceof DoorRefusal ? error : new DoorRefusal('PROVEDOR_FORA', error);
  }
}

/** Makes the same requests for an unknown person, so that the time does not tell who exists. */
async function searchThenBind(client: Client, settings: LdapSettings, typed: Credentials): Promise<Entry> {
  const { config } = settings;
  await bindAsService(client, settings);
  const [entry, second] = await searchEntries(client, settings, {
    base: config.base,
    scope: 'sub',
    filter: config.filtro.replaceAll(HOLE, () => Filter.escape(typed.usuario)),
    sizeLimit: 2,
  });
  if (second !== undefined)
    throw new DoorRefusal('PROVEDOR_RECUSOU', new Error('the filter finds two entries'));
  await bindAsPerson(client, entry?.dn ?? dnOf(`cn=${HOLE},${config.base}`, typed.usuario), typed.senha);
  if (entry === undefined) throw new DoorRefusal('USUARIO_OU_SENHA');
  return entry;
}

async function bindThenRead(
  client: Client,
  settings: LdapSettings,
  { dn, senha }: { readonly dn: string; readonly senha: string },
): Promise<Entry> {
  await bindAsPerson(client, dn, senha);
  const [entry] = await searchEntries(client, settings, { base: dn, scope: 'base', sizeLimit: 1 });
  if (entry === undefined)
    throw new DoorRefusal('PROVEDOR_RECUSOU', new Error('a person may not read their entry'));
  return entry;
}

/** Active Directory sends these codes only after the right password: expired, disabled, ended, to be changed. */
const DISABLED = /\bdata (?:532|533|701|773)\b/;

async function bindAsPerson(client: Client, dn: string, senha: string): Promise<void> {
  try {
    await client.bind(dn, senha);
  } catch (error) {
    if (error instanceof InvalidCredentialsError) {
      throw new DoorRefusal(DISABLED.test(error.message) ? 'CONTA_DESATIVADA_LA' : 'USUARIO_OU_SENHA', error);
    }
    // Some servers give this answer for an unknown DN.
    if (error instanceof NoSuchObjectError) throw new DoorRefusal('USUARIO_OU_SENHA', error);
    throw error;
  }
}

/** Escapes all but letters and digits as bytes (RFC 4514), which needs no rule for the ends of the value. */
function dnOf(template: string, usuario: string): string {
  const escaped = usuario.replace(/[^\p{L}\p{N}]/gu, (char) =>
    [...Buffer.from(char)].map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  return template.replaceAll(HOLE, () => escaped);
}

function personOf(entry: Entry, { config }: LdapSettings): PessoaDeFora {
  const said = saidBy(entry);
  const sujeito = subjectOf(said.all(config.atributoDoSujeito));
  if (sujeito === null) throw new DoorRefusal('SEM_IDENTIFICADOR');
  return {
    ...describePerson(said, config.atributos),
    sujeito,
    provedor: null,
    cpfConfirmado: false,
    emailVerificado: true,
    sessaoDoProvedor: null,
    enderecoDeSaida: null,
  };
}
