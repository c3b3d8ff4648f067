import { expect, it } from 'vitest';
import { escolher, porNome, presentes } from './objetos.ts';

it('gives by porNome one value for each name, in their order', () => {
  expect(Object.entries(porNome(['b', 'a'], (nome) => nome.toUpperCase()))).toEqual([
    ['b', 'B'],
    ['a', 'A'],
  ]);
});

it('gives by escolher those fields and no other', () => {
  expect(escolher({ a: 1, b: 2, c: 3 }, ['c', 'a'])).toEqual({ c: 3, a: 1 });
});

it('keeps by presentes null and empty text, but not undefined', () => {
  expect(Object.keys(presentes({ a: undefined, b: null, c: '', d: 0 }))).toEqual(['b', 'c', 'd']);
});
