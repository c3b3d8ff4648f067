import { expect, it } from 'vitest';
import { pendentesPorExtenso, quantosRecursos } from './recursos-do-edital.ts';

const CONTAGEM = {
  editais: [
    { id: 4, nome: 'Edital 4', pendentes: 3, decididos: 1, aDecidir: 2 },
    { id: 3, nome: 'Edital 3', pendentes: 2, decididos: 0, aDecidir: 2 },
  ],
  proximos: [],
};

it('[C-L9] counts the pending appeals as in the menu, and those of another person beside them', () => {
  expect(pendentesPorExtenso(quantosRecursos(CONTAGEM, 3))).toBe('Pendentes (2)');
  expect(pendentesPorExtenso(quantosRecursos(CONTAGEM, 4))).toBe('Pendentes (2, e 1 para outra pessoa)');
  expect(quantosRecursos(CONTAGEM)).toEqual({ pendentes: 5, decididos: 1, aDecidir: 4 });
});
