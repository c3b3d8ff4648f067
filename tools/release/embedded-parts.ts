import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/step.mjs';
import type { Component } from './components.ts';

/** A program or library that the package of the embedded server contains without naming it. */
interface EmbeddedPart {
  readonly name: string;
  readonly license: string;
  /** The file in the package's folder `native`; `*` at the end matches any suffix. */
  readonly file: string;
  /** How to find its version in the file's bytes, or in its name. */
  readonly version: RegExp;
  readonly by: 'bytes' | 'name';
  readonly licenceText: string;
}

const PARTS: readonly EmbeddedPart[] = [
  part('PostgreSQL', 'PostgreSQL', 'bin/postgres', /PostgreSQL (\d+\.\d+) on /),
  part('OpenSSL', 'OpenSSL', 'lib/libcrypto.so.1.1', /OpenSSL (\d\.\d\.\d[a-z]?) /),
  { ...part('ICU', 'Unicode-DFS-2016', 'lib/libicuuc.so.*', /\.so\.(\d+\.\d+)$/), by: 'name' },
  part('zlib', 'Zlib', 'lib/libz.so.1', /inflate (\d+\.\d+\.\d+)/),
  part('libxml2', 'MIT', 'lib/libxml2.so.2', /\b(2\d{4})\0/),
  part('libxslt', 'MIT', 'lib/libxslt.so.1', /\b(1\d{4})\0/),
  part('liblzma', 'LicenseRef-public-domain', 'lib/liblzma.so.5', /\0(5\.\d+\.\d+)\0/),
  part('OSSP-uuid', 'ISC', 'lib/libossp-uuid.so.16', /OSSP uuid (\d+\.\d+\.\d+)/),
];

function part(name: string, license: string, file: string, version: RegExp): EmbeddedPart {
  return { name, license, file, version, by: 'bytes', licenceText: `${name.toLowerCase()}.txt` };
}

/** Formats a version: libxml2 and libxslt write 2.9.4 as 20904. */
function readable(version: string): string {
  const [, major = '', minor = '', patch = ''] = /^(\d)(\d\d)(\d\d)$/.exec(version) ?? [];
  return major === '' ? version : [major, minor, patch].map(Number).join('.');
}

/** Reads the versions from the binaries themselves; throws when a newer package has lost or gained a part. */
export function embeddedParts(native: string): Component[] {
  const known = new Set<string>();
  const components = PARTS.map(({ name, license, file, version, by, licenceText }) => {
    const [folder = '', pattern = ''] = file.split('/');
    const prefix = pattern.replace('*', '');
    const found = readdirSync(join(native, folder)).filter((one) =>
      pattern.endsWith('*') ? one.startsWith(prefix) && version.test(one) : one === pattern,
    );
    const [path] = found;
    if (path === undefined) throw new Error(`the embedded server has no ${file}`);
    known.add(path.split('.so')[0] ?? '');
    const text = by === 'name' ? path : readFileSync(join(native, folder, path), 'latin1');
    const [, written] = version.exec(text) ?? [];
    if (written === undefined) throw new Error(`${file} does not say its version`);
    return {
      name,
      version: readable(written),
      license,
      integrity: undefined,
      purl: `pkg:generic/${name.toLowerCase()}@${readable(written)}`,
      texts: [readFileSync(join(root, 'tools/release/licencas', licenceText), 'utf8').trim()],
    };
  });
  const unknown = readdirSync(join(native, 'lib'))
    .filter((file) => file.includes('.so'))
    .map((file) => file.split('.so')[0] ?? '')
    .filter((name) => !known.has(name) && !OF_THE_SAME.test(name));
  if (unknown.length > 0) throw new Error(`the embedded server brings ${[...new Set(unknown)].join(', ')}`);
  return components;
}

/** Further libraries of PostgreSQL, OpenSSL and ICU. */
const OF_THE_SAME = /^lib(?:pq|ecpg|ecpg_compat|pgtypes|ssl|icui18n|icudata)$/;
