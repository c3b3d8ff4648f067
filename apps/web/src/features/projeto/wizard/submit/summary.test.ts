import { expect, test } from 'vitest';
import { WIZARD_VAZIO } from '../wizard-data.ts';
import { stepSummary } from './summary.ts';

test('[C-D5] shows the blocks of a text apart in the review', () => {
  const resumo = '<p>Primeira frase.</p><p>Segunda.</p><ul><li><p>um</p></li><li><p>dois</p></li></ul>';
  expect(stepSummary('resumo_projeto', { ...WIZARD_VAZIO, resumo })).toBe('Primeira frase. Segunda. um dois');
});
