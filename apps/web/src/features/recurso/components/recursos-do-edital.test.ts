import { expect, it } from 'vitest';
import type { Recurso } from '../api.ts';
import { pendentesPorExtenso } from './recursos-do-edital.ts';

const recurso = (status: Recurso['status'], impedimento?: string) =>
  ({ status, ...(impedimento === undefined ? {} : { impedimento }) }) as Recurso;

it('[C-L9] counts the pending appeals as in the menu, and those of another person beside them', () => {
  const meus = [recurso('PENDENTE'), recurso('PENDENTE'), recurso('ACEITO')];
  expect(pendentesPorExtenso(meus)).toBe('Pendentes (2)');
  const comOProprio = [...meus, recurso('PENDENTE', 'Você participa deste projeto')];
  expect(pendentesPorExtenso(comOProprio)).toBe('Pendentes (2, e 1 para outra pessoa)');
});
