import { expect, it } from 'vitest';
import { IDLE_LIMIT, idleFor, idleState, touchSession, WARNING_BEFORE } from './idle.ts';

it.each([
  [0, 'fresh'],
  [IDLE_LIMIT - WARNING_BEFORE - 1, 'fresh'],
  [IDLE_LIMIT - WARNING_BEFORE, 'warn'],
  [IDLE_LIMIT - 1, 'warn'],
  [IDLE_LIMIT, 'over'],
])('after %i ms of idleness is %s', (idle, state) => {
  expect(idleState(idle)).toBe(state);
});

it('counts from the last answered call of any tab, and never backwards (T-J8)', () => {
  touchSession(1000);
  expect(idleFor(4000)).toBe(3000);
  expect(idleFor(500)).toBe(0);
});
