import { expect } from 'vitest';
import { contar } from '../figures.ts';

/** This many of each distinguish a difference of 5 % from chance; fewer, as in a short run, do not. */
export const AMOSTRAS_QUE_BASTAM = 300;

/** The milliseconds of two acts, measured alternately, so that other load affects both. */
export async function timesOf(
  samples: number,
  acts: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < samples; i += 1) {
    for (const which of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await acts[which]();
      times[which].push(performance.now() - start);
    }
  }
  return times;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/**
 * The two-sided p of Mann and Whitney's U, by the normal approximation corrected for ties (Mann & Whitney
 * 1947): the probability of such a difference when both lists have the same distribution. For lists of 20 or
 * more.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, of: 0 })), ...b.map((value) => ({ value, of: 1 }))].toSorted(
    (x, y) => x.value - y.value,
  );
  let ranks = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    ranks += rank * all.slice(from, to).filter(({ of }) => of === 0).length;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const n = all.length;
  const u = ranks - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt(((a.length * b.length) / 12) * (n + 1 - ties / (n * (n - 1))));
  const z = Math.max(0, Math.abs(u - mean) - 0.5) / deviation;
  return erfc(z / Math.SQRT2);
}

/** Complementary error function, to 1.2e-7 (Numerical Recipes, 6.2.2). */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const terms = [
    ...[-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806],
    ...[0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277],
  ];
  return t * Math.exp(-x * x + terms.reduceRight((sum, term) => sum * t + term, 0));
}

/**
 * The two criteria of T-A3 in `test:longo`: medians within 5 %, and p above 0.01. Prints the measured values.
 */
export function expectEqualTimes(
  name: string,
  [a, b]: readonly [readonly number[], readonly number[]],
): void {
  const [one, other, p] = [median(a), median(b), mannWhitney(a, b)];
  contar(
    name,
    `${a.length}+${b.length}, medians ${one.toFixed(2)} and ${other.toFixed(2)} ms, p ${p.toFixed(3)}`,
  );
  expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThan(0.05);
  expect(p).toBeGreaterThan(0.01);
}
