import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../testing/server/free-port.ts';
import { makeCertificate } from './certificate.ts';
import { fetchWithCookies } from './fetch-with-cookies.ts';

const PHP = '/usr/bin/php';
const PROGRAM = '/usr/share/simplesamlphp';

/** Whether Debian's simplesamlphp and php-cli are on this machine. */
export const simpleSamlPhpInstalled = existsSync(PROGRAM) && existsSync(PHP);

export interface SamlPerson {
  readonly senha: string;
  /** Values by the attribute's name. */
  readonly atributos: Readonly<Record<string, readonly string[]>>;
}

/** Options of SimpleSAMLphp's saml20-idp-hosted.php. */
type Hosted = Readonly<Record<string, unknown>>;

/** What the guide (docs/operacao/contas-da-instituicao.md) tells the administrator of a SimpleSAMLphp to set. */
const AS_IN_THE_GUIDE: Hosted = {
  'signature.algorithm': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'sign.logout': true,
  'assertion.encryption': false,
  authproc: {
    40: {
      ...{ class: 'core:AttributeMap', 0: 'name2oid' },
      brPersonCPF: 'urn:oid:1.3.6.1.4.1.15996.100.1.1.1.1',
    },
  },
};

/** The form that SimpleSAMLphp makes a browser post, or the address to which it sends it. */
export interface LeftTo {
  readonly url: string;
  /** null: a redirection. */
  readonly form: URLSearchParams | null;
}

export interface SimpleSamlPhp {
  readonly entityId: string;
  readonly metadataAddress: string;
  /** Stores the metadata of services, people (by user name), options; others stay. */
  configure(change: {
    readonly services?: readonly string[];
    readonly people?: Readonly<Record<string, SamlPerson>>;
    /** Options that differ from the guide's. */
    readonly hosted?: Hosted;
    /** Whether attributes that no service asks for are left out, as SimpleSAMLphp's example does. */
    readonly limits?: boolean;
  }): Promise<void>;
  /** A new browser, which keeps the provider's cookies. */
  browser(): SamlBrowser;
  close(): Promise<void>;
}

export interface SamlBrowser {
  /** Signs in, unless it is; null: the login page asks again. */
  enter(address: string, usuario: string, senha: string): Promise<LeftTo | null>;
  /** Follows the provider's pages until one leads to somewhere else. */
  follow(address: string): Promise<LeftTo>;
  /** Follows the provider's own logout link to the first service that it tells. */
  logOut(): Promise<LeftTo>;
  /** The address of the provider's page at which it ends. */
  arrive(address: string): Promise<string>;
}

const php = (value: unknown): string =>
  `json_decode(${JSON.stringify(JSON.stringify(value)).replaceAll('$', '\\$')}, true)`;

