import { expect, it } from 'vitest';
import { editalNaFrase } from './nome-na-frase.ts';

it.each([
  ['Edital 2027 de Apoio', 'Edital 2027 de Apoio'],
  ['EDITAL 2027', 'EDITAL 2027'],
  ['Seleção 2027', 'edital “Seleção 2027”'],
  ['Editais 2027', 'edital “Editais 2027”'],
])('[C-M4] has “edital” once for a call named %s', (nome, dito) => {
  expect(editalNaFrase(nome)).toBe(dito);
});
