import { readFileSync } from 'node:fs';

interface Pacote {
  readonly version: string;
  /** Written by `npm run release`: the commit that the release was made of. */
  readonly commit?: string;
}

// The bundle of a release stands in this folder too, so that the path holds in both.
const pacote: Pacote = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** What the log, the page of the API and `instrutoria versao` say. */
export const VERSAO = pacote.version;

export const COMMIT = pacote.commit;