/** People sign in by name and password; a file holds the metadata of each service. Throws when it does not start. */
export async function startSimpleSamlPhp(): Promise<SimpleSamlPhp> {
  const folder = await mkdtemp(join(tmpdir(), 'simplesamlphp-'));
  const file = (name: string) => join(folder, name);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/`;
  const { cert, key } = makeCertificate({ name: '127.0.0.1' });
  const entityId = `${base}saml2/idp/metadata.php`;
  await Promise.all(['metadata', 'log', 'data', 'tmp', 'sessions'].map((name) => mkdir(file(name))));
  await Promise.all([writeFile(file('idp.crt'), cert), writeFile(file('idp.pem'), key)]);
  const stored = {
    services: [] as readonly string[],
    people: {} as Readonly<Record<string, SamlPerson>>,
    hosted: {} as Hosted,
    limits: true,
  };

  const store = async () => {
    const services = stored.services.map((_one, i) => ({ type: 'xml', file: file(`service-${i}.xml`) }));
    const config = {
      ...{ baseurlpath: base, certdir: folder, loggingdir: file('log'), datadir: file('data') },
      ...{ tempdir: file('tmp'), metadatadir: file('metadata'), secretsalt: 'de um teste' },
      ...{ 'auth.adminpassword': 'de um teste', technicalcontact_email: 'ninguem@exemplo.test' },
      ...{ timezone: 'UTC', 'logging.handler': 'file', 'enable.saml20-idp': true, showerrors: true },
      ...{ 'module.enable': { exampleauth: true, core: true, saml: true }, 'store.type': 'phpsession' },
      ...{ 'session.cookie.secure': false, 'session.phpsession.savepath': file('sessions') },
      'metadata.sources': [{ type: 'flatfile' }, ...services],
      attributenamemapdir: '/etc/simplesamlphp/attributemap/',
      'authproc.idp': stored.limits ? { 50: 'core:AttributeLimit' } : {},
    };
    const people = Object.entries(stored.people).map(([usuario, { senha, atributos }]) => [
      `${usuario}:${senha}`,
      atributos,
    ]);
    const hosted = {
      ...{ host: '__DEFAULT__', privatekey: 'idp.pem', certificate: 'idp.crt', auth: 'pessoas' },
      ...AS_IN_THE_GUIDE,
      ...stored.hosted,
    };
    await Promise.all([
      ...stored.services.map((xml, i) => writeFile(file(`service-${i}.xml`), xml)),
      writeFile(file('config.php'), `<?php $config = ${php(config)};`),
      writeFile(
        file('authsources.php'),
        `<?php $config = ${php({ pessoas: { 0: 'exampleauth:UserPass', ...Object.fromEntries(people) } })};`,
      ),
      writeFile(
        file('metadata/saml20-idp-hosted.php'),
        `<?php $metadata[${JSON.stringify(entityId)}] = ${php(hosted)};`,
      ),
    ]);
  };
  await store();
  // Without its cache, each request reads the files again.
  const child = spawn(PHP, ['-d', 'opcache.enable=0', '-S', `127.0.0.1:${port}`, '-t', `${PROGRAM}/www`], {
    cwd: folder,
    env: { PATH: process.env.PATH, SIMPLESAMLPHP_CONFIG_DIR: folder },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (!(await answers(entityId))) {
    if (child.exitCode !== null) throw new Error(`php ended with code ${child.exitCode}`);
    await sleep(50);
  }
  return {
    entityId,
    metadataAddress: entityId,
    async configure(change) {
      Object.assign(stored, change);
      await store();
    },
    browser: () => browserAt(base),
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  const text = await answer?.text();
  if (answer !== null && !answer.ok) throw new Error(`simplesamlphp: ${answer.status} ${text}`);
  return answer !== null;
}

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|quot|lt|gt|#0?39|#x27);/g, (_all, name: string) => {
    const known: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };
    return known[name] ?? "'";
  });
}

function formOf(html: string, at: string) {
  const [, action = ''] = /<form[^>]*action="([^"]*)"/.exec(html) ?? [];
  const fields = new URLSearchParams();
  for (const [input] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const read = (name: string) => unescapeHtml(new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? '');
    fields.set(read('name'), read('value'));
  }
  return { url: new URL(unescapeHtml(action), at).href, fields };
}

function browserAt(base: string): SamlBrowser {
  const ask = fetchWithCookies();
  /** Follows redirections; the page, or the address outside of the provider. */
  const go = async (first: string, body?: URLSearchParams) => {
    let at = first;
    let answer = await ask(at, body);
    for (;;) {
      const location = answer.headers.get('location');
      if (location === null) return { at, html: await answer.text(), status: answer.status };
      at = new URL(location, at).href;
      if (!at.startsWith(base)) return { at, html: null, status: answer.status };
      answer = await ask(at);
    }
  };
  const leftTo = (page: Awaited<ReturnType<typeof go>>): LeftTo | null => {
    if (page.html === null) return { url: page.at, form: null };
    if (page.status >= 400) throw new Error(`${page.at}: ${page.status} ${page.html.slice(0, 3000)}`);
    const { url, fields } = formOf(page.html, page.at);
    return url.startsWith(base) ? null : { url, form: fields };
  };
  const follow = async (address: string): Promise<LeftTo> => {
    const page = await go(address);
    const left = leftTo(page);
    if (left === null) throw new Error(`${page.at} stays: ${page.html?.slice(0, 3000)}`);
    return left;
  };
  return {
    async enter(address, usuario, senha) {
      const page = await go(address);
      const left = leftTo(page);
      if (left !== null) return left;
      const { fields } = formOf(page.html ?? '', page.at);
      fields.set('username', usuario);
      fields.set('password', senha);
      return leftTo(await go(new URL('/module.php/core/loginuserpass.php', base).href, fields));
    },
    follow,
    logOut: () => follow(`${base}saml2/idp/SingleLogoutService.php?ReturnTo=${encodeURIComponent(base)}`),
    async arrive(address) {
      const page = await go(address);
      if (page.status >= 400) throw new Error(`${page.at}: ${page.status} ${page.html?.slice(0, 3000)}`);
      return page.at;
    },
  };
}
