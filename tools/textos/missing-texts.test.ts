import { describe, expect, it } from 'vitest';
import { missingTexts, textsWithin } from './missing-texts.ts';

const catalogues = [{ MENSAGENS: { a: 'campos vazios', b: 'email inválido! o formato correto é x@y.com' } }];

describe('missingTexts', () => {
  it.each([
    ['an exact text', { texto: 'campos vazios', fonte: '§5' }],
    ['a beginning', { texto: 'email inválido! o formato correto é', fonte: '§5', inicio: true }],
  ])('accepts %s', (_, expected) => {
    expect(missingTexts([expected], catalogues)).toEqual([]);
  });

  it.each([
    ['one letter changed', 'campos vázios'],
    ['another case', 'Campos vazios'],
    ['a beginning that is not marked as one', 'campos'],
    ['a full stop more', 'campos vazios.'],
  ])('names %s with its source', (_, texto) => {
    expect(missingTexts([{ texto, fonte: '§5' }], catalogues)).toEqual([`§5: '${texto}' is in no catalogue`]);
  });
});

it('finds texts in lists and nested objects only', () => {
  expect(textsWithin({ a: ['x', { b: 'y' }], n: 3, f: () => 'z', nada: null })).toEqual(['x', 'y']);
});
