import { expect, it } from 'vitest';
import { ehMesValido, formatarMes, mesDoDia, somarMeses } from './meses.ts';

it.each([
  ['2026-05', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-5', false],
  ['0999-01', false],
  ['2026-05-01', false],
  ['maio', false],
  ['', false],
])('tells whether %s is a month: %s', (texto, sim) => {
  expect(ehMesValido(texto)).toBe(sim);
});

it.each([
  ['2026-05', 1, '2026-06'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', 0, '2026-03'],
  ['2026-03', 24, '2028-03'],
])('adds to %s %i months', (mes, n, depois) => {
  expect(somarMeses(mes, n)).toBe(depois);
});

it('is read from a day, and written for people', () => {
  expect([mesDoDia('2026-05-13'), formatarMes('2026-05')]).toEqual(['2026-05', '05/2026']);
});
