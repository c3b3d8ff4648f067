import { ownKey, writeOwn } from '../../../lib/own-draft.ts';
import { readJson, removeKey } from '../../../lib/storage.ts';

export type Valores = Readonly<Record<string, string>>;

/** What a person has written of one report and not saved. */
export interface Rascunho {
  /** Version of the saved report it began from; 0 for none. */
  readonly versao: number;
  readonly valores: Valores;
  /** ISO instant of the last change. */
  readonly em: string;
}

function ehValores(value: unknown): value is Valores {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

function ehRascunho(value: unknown): value is Rascunho {
  if (typeof value !== 'object' || value === null) return false;
  const { versao, valores, em } = value as Record<string, unknown>;
  return Number.isInteger(versao) && typeof em === 'string' && ehValores(valores);
}

/** One person's key of one report: 'coordenador:31'. */
const chaveDe = (relatorio: string) => ownKey('relatorio', relatorio);

export function lerRascunho(relatorio: string): Rascunho | undefined {
  return readJson(chaveDe(relatorio), ehRascunho);
}

/** Keeps it in this browser; after a logout nothing is written any more (T-K2). */
export function guardarRascunho(relatorio: string, rascunho: Rascunho): void {
  writeOwn(chaveDe(relatorio), rascunho);
}

export function apagarRascunho(relatorio: string): void {
  removeKey(chaveDe(relatorio));
}
