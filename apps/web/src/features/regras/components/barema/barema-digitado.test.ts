import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { expect, it } from 'vitest';
import {
  baremaASalvar,
  baremaDe,
  criterioNovo,
  digitadoDe,
  digitadoDeFora,
  lerDigitado,
  numeroDigitado,
} from './barema-digitado.ts';
import { previaDe } from './previa.ts';

const PADRAO = baremaPadrao('TIPO I');
const TYPED = digitadoDe(PADRAO);
const [PRIMEIRO] = PADRAO.criterios;
if (PRIMEIRO === undefined) throw new Error('no criteria');

it.each([
  ['10', 10],
  [' 2,5 ', 2.5],
  ['2.5', 2.5],
  ['-1', -1],
  ['', Number.NaN],
  ['dez', Number.NaN],
  ['1,2,3', Number.NaN],
])('reads %j as %s', (texto, numero) => {
  expect(numeroDigitado(texto)).toBe(numero);
});

it("gives the same barema when typed and read back, also from the browser's storage", () => {
  expect(baremaASalvar(TYPED)).toEqual(PADRAO);
  expect(lerDigitado(JSON.stringify(TYPED))).toEqual(TYPED);
});

it.each(['{', '[]', '{"criterios":[{}]}', JSON.stringify({ ...TYPED, semente: 1 })])(
  'refuses a stored text that is no barema: %s',
  (texto) => {
    expect(lerDigitado(texto)).toBeNull();
  },
);

it('reads an empty minimum as none, and reports a wrong one', () => {
  const com = (minimo: string) =>
    baremaDe({ ...TYPED, criterios: TYPED.criterios.map((c) => ({ ...c, minimo })) }).criterios[0]?.minimo;
  expect([com(''), com(' '), com('3'), com('três')]).toEqual([null, null, 3, Number.NaN]);
});

it('gives new criteria codes made of their names, and tie-breaks follow', () => {
  const um = { ...criterioNovo(TYPED), nome: 'Alcance social' };
  const dois = {
    ...criterioNovo({ criterios: [...TYPED.criterios, um], ...RESTO }),
    nome: 'Alcance social!',
  };
  const salvo = baremaASalvar({
    ...TYPED,
    criterios: [...TYPED.criterios, um, dois],
    desempates: [dois.codigo, 'sorteio'],
  });
  expect(salvo.criterios.slice(-2).map(({ codigo }) => codigo)).toEqual(['alcanceSocial', 'alcanceSocial2']);
  expect(salvo.desempates).toEqual(['alcanceSocial2', 'sorteio']);
});
const RESTO = { totalMinimo: '0', desempates: [], semente: '' };

it('gives new codes to a file’s criteria that cannot keep theirs, and no recommendations to TIPO II', () => {
  const fora: Barema = {
    ...PADRAO,
    criterios: ['sorteio', 'a b', 'merito', 'Merito'].map((codigo, i) => ({
      ...PRIMEIRO,
      ...{ codigo, nome: `Critério ${i}`, recomendacao: 'apoio' as const },
    })),
    desempates: [],
  };
  const { criterios } = digitadoDeFora(fora, 'TIPO II');
  expect(criterios.map(({ novo }) => novo)).toEqual([true, true, false, true]);
  expect(new Set(criterios.map(({ codigo }) => codigo)).size).toBe(4);
  expect(criterios.every(({ recomendacao }) => recomendacao === null)).toBe(true);
});

it('previews the valid fields and names the missing ones', () => {
  const criterios = TYPED.criterios.map((c, i) => ({
    ...c,
    ...(i === 0 ? { maximo: 'dez' } : {}),
    ...(i === 1 ? { nome: '' } : {}),
  }));
  const { barema, fora } = previaDe({ ...TYPED, criterios, totalMinimo: 'x' }, 'TIPO I');
  expect(fora).toEqual([PRIMEIRO.nome]);
  expect(barema.criterios[0]?.nome).toBe('Critério 2');
  expect(barema.totalMinimo).toBe(0);
  expect(barema.desempates).not.toContain(PRIMEIRO.codigo);
});
