import { readFileSync } from 'node:fs';

interface Pacote {
  readonly version: string;
  /** Written by `npm run release`: the commit that the release was made of. */
  readonly commit?: string;
}

// A release keeps its bundle at this depth, so that one path serves the sources and the release.
const pacote: Pacote = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** What the log, the page of the API and `instrutoria versao` say. */
export const VERSAO = pacote.version;

export const COMMIT = pacote.commit;
