import { AVISO_DE_SESSAO_MS, OCIOSO_MS, SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import { readText, writeText } from './storage.ts';

/** Milliseconds between the calls that are sent while somebody only types. */
export const KEEP_ALIVE_EVERY = 5 * 60 * 1000;

const LAST_USE = 'ultimoUso';
const START = 'inicioDaSessao';

/** Called when any tab got an answer to an authorised call. */
export function touchSession(now = Date.now()): void {
  writeText(LAST_USE, String(now));
}

export function markSessionStart(now = Date.now()): void {
  writeText(START, String(now));
  touchSession(now);
}

function since(key: string, now: number): number {
  const then = Number(readText(key));
  return Number.isFinite(then) && then > 0 ? Math.max(0, now - then) : 0;
}

export function sessionClock(now = Date.now()): { readonly idle: number; readonly age: number } {
  return { idle: since(LAST_USE, now), age: since(START, now) };
}

/** 'warn': the person can stay. 'ending': the longest duration is near and cannot be extended. */
export type IdleState = 'fresh' | 'warn' | 'ending' | 'over';

/** Only the server ends the session; the screen then asks it. */
export function idleState({ idle, age }: { readonly idle: number; readonly age: number }): IdleState {
  if (idle >= OCIOSO_MS || age >= SESSAO_MAXIMA_MS) return 'over';
  if (age >= SESSAO_MAXIMA_MS - AVISO_DE_SESSAO_MS) return 'ending';
  return idle >= OCIOSO_MS - AVISO_DE_SESSAO_MS ? 'warn' : 'fresh';
}
