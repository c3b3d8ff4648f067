import { expect, it } from 'vitest';
import { saudacao } from './saudacao.ts';

it.each([
  [4, 'Boa noite'],
  [5, 'Bom dia'],
  [11, 'Bom dia'],
  [12, 'Boa tarde'],
  [17, 'Boa tarde'],
  [18, 'Boa noite'],
  [0, 'Boa noite'],
])('greets at %i h with %s', (hora, dito) => {
  expect(saudacao(hora)).toBe(dito);
});
