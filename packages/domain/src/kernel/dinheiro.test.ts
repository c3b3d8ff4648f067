import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lerReais, reais } from './dinheiro.ts';

it('writes cents as reais with thousands and two decimals', () => {
  expect([0, 5, 70_000, 123_456_789, -150].map(reais)).toEqual([
    ...['R$ 0,00', 'R$ 0,05', 'R$ 700,00', 'R$ 1.234.567,89', '−R$ 1,50'],
  ]);
});

it('reads back every amount that it writes', () => {
  fc.assert(fc.property(fc.nat(99_999_999_999), (centavos) => lerReais(reais(centavos)) === centavos));
});

it.each([
  ['700', 70_000],
  ['700,5', 70_050],
  [' 1.234,56 ', 123_456],
  ['R$700,00', 70_000],
  ['700.50', null],
  ['1.23,4', null],
  ['7,001', null],
  ['-700', null],
  ['setecentos', null],
  ['', null],
])('reads %j as %j cents', (escrito, centavos) => expect(lerReais(escrito)).toBe(centavos));
