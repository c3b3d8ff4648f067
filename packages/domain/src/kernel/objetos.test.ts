import { expect, it } from 'vitest';
import { escolher, porNome, presentes } from './objetos.ts';

it('porNome: one value for each name, in their order', () => {
  expect(Object.entries(porNome(['b', 'a'], (nome) => nome.toUpperCase()))).toEqual([
    ['b', 'B'],
    ['a', 'A'],
  ]);
});

it('escolher: those fields and no other', () => {
  expect(escolher({ a: 1, b: 2, c: 3 }, ['c', 'a'])).toEqual({ c: 3, a: 1 });
});

it('presentes: null and nothing typed are there, undefined is not', () => {
  expect(Object.keys(presentes({ a: undefined, b: null, c: '', d: 0 }))).toEqual(['b', 'c', 'd']);
});
