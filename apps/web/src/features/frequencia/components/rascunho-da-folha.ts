import { ownKey, writeOwn } from '../../../lib/own-draft.ts';
import { readJson, removeKey } from '../../../lib/storage.ts';
import type { Digitadas, Versoes } from './horas-digitadas.ts';

/** What a person has typed in one sheet and not registered. */
export interface RascunhoDaFolha {
  readonly digitadas: Digitadas;
  readonly versoes: Versoes;
  /** ISO instant of the last change. */
  readonly em: string;
}

const ehRegistro = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ehRascunho(value: unknown): value is RascunhoDaFolha {
  if (!ehRegistro(value)) return false;
  const { digitadas, versoes, em } = value;
  return (
    typeof em === 'string' &&
    ehRegistro(digitadas) &&
    Object.values(digitadas).every((um) => typeof um === 'string') &&
    ehRegistro(versoes) &&
    Object.values(versoes).every((um) => Number.isInteger(um))
  );
}

const chaveDe = (projeto: number, ano: number) => ownKey('frequencia', projeto, ano);

export function lerRascunho(projeto: number, ano: number): RascunhoDaFolha | undefined {
  return readJson(chaveDe(projeto, ano), ehRascunho);
}

/** Keeps it in this browser; after a logout nothing is written any more (T-K2). */
export function guardarRascunho(projeto: number, ano: number, rascunho: RascunhoDaFolha): void {
  writeOwn(chaveDe(projeto, ano), rascunho);
}

export function apagarRascunho(projeto: number, ano: number): void {
  removeKey(chaveDe(projeto, ano));
}
