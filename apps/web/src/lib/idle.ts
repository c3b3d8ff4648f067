import { readText, writeText } from './storage.ts';

/** The server ends a session after this much time without a call (T-A12). Milliseconds. */
export const IDLE_LIMIT = 60 * 60 * 1000;
/** The warning comes this long before. Milliseconds. */
export const WARNING_BEFORE = 2 * 60 * 1000;
/** Someone who types for long makes no calls: one is made for them at most this often. Milliseconds. */
export const KEEP_ALIVE_EVERY = 5 * 60 * 1000;

const KEY = 'ultimoUso';

/** An authorized call was answered now, in whichever tab. */
export function touchSession(now = Date.now()): void {
  writeText(KEY, String(now));
}

/** Milliseconds since the last answered call of any tab. */
export function idleFor(now = Date.now()): number {
  const last = Number(readText(KEY));
  return Number.isFinite(last) && last > 0 ? Math.max(0, now - last) : 0;
}

export type IdleState = 'fresh' | 'warn' | 'over';
/** What the person must be told; only the server ends the session, the screen then asks it. */
export function idleState(idle: number): IdleState {
  if (idle >= IDLE_LIMIT) return 'over';
  return idle >= IDLE_LIMIT - WARNING_BEFORE ? 'warn' : 'fresh';
}
