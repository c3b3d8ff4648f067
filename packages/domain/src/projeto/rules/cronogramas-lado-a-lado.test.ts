import { expect, it } from 'vitest';
import { POSICOES_DO_CRONOGRAMA } from '../limits.ts';
import type { Cronograma } from '../types.ts';
import { atividadesDoMes, cronogramasSemRepetir } from './cronogramas-lado-a-lado.ts';

const umCronograma = (id: number, texto: string) =>
  Object.fromEntries([
    ['id', id],
    ...POSICOES_DO_CRONOGRAMA.flatMap((n) => [
      [`mesAno${n}`, `MES ${n}`],
      [`atividade${n}`, `<p>${texto}</p>`],
    ]),
  ]) as unknown as Cronograma;
const nomes = (textos: readonly string[], remunerados: number) =>
  cronogramasSemRepetir(
    textos.map((texto, i) => umCronograma(i + 1, texto)),
    { remunerados, voluntarios: textos.length - remunerados },
  ).map(({ nome, cronograma }) => [nome, cronograma.atividade1]);

it('keeps different schedules apart, in the order of the places', () => {
  expect(nomes(['a', 'b', 'c'], 2)).toEqual([
    ['Bolsista 1 de 2', '<p>a</p>'],
    ['Bolsista 2 de 2', '<p>b</p>'],
    ['Voluntário 1 de 1', '<p>c</p>'],
  ]);
});

it('shows a schedule that several places share once, under the names of all', () => {
  expect(nomes(['a', 'a'], 2)).toEqual([['Os 2 bolsistas', '<p>a</p>']]);
  expect(nomes(['a', 'b', 'b', 'b'], 1)).toEqual([
    ['Bolsista 1 de 1', '<p>a</p>'],
    ['Os 3 voluntários', '<p>b</p>'],
  ]);
  expect(nomes(['a', 'b', 'a'], 2)).toEqual([
    ['Bolsista 1 de 2, Voluntário 1 de 1', '<p>a</p>'],
    ['Bolsista 2 de 2', '<p>b</p>'],
  ]);
  expect(nomes([], 0)).toEqual([]);
});

it('joins in a month only what adjacent schedules have alike', () => {
  const lado = ['a', 'a', 'b', 'a'].map((texto, i) => ({
    nome: `${i + 1}`,
    cronograma: umCronograma(i, texto),
  }));
  expect(atividadesDoMes(lado, 3)).toEqual([
    { html: '<p>a</p>', nomes: ['1', '2'] },
    { html: '<p>b</p>', nomes: ['3'] },
    { html: '<p>a</p>', nomes: ['4'] },
  ]);
});
