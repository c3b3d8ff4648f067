import { expect, it } from 'vitest';
import { lattesPorExtenso } from './lattes.ts';

it.each([
  ['1234567890123456', 'http://lattes.cnpq.br/1234567890123456'],
  [' 1234567890123456 ', 'http://lattes.cnpq.br/1234567890123456'],
  ['lattes.cnpq.br/1234567890123456', 'http://lattes.cnpq.br/1234567890123456'],
  ['https://lattes.cnpq.br/1234567890123456', 'https://lattes.cnpq.br/1234567890123456'],
  ['123456789012345', '123456789012345'],
  ['mal.example/1234567890123456', 'mal.example/1234567890123456'],
  ['', ''],
])('turns what was typed of an address into the whole one: %s', (digitado, inteiro) => {
  expect(lattesPorExtenso(digitado)).toBe(inteiro);
});
