/**
 * `npm run release [-- --arquitetura arm64] [--saida pasta]`: makes the tarball that an operator installs,
 * its checksum and its list of parts. The same commit gives the same bytes (docs/adr/0021). With `--lista`
 * nothing is packed: it prints the files that would be in it, and after `falta` each package that cannot be
 * obtained.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './prepare/step.mjs';
import { pack, sha256 } from './release/archive.ts';
import { assemble } from './release/assemble.ts';
import { currentCommit } from './release/commit.ts';
import type { Component } from './release/components.ts';
import { sbom } from './release/sbom.ts';
import { isArchitecture } from './release/target.ts';

const { values } = parseArgs({
  options: {
    arquitetura: { type: 'string', default: 'x64' },
    saida: { type: 'string', default: 'dist' },
    lista: { type: 'boolean', default: false },
  },
});
const { arquitetura } = values;
if (!isArchitecture(arquitetura)) throw new Error('--arquitetura takes x64 or arm64');
const commit = currentCommit();
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `instrutoria-${version}-linux-${arquitetura}`;
const saida = resolve(root, values.saida);
mkdirSync(join(root, '.tmp'), { recursive: true });
const draft = mkdtempSync(join(root, '.tmp', 'release-'));
try {
  const folder = join(draft, `instrutoria-${version}`);
  mkdirSync(folder);
  const { components, missing } = await assemble(folder, arquitetura, commit);
  if (values.lista) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
    process.stdout.write([...files, ...missing.map((path) => `falta ${path}`), ''].join('\n'));
  } else if (missing.length > 0) {
    process.stderr.write(`not to be had for linux-${arquitetura}: ${missing.join(', ')}\n`);
    process.exitCode = 1;
  } else {
    await finish(folder, components);
  }
} finally {
  rmSync(draft, { recursive: true, force: true });
}

async function finish(folder: string, components: readonly Component[]): Promise<void> {
  mkdirSync(saida, { recursive: true });
  const file = join(saida, `${name}.tar.gz`);
  await pack(folder, file, commit.seconds);
  const sum = await sha256(file);
  writeFileSync(`${file}.sha256`, `${sum}  ${name}.tar.gz\n`);
  const date = new Date(commit.seconds * 1000).toISOString();
  writeFileSync(
    join(saida, `${name}.cdx.json`),
    sbom({ name, version, commit: commit.id, date }, components),
  );
  process.stdout.write(`${file}\n${Math.round(statSync(file).size / 2 ** 20)} MB, sha256 ${sum}\n`);
}
