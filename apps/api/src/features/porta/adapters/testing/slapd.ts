import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../../testing/server/free-port.ts';
import { makeCertificate } from './certificate.ts';
import { BASE, type DirectoryPerson, SERVICE } from './directory.ts';

const SLAPD = '/usr/sbin/slapd';

/** Whether Debian's slapd is on this machine. */
export const slapdInstalled = existsSync(SLAPD);

/** OpenLDAP with a database of its own. */
export interface Slapd {
  /** Plain, and for StartTLS. */
  readonly port: number;
  readonly tlsPort: number;
  /** The certificate of localhost that it shows, PEM. */
  readonly authority: string;
  close(): Promise<void>;
}

/** Strangers may only check a password; the service account reads people; a locked account cannot bind. */
const CONFIGURATION = (folder: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
attributetype ( 1.3.6.1.4.1.15996.100.1.1.1.1 NAME 'brPersonCPF' EQUALITY caseIgnoreMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.15 )
attributetype ( 1.3.6.1.4.1.5923.1.1.1.1 NAME 'eduPersonAffiliation' EQUALITY caseIgnoreMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.15 )
objectclass ( 1.3.6.1.4.1.15996.100.1.1.2 NAME 'brEduPerson' AUXILIARY MAY ( brPersonCPF $ eduPersonAffiliation ) )
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload ppolicy
pidfile ${folder}/pid
TLSCertificateFile ${folder}/certificate.pem
TLSCertificateKeyFile ${folder}/key.pem
database mdb
suffix "dc=exemplo,dc=br"
directory ${folder}/data
overlay ppolicy
ppolicy_default cn=senhas,dc=exemplo,dc=br
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${SERVICE.dn}" read by self read by * none
`;

function entry(dn: string, attributes: Readonly<Record<string, string | readonly string[]>>): string {
  const base64 = (value: string) => Buffer.from(value).toString('base64');
  const lines = Object.entries(attributes).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}:: ${base64(value)}`),
  );
  return [`dn:: ${base64(dn)}`, ...lines, ''].join('\n');
}

/** People by their `uid`; `disabled`: those whom the directory has locked. Throws when it does not start. */
export async function startSlapd(
  people: Readonly<Record<string, DirectoryPerson>>,
  disabled: readonly string[] = [],
): Promise<Slapd> {
  const folder = await mkdtemp(join(tmpdir(), 'slapd-'));
  const { cert, key } = makeCertificate({ name: 'localhost', ip: [127, 0, 0, 1] });
  await mkdir(join(folder, 'data'));
  const service = { objectClass: ['organizationalRole', 'simpleSecurityObject'], cn: 'instrutoria' };
  const ldif = [
    entry('dc=exemplo,dc=br', { objectClass: ['dcObject', 'organization'], dc: 'exemplo', o: 'Exemplo' }),
    entry(SERVICE.dn, { ...service, userPassword: SERVICE.senha }),
    // Without pwdLockout OpenLDAP ignores that an account is locked.
    entry('cn=senhas,dc=exemplo,dc=br', {
      ...{ objectClass: ['device', 'pwdPolicy'], cn: 'senhas' },
      ...{ pwdAttribute: 'userPassword', pwdLockout: 'TRUE' },
    }),
    entry(BASE, { objectClass: 'organizationalUnit', ou: 'pessoas' }),
    ...Object.entries(people).map(([uid, { senha, atributos }]) =>
      entry(`uid=${uid},${BASE}`, {
        ...{ objectClass: ['inetOrgPerson', 'brEduPerson'], uid, sn: uid, userPassword: senha },
        ...(disabled.includes(uid) ? { pwdAccountLockedTime: '000001010000Z' } : {}),
        ...atributos,
      }),
    ),
  ].join('\n');
  const file = (name: string) => join(folder, name);
  await Promise.all([
    writeFile(file('slapd.conf'), CONFIGURATION(folder)),
    writeFile(file('people.ldif'), ldif),
    writeFile(file('certificate.pem'), cert),
    writeFile(file('key.pem'), key),
  ]);
  await promisify(execFile)('/usr/sbin/slapadd', ['-f', file('slapd.conf'), '-l', file('people.ldif')]);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const addresses = `ldap://127.0.0.1:${port} ldaps://127.0.0.1:${tlsPort}`;
  // With -d it stays in the foreground.
  const child = spawn(SLAPD, ['-f', file('slapd.conf'), '-h', addresses, '-d', '0'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`slapd ended with code ${child.exitCode}`);
    await sleep(20);
  }
  return {
    port,
    tlsPort,
    authority: cert,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}
