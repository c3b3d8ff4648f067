import { expect, it } from 'vitest';
import { createClock, createTestClock } from './clock.ts';

it('fixes domain time only: real time goes on (D24)', () => {
  const clock = createClock('2027-03-10T12:00:00Z');
  expect(clock.agora().toISOString()).toBe('2027-03-10T12:00:00.000Z');
  expect(Math.abs(clock.real().getTime() - Date.now())).toBeLessThan(5_000);
});

it('follows real time without RELOGIO', () => {
  const clock = createClock();
  expect(Math.abs(clock.agora().getTime() - Date.now())).toBeLessThan(5_000);
});

it('refuses an instant that is none', () => {
  expect(() => createClock('ontem')).toThrow("Instante inválido: 'ontem'");
});

it('hands out dates that nobody can turn back for others', () => {
  const clock = createClock('2027-03-10T12:00:00Z');
  clock.agora().setFullYear(1999);
  expect(clock.agora().getUTCFullYear()).toBe(2027);
});

it('moves both times of a test clock', () => {
  const clock = createTestClock('2027-03-10T12:00:00Z');
  clock.avancar(61_000);
  expect(clock.agora().toISOString()).toBe('2027-03-10T12:01:01.000Z');
  expect(clock.real()).toEqual(clock.agora());
  clock.definir('2028-01-01T00:00:00Z');
  expect(clock.real().toISOString()).toBe('2028-01-01T00:00:00.000Z');
});
