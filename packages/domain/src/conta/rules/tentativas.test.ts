import { describe, expect, it } from 'vitest';
import { deveRegistrarFalha, pausaDepoisDe } from './tentativas.ts';

const ate = (n: number, cabe: (i: number) => boolean) =>
  Array.from({ length: n }, (_, i) => i + 1).filter(cabe).length;

describe('rows that failed logins leave in an hour (D51)', () => {
  it('[C-F8] are one per failure at first', () => {
    expect(ate(20, (i) => deveRegistrarFalha({ conta: i, todas: i }))).toBe(20);
    expect(ate(200, (i) => deveRegistrarFalha({ conta: null, todas: i }))).toBe(200);
  });

  it('[C-F8] are at most 23 for 10,000 failures of one account', () => {
    // 20, then the 100th, 1,000th and 10,000th.
    expect(ate(10_000, (i) => deveRegistrarFalha({ conta: i, todas: i }))).toBe(23);
  });

  it('[C-F8] stay bounded over many or unknown accounts, and a long attack on one account still shows', () => {
    expect(ate(100_000, (i) => deveRegistrarFalha({ conta: 1, todas: i }))).toBe(1000);
    expect(ate(100_000, (i) => deveRegistrarFalha({ conta: null, todas: i }))).toBe(203);
    expect(deveRegistrarFalha({ conta: 10, todas: 50_000 })).toBe(true);
    expect(deveRegistrarFalha({ conta: 11, todas: 50_000 })).toBe(false);
  });
});

it('doubles pauses from one minute to fifteen', () => {
  expect([4, 5, 6, 7, 8, 9, 50].map((n) => pausaDepoisDe(n) / 60_000)).toEqual([0, 1, 2, 4, 8, 15, 15]);
});
