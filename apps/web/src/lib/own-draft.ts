import { sessaoAtual } from './session.ts';
import { readText, writeJson } from './storage.ts';

/** The key of what this person keeps in this browser: 'relatorio:7:coordenador:31'. */
export function ownKey(of: string, ...rest: readonly (string | number)[]): string {
  return [of, sessaoAtual()?.usuario.id ?? 0, ...rest].join(':');
}

/** Keeps a value in this browser for whoever is logged in; after a logout nothing is written any more (T-K2). */
export function writeOwn(key: string, value: unknown): void {
  const pessoa = sessaoAtual()?.usuario.id;
  if (pessoa !== undefined && readText('dono') === String(pessoa)) writeJson(key, value);
}
