import { readFileSync } from 'node:fs';

interface Pacote {
  readonly version: string;
  /** Written by `npm run release`: the commit of the release. */
  readonly commit?: string;
}

// A release keeps its bundle at this depth, so that one path works for the sources and the release.
const pacote: Pacote = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** The version in the log, the API's page and `instrutoria versao`. */
export const VERSAO = pacote.version;

export const COMMIT = pacote.commit;
