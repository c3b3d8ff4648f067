import { expect, it } from 'vitest';
import { umEdital } from '../../testing/editais.ts';
import type { Edital } from '../types.ts';
import { andamentoDoEdital, ETAPAS_DO_EDITAL } from './andamento.ts';

const em = (dados: Partial<Edital>, hoje: string) => {
  const linha = andamentoDoEdital(
    umEdital({ inicio: '2026-03-01', fimRecursos: '2026-07-10', ...dados }),
    hoje,
  );
  expect(linha.map(({ etapa }) => etapa)).toEqual(ETAPAS_DO_EDITAL);
  return {
    feitas: linha.filter(({ estado }) => estado === 'feita').length,
    atual: linha.find(({ estado }) => estado === 'atual')?.etapa ?? null,
  };
};

it.each([
  ['before its first day', { fase: 'submissao' }, '2026-02-28', 0, null],
  ['on its first day', { fase: 'submissao' }, '2026-03-01', 0, 'inscricoes'],
  ['under evaluation', { fase: 'avaliacao' }, '2026-04-01', 1, 'avaliacao'],
  ['decided', { fase: 'decisao' }, '2026-05-01', 2, 'decisao'],
  ['at the secretariat', { fase: 'secretaria' }, '2026-05-20', 3, 'secretaria'],
  ['on the last day of appeals', { fase: 'resultado' }, '2026-07-10', 5, 'recursos'],
  ['the day after', { fase: 'resultado' }, '2026-07-11', 6, 'vigencia'],
  ['appeals without an end', { fase: 'resultado', fimRecursos: null }, '2026-07-11', 5, 'recursos'],
  ['archived', { fase: 'arquivado' }, '2027-01-10', 7, null],
] as const)('a call %s', (_, dados, hoje, feitas, atual) => {
  expect(em(dados, hoje)).toEqual({ feitas, atual });
});
