import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { Mudanca } from './mudanca.tsx';

afterEach(cleanup);

function lines(antes: unknown, depois: unknown, criterios?: Record<string, string>): string[] {
  renderPage(<Mudanca id={4} antes={antes} depois={depois} criterios={criterios} />, '/');
  return document.querySelector('pre, code')?.textContent?.split('\n') ?? [];
}

it('shows only the fields that differ, before and after', () => {
  expect(lines({ total: 80, situacao: 'APROVADO' }, { total: 85, situacao: 'APROVADO' })).toEqual([
    'total: 80 → 85',
  ]);
  expect(document.querySelector('summary')?.textContent).toBe('1 campo do ato 4');
});

it('shows every field of a created record, and of a removed one as gone', () => {
  expect(lines(null, { aceito: false, motivo: 'x' })).toEqual(['aceito: false', 'motivo: "x"']);
  cleanup();
  expect(lines({ aceito: true }, null)).toEqual(['aceito: true → nada']);
});

it('shows the criteria of a call by their names, or by code if unknown', () => {
  const notas = [{ criterio: 'merito', valor: 8, parecer: 'merito' }];
  const depois = { notas, decisao: { criterios: [{ criterio: 'alcance' }] }, acolhidos: ['merito'] };
  expect(lines(null, depois, { merito: 'Mérito da proposta' })).toEqual([
    'notas: [{"criterio":"Mérito da proposta","valor":8,"parecer":"merito"}]',
    'decisao: {"criterios":[{"criterio":"alcance"}]}',
    'acolhidos: ["Mérito da proposta"]',
  ]);
});

it('shows a dash for an act that changed no field', () => {
  expect(lines(null, null)).toEqual([]);
  expect(document.querySelector('details')).toBeNull();
});
