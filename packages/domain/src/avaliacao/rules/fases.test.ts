import { expect, it } from 'vitest';
import { MAXIMO_NA_AVALIACAO } from '../limits.ts';
import { CRITERIOS, CRITERIOS_FASE1 } from '../types.ts';
import { fasesDaAvaliacao } from './fases.ts';

it('TIPO I has both phases with every criterion once, TIPO II the first', () => {
  expect(fasesDaAvaliacao('TIPO I').flatMap(({ criterios }) => criterios)).toEqual(CRITERIOS);
  expect(fasesDaAvaliacao('TIPO II').flatMap(({ criterios }) => criterios)).toEqual(CRITERIOS_FASE1);
});

it('a phase asks for each of its scores and sums them', () => {
  for (const { criterios, problemas, total } of fasesDaAvaliacao('TIPO I')) {
    expect(problemas({}).map(({ campo }) => campo)).toEqual(criterios);
    const cheia = Object.fromEntries(criterios.map((c) => [c, MAXIMO_NA_AVALIACAO[c]]));
    expect(problemas(cheia)).toEqual([]);
    expect(total(cheia)).toBe(criterios.reduce((soma, c) => soma + MAXIMO_NA_AVALIACAO[c], 0));
  }
});
