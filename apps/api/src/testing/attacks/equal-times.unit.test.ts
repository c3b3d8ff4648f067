import { expect, it } from 'vitest';
import { mannWhitney, median } from './equal-times.ts';

const range = (from: number, length: number) => Array.from({ length }, (_, i) => from + i);

it('takes the middle, or the mean of the two middles', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

it('finds lists from one source likely, and separate lists impossible', () => {
  expect(mannWhitney(range(0, 30), range(0, 30))).toBeCloseTo(1, 6);
  expect(mannWhitney(range(0, 30), range(30, 30))).toBeLessThan(1e-9);
});

// scipy.stats.mannwhitneyu(range(30), [x + 5 for x in range(30)], method="asymptotic")
it('agrees with another implementation when the lists overlap and have ties', () => {
  expect(mannWhitney(range(0, 30), range(5, 30))).toBeCloseTo(0.0427474, 5);
});
