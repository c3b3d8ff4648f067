import { connect, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { Client, type Entry, ResultCodeError } from 'ldapts';
import { within } from '../../../adapters/time-limit.ts';
import type { DoorSettings } from './door.ts';
import { PersonAttributes } from './person-attributes.ts';
import { BadSetting } from './settings-check.ts';

export type LdapSettings = DoorSettings<'ldap'>;

const STEP_MS = 5_000;
/** The time limit of a connection, from the first byte to the last answer. */
const TOTAL_MS = 15_000;
/** The placeholder for the typed name, in the filter and in the template of DNs. */
export const HOLE = '{usuario}';
/** Ids of Active Directory: bytes, read as hexadecimal. */
const BINARY = ['objectGUID', 'objectSid'];

interface DirectoryAddress {
  readonly host: string;
  readonly port: number;
  readonly security: 'ldaps' | 'starttls' | 'none';
}

/** Throws a BadSetting. Without TLS only an IP address or localhost, where the settings permit the internal network. */
function addressOf({ config, comum, network }: LdapSettings): DirectoryAddress {
  const url = URL.canParse(config.endereco) ? new URL(config.endereco) : null;
  const secure = url?.protocol === 'ldaps:';
  if (url === null || url.hostname === '' || !(secure || url.protocol === 'ldap:')) {
    throw new BadSetting(
      'ldap.endereco',
      'Escreva o endereço como ldaps://servidor:636 ou ldap://servidor:389.',
    );
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (secure ? 636 : 389));
  if (config.autoridade !== null && !config.autoridade.includes('-----BEGIN CERTIFICATE-----')) {
    throw new BadSetting(
      'ldap.autoridade',
      'A autoridade não é um certificado em PEM (-----BEGIN CERTIFICATE-----).',
    );
  }
  network.checkHost(host);
  if (secure && config.iniciarTls) {
    throw new BadSetting('ldap.iniciarTls', 'Desligue o StartTLS: um endereço ldaps:// já é cifrado.');
  }
  if (secure || config.iniciarTls) return { host, port, security: secure ? 'ldaps' : 'starttls' };
  if (!comum.redeInterna || (isIP(host) === 0 && host !== 'localhost')) {
    throw new BadSetting(
      'ldap.iniciarTls',
      'Ligue o StartTLS ou use ldaps://: sem isso a senha seguiria aberta.',
    );
  }
  return { host, port, security: 'none' };
}

/**
 * One connection for one conversation of at most 15 seconds. The client would connect again, without StartTLS, when
 * the server closes it: a second connection is refused, so that no password leaves in the clear.
 */
export async function conversation<T>(
  settings: LdapSettings,
  talk: (client: Client) => Promise<T>,
): Promise<T> {
  const { host, port, security } = addressOf(settings);
  const { autoridade } = settings.config;
  const { lookup } = settings.network;
  const tls = {
    host,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(autoridade === null ? {} : { ca: autoridade }),
  };
  let socket: Socket | undefined;
  const once = (make: () => Socket): never => {
    if (socket !== undefined) throw new Error('the directory closed the connection');
    socket = make();
    // The client's type asks for the function of Node; it uses no more than the socket.
    return socket as never;
  };
  const client = new Client({
    url: `${security === 'ldaps' ? 'ldaps' : 'ldap'}://${isIP(host) === 6 ? `[${host}]` : host}:${port}`,
    timeout: STEP_MS,
    connectTimeout: STEP_MS,
    strictDN: false,
    ...(security === 'ldaps'
      ? { createSecureConnection: () => once(() => connectTls({ ...tls, port, lookup })) }
      : { createConnection: () => once(() => connect({ host, port, lookup })) }),
  });
  const talked = async () => {
    if (security === 'starttls') await startTls(client, tls);
    return talk(client);
  };
  try {
    return await within(TOTAL_MS, talked());
  } finally {
    socket?.destroy();
  }
}

async function startTls(client: Client, tls: ConnectionOptions): Promise<void> {
  try {
    await client.startTLS(tls);
  } catch (error) {
    if (!(error instanceof ResultCodeError)) throw error;
    throw new BadSetting(
      'ldap.iniciarTls',
      'O diretório não aceita StartTLS. Use ldaps:// ou peça que o liguem.',
    );
  }
}

/** Does not bind for an anonymous search. */
export async function bindAsService(client: Client, { config, segredo }: LdapSettings): Promise<void> {
  if (config.usuarioDeBusca !== null) await client.bind(config.usuarioDeBusca, segredo ?? '');
}

interface Search {
  readonly base: string;
  readonly scope: 'base' | 'sub';
  readonly filter?: string;
  readonly sizeLimit: number;
}

/** Entries with the attributes that the settings name. Referrals are not followed. */
export async function searchEntries(
  client: Client,
  { config }: LdapSettings,
  { base, ...search }: Search,
): Promise<readonly Entry[]> {
  const { cpf, nome, email, vinculos, unidade } = config.atributos;
  const named = [config.atributoDoSujeito, cpf, nome, email, vinculos, unidade];
  const { searchEntries: entries } = await client.search(base, {
    ...search,
    attributes: [...new Set(named.filter((name) => name !== null))],
    explicitBufferAttributes: BINARY,
    derefAliases: 'never',
    timeLimit: STEP_MS / 1000,
  });
  return entries;
}

export function saidBy(entry: Entry): PersonAttributes {
  const said = new PersonAttributes();
  for (const [name, value] of Object.entries(entry)) {
    if (name === 'dn') continue;
    const values = Array.isArray(value) ? value : [value];
    said.add(
      name,
      values.map((one) => (typeof one === 'string' ? one : one.toString('hex'))),
    );
  }
  return said;
}
