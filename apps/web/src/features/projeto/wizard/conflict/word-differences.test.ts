// @vitest-environment node
import { textoPuro } from '@instrutoria/domain/kernel/texto.ts';
import { expect, test } from 'vitest';
import { WIZARD_VAZIO } from '../wizard-data.ts';
import { differences } from './differences.ts';
import { linesOf, type Run, wordDifferences } from './word-differences.ts';

const only = (runs: readonly Run[]) => runs.filter((run) => run.only).map(({ text }) => text.trim());
const whole = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

test('[C-C11] marks the words that only one copy has, and loses no word', () => {
  const longo = 'Os encontros partem dos dados que a turma mediu. '.repeat(60);
  const aqui = `${longo}A turma escolhe o tema.`;
  const la = `${longo}A turma inteira escolhe o assunto.`;
  const [a, b] = wordDifferences(aqui, la);
  expect(only(a)).toEqual(['tema.']);
  expect(only(b)).toEqual(['inteira', 'assunto.']);
  expect([whole(a), whole(b)]).toEqual([aqui, la]);
});

test('[C-C11] keeps blocks apart, and finds a word changed in one of them', () => {
  const lines = (html: string) => linesOf(html, textoPuro);
  expect(lines('<p>um</p><ul><li>dois</li></ul>')).toBe('um\ndois');
  const [a, b] = wordDifferences(lines('<p>um</p><p>dois</p>'), lines('<p>um</p><p>três</p>'));
  expect([only(a), only(b)]).toEqual([['dois'], ['três']]);
});

test('[C-C11] counts invisible spaces as no difference', () => {
  const aqui = { ...WIZARD_VAZIO, titulo: 'Um título ', resumo: '<p>texto do resumo </p>' };
  const la = { ...WIZARD_VAZIO, titulo: 'Um  título', resumo: '<p>texto&nbsp;do resumo</p>' };
  expect(differences(aqui, la)).toEqual([]);
  expect(differences(aqui, { ...la, resumo: '<p>texto do <strong>resumo</strong></p>' })).toHaveLength(1);
});
