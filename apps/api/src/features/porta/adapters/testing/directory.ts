import { connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import ldap from 'ldapjs';
import type { TestCertificate } from './certificate.ts';

export interface DirectoryPerson {
  readonly senha: string;
  readonly atributos: Readonly<Record<string, string | string[]>>;
}

export const BASE = 'ou=pessoas,dc=exemplo,dc=br';
export const SERVICE = { dn: 'cn=instrutoria,dc=exemplo,dc=br', senha: 'senha-do-servico' } as const;

export interface Directory {
  readonly port: number;
  /** The received requests, as 'bind DN' or 'search BASE FILTER'. */
  readonly asked: string[];
  close(): Promise<void>;
}

interface Dn {
  equals(other: Dn): boolean;
  clone(): Dn;
  unshift(rdn: unknown): void;
  toString(): string;
}
interface BindRequest {
  readonly name: string;
  readonly credentials: string;
}
interface Filter {
  readonly type: string;
  readonly attribute: string;
  readonly value: string;
  readonly filters: readonly Filter[];
  toString(): string;
}

/** ldapjs compares escaped values. */
function matches(filter: Filter, attributes: Readonly<Record<string, string | string[]>>): boolean {
  if (filter.type === 'OrFilter') return filter.filters.some((one) => matches(one, attributes));
  const values = [attributes[filter.attribute.toLowerCase()] ?? []].flat();
  if (filter.type === 'PresenceFilter') return values.length > 0;
  const value = decodeURIComponent(filter.value.replaceAll('%', '%25').replace(/\\([0-9a-f]{2})/g, '%$1'));
  return filter.type === 'EqualityFilter' && values.includes(value);
}

interface SearchRequest {
  readonly baseObject: Dn;
  readonly scope: number;
  readonly scopeName: 'base' | 'single' | 'subtree';
  readonly filter: Filter;
}
interface Answer {
  send(entry: { readonly dn: string; readonly attributes: object }): void;
  attributes: string[];
  end(status?: number): void;
  diagnosticMessage: string;
}
type Next = (error?: unknown) => void;

interface DirectoryOptions {
  /** By uid. */
  readonly people: Readonly<Record<string, DirectoryPerson>>;
  /** ldaps. */
  readonly tls?: TestCertificate;
  /** Answers a bind of this DN with Active Directory's text for a disabled account. */
  readonly disabled?: string;
  /** Answers each search with a referral to this address. */
  readonly referral?: string;
}

/** An LDAP server in this process, of people under BASE and one service account. */
export async function startDirectory(options: DirectoryOptions): Promise<Directory> {
  const asked: string[] = [];
  const server = ldap.createServer(
    options.tls === undefined ? {} : { certificate: options.tls.cert, key: options.tls.key },
  );
  const pessoas: Dn = ldap.parseDN(BASE);
  const root: Dn = ldap.parseDN('dc=exemplo,dc=br');
  const service: Dn = ldap.parseDN(SERVICE.dn);
  const dnOf = (uid: string): Dn => {
    const dn = pessoas.clone();
    dn.unshift(new ldap.RDN({ uid }));
    return dn;
  };
  const entries = Object.entries(options.people).map(([uid, { senha, atributos }]) => ({
    dn: dnOf(uid),
    senha,
    attributes: { objectclass: ['person'], uid, ...atributos } as Readonly<Record<string, string | string[]>>,
  }));
  server.bind('', (req: BindRequest, res: Answer, next: Next) => {
    asked.push(`bind ${req.name}`);
    const dn: Dn = ldap.parseDN(req.name);
    if (options.disabled !== undefined && dn.equals(ldap.parseDN(options.disabled))) {
      res.diagnosticMessage = '80090308: LdapErr: DSID-0C09, data 533, v4563';
      return res.end(49);
    }
    const isService = dn.equals(service) && req.credentials === SERVICE.senha;
    const person = entries.some((one) => one.dn.equals(dn) && one.senha === req.credentials);
    // As real directories do (RFC 4513): no password, an anonymous session.
    if (!isService && !person && req.credentials !== '') return next(new ldap.InvalidCredentialsError());
    res.end();
    return next();
  });
  server.search('', (req: SearchRequest, res: Answer, next: Next) => {
    const base = req.baseObject.toString();
    asked.push(`search ${base} ${req.filter.toString()}`);
    if (base === '') {
      res.send({ dn: '', attributes: { supportedldapversion: '3', objectclass: ['top'] } });
      res.end();
      return next();
    }
    if (options.referral !== undefined) return next(new ldap.LDAPError('referral', 10, null));
    const known = req.baseObject.equals(pessoas) || entries.some((one) => one.dn.equals(req.baseObject));
    if (!known && !req.baseObject.equals(root)) return next(new ldap.NoSuchObjectError());
    if (req.scopeName === 'base' && req.baseObject.equals(pessoas)) {
      res.send({ dn: BASE, attributes: { objectclass: ['organizationalUnit'] } });
    }
    // All attributes: the server would compare their names by case.
    res.attributes = [];
    for (const { dn, attributes } of entries) {
      // The base is above all people, or one of them.
      const inside = req.scopeName === 'base' ? dn.equals(req.baseObject) : true;
      if (inside && matches(req.filter, attributes)) res.send({ dn: dn.toString(), attributes });
    }
    res.end();
    return next();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { readonly port: number };
  return { port, asked, close: () => new Promise((closed) => server.close(() => closed())) };
}

/** In front of a plain directory: answers StartTLS, then passes on what arrives encrypted. */
export async function startTlsFront(
  directory: Directory,
  tls: TestCertificate,
  /** Closes instead of passing on the first operation after StartTLS. */
  { hangUp = false } = {},
): Promise<{ readonly port: number; readonly plain: Buffer[]; close(): Promise<void> }> {
  const plain: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server: NetServer = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (request) => {
      plain.push(request);
      // ExtendedResponse, success, to this message's number.
      socket.write(Buffer.from(`300c0201${request.toString('hex', 4, 5)}78070a010004000400`, 'hex'));
      if (!request.includes('1.3.6.1.4.1.1466.20037')) return socket.destroy();
      const secure = new TLSSocket(socket, { isServer: true, cert: tls.cert, key: tls.key });
      secure.on('error', () => undefined);
      if (hangUp) return secure.once('secure', () => secure.destroy());
      const behind = connect(directory.port, '127.0.0.1');
      sockets.add(behind);
      behind.on('error', () => undefined);
      return secure.pipe(behind).pipe(secure);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { readonly port: number };
  return {
    port,
    plain,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}
