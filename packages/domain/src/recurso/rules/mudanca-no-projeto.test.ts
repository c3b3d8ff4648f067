import { expect, it } from 'vitest';
import type { Decidido } from '../types.ts';
import { mudancaNoProjeto } from './mudanca-no-projeto.ts';

const antes: Decidido = {
  ...{ pontuacaoAdequacaoCoerencia: 30, pontuacaoRelevanciaJustificativaClareza: 20 },
  ...{ pontuacaoMetodologiaAtividades: 10, pontuacaoOrganizacaoTextual: 5 },
  ...{
    pontuacaoApoioDisciplina: 90,
    pontuacaoNaturezaDisciplinas: 90,
    pontuacaoCaracteristicaDisciplinas: 90,
  },
  ...{ remunerados_aprovados: 1, voluntarios_aprovados: 0 },
};
const proprias = { ...antes, notas: [{ criterio: 'A', valor: 7 }] };

it.each<[Decidido, Partial<Decidido>, ReturnType<typeof mudancaNoProjeto>]>([
  [antes, {}, { notas: false, vagas: false }],
  [antes, { pontuacaoMetodologiaAtividades: 11 }, { notas: true, vagas: false }],
  [antes, { voluntarios_aprovados: 1 }, { notas: false, vagas: true }],
  [
    proprias,
    { notas: [{ criterio: 'A', valor: 7 }], remunerados_aprovados: 2 },
    { notas: false, vagas: true },
  ],
  [proprias, { notas: [{ criterio: 'A', valor: 8 }] }, { notas: true, vagas: false }],
])('[C-G6] tells which of scores and places an accepted appeal changed: %#', (original, mudanca, mudou) => {
  expect(mudancaNoProjeto(original, { ...original, ...mudanca })).toEqual(mudou);
});
