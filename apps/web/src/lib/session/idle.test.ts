import { AVISO_DE_SESSAO_MS, OCIOSO_MS, SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import { expect, it } from 'vitest';
import { idleState, markSessionStart, sessionClock, touchSession } from './idle.ts';

it.each([
  [0, 0, 'fresh'],
  [OCIOSO_MS - AVISO_DE_SESSAO_MS - 1, 0, 'fresh'],
  [OCIOSO_MS - AVISO_DE_SESSAO_MS, 0, 'warn'],
  [OCIOSO_MS - 1, 0, 'warn'],
  [OCIOSO_MS, 0, 'over'],
  [0, SESSAO_MAXIMA_MS - AVISO_DE_SESSAO_MS - 1, 'fresh'],
  [OCIOSO_MS - 1, SESSAO_MAXIMA_MS - AVISO_DE_SESSAO_MS, 'ending'],
  [0, SESSAO_MAXIMA_MS, 'over'],
])('returns %i ms without use, %i ms after the login, %s', (idle, age, state) => {
  expect(idleState({ idle, age })).toBe(state);
});

it('counts from the last answered call of any tab, and never backwards (T-J8)', () => {
  markSessionStart(1000);
  touchSession(3000);
  expect(sessionClock(4000)).toEqual({ idle: 1000, age: 3000 });
  expect(sessionClock(500)).toEqual({ idle: 0, age: 0 });
});
