import { expect, it } from 'vitest';
import { createTestClock } from '../testing/clock.ts';
import { createClock } from './clock.ts';

/** Checks that a reading lies between two readings of the machine's clock, however long that takes. */
function expectNow(read: () => Date): void {
  const before = Date.now();
  const between = read().getTime();
  expect(between).toBeGreaterThanOrEqual(before);
  expect(between).toBeLessThanOrEqual(Date.now());
}

it('fixes only domain time: real time goes on (D24)', () => {
  const clock = createClock('2027-03-10T12:00:00Z');
  expect(clock.agora().toISOString()).toBe('2027-03-10T12:00:00.000Z');
  expectNow(() => clock.real());
});

it('follows real time without RELOGIO', () => {
  const clock = createClock();
  expectNow(() => clock.agora());
});

it('refuses a text that is not an instant', () => {
  expect(() => createClock('ontem')).toThrow("Instante inválido: 'ontem'");
});

it('gives copies of dates, so that changing one affects no other caller', () => {
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
