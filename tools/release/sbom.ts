import { createHash } from 'node:crypto';
import type { Component } from './components.ts';

export interface Release {
  readonly name: string;
  readonly version: string;
  readonly commit: string;
  /** The date of the commit as ISO text, the only time in a release. */
  readonly date: string;
}

/** The content of the release in CycloneDX 1.6; the same bytes for the same commit. */
export function sbom(release: Release, components: readonly Component[]): string {
  const digest = createHash('sha256').update(`${release.name} ${release.commit}`).digest('hex');
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid(digest)}`,
    version: 1,
    metadata: {
      timestamp: release.date,
      component: {
        type: 'application',
        'bom-ref': `instrutoria@${release.version}`,
        name: 'instrutoria',
        version: release.version,
        licenses: [{ license: { id: 'AGPL-3.0-only' } }],
        properties: [{ name: 'commit', value: release.commit }],
      },
    },
    components: components.map(({ name, version, license, integrity, purl }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      purl: purl ?? `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [
        / (?:AND|OR) |\(|^LicenseRef-/.test(license) ? { expression: license } : { license: { id: license } },
      ],
      ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** A version 8 UUID, whose bits are free to choose. */
function uuid(hex: string): string {
  const bits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}a${hex.slice(17, 32)}`;
  return bits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** npm writes base64, CycloneDX hexadecimal. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [, algorithm = '', base64 = ''] = /^(sha\d+)-(.+)$/.exec(integrity) ?? [];
  const alg = algorithm.replace('sha', 'SHA-');
  return { alg, content: Buffer.from(base64, 'base64').toString('hex') };
}
