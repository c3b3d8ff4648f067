import { donoAtual, sessaoAtual } from './session.ts';
import { readText, writeJson } from './storage.ts';

/** 'relatorio:7:coordenador:31'. */
export function ownKey(of: string, ...rest: readonly (string | number)[]): string {
  return [of, sessaoAtual()?.usuario.id ?? 0, ...rest].join(':');
}

/** Stores a value for the person logged in; after a logout it writes nothing (T-K2). */
export function writeOwn(key: string, value: unknown): void {
  const dono = donoAtual();
  if (dono !== undefined && readText('dono') === dono) writeJson(key, value);
}
