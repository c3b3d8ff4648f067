import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, nameOf } from './lock.ts';

/** A package that is in the release, as a whole or in part. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly integrity: string | undefined;
  /** Absent for a package of npm, whose address is derived from its name. */
  readonly purl?: string;
  /** The texts of its licence and its notices. */
  readonly texts: readonly string[];
}

const LEGAL = /^(?:licen[cs]e|copying|notice|ofl)/i;

/** The component for the package that `folder` has at this path of the lock. */
export function componentOf(lock: Lock, path: string, folder: string): Component {
  const entry = lock[path];
  if (entry === undefined) throw new Error(`package-lock.json does not name ${path}`);
  const files = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const texts = files
    .filter((file) => file.isFile() && LEGAL.test(file.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .toSorted();
  const license = entry.license ?? '';
  if (license === '') throw new Error(`package-lock.json names no licence for ${path}`);
  return { name: nameOf(path), version: entry.version, license, integrity: entry.integrity, texts };
}

/** One component for each name and version, sorted. */
export function unique(components: readonly Component[]): Component[] {
  const byId = new Map(components.map((component) => [`${component.name}@${component.version}`, component]));
  return [...byId].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}

/** A page with every package and its licence, then each licence text once with the packages that have it. */
export function licencesPage(components: readonly Component[]): string {
  const list = components.map(({ name, version, license }) => `${name} ${version}: ${license}`);
  const byText = Map.groupBy(
    components.flatMap(({ name, version, texts }) =>
      texts.map((text) => ({ text, who: `${name} ${version}` })),
    ),
    ({ text }) => text,
  );
  const texts = [...byText].map(
    ([text, who]) =>
      `${'='.repeat(78)}\n${who.map((one) => one.who).join('\n')}\n${'-'.repeat(78)}\n${text}\n`,
  );
  return [
    'Instrutoria: licença AGPL-3.0 (arquivo LICENSE). Os pacotes que vêm com o programa, e as suas licenças:',
    '',
    ...list,
    '',
    ...texts,
  ].join('\n');
}
