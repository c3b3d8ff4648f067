import { expect, it } from 'vitest';
import { parcelaDe } from './parcela.ts';

const todas = Array.from({ length: 31 }, (_, i) => i);

it('takes one of so many, and with the seeds in a row each exactly once', () => {
  for (const cada of [1, 2, 3, 11]) {
    for (const primeira of [0, 7, 2 ** 32 - 1]) {
      const tomadas = Array.from({ length: cada }, (_, n) => parcelaDe(todas, cada, primeira + n));
      expect(tomadas.flat().toSorted((a, b) => a - b)).toEqual(todas);
      for (const uma of tomadas) expect(Math.abs(uma.length - todas.length / cada)).toBeLessThan(1);
    }
  }
});

it('takes the same again with the same seed', () => {
  expect(parcelaDe(todas, 3, 5)).toEqual(parcelaDe(todas, 3, 5));
  expect(parcelaDe(todas, 3, 5)).not.toEqual(parcelaDe(todas, 3, 6));
});
