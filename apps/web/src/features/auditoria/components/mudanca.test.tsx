import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { Mudanca } from './mudanca.tsx';

afterEach(cleanup);

function lines(antes: unknown, depois: unknown): string[] {
  renderPage(<Mudanca id={4} antes={antes} depois={depois} />, '/');
  return document.querySelector('pre, code')?.textContent?.split('\n') ?? [];
}

it('shows only the fields that differ, before and after', () => {
  expect(lines({ total: 80, situacao: 'APROVADO' }, { total: 85, situacao: 'APROVADO' })).toEqual([
    'total: 80 → 85',
  ]);
  expect(document.querySelector('summary')?.textContent).toBe('1 campo do ato 4');
});

it('shows every field of what was made, and that what was removed is gone', () => {
  expect(lines(null, { aceito: false, motivo: 'x' })).toEqual(['aceito: false', 'motivo: "x"']);
  cleanup();
  expect(lines({ aceito: true }, null)).toEqual(['aceito: true → nada']);
});

it('is a dash for an act that changed no field', () => {
  expect(lines(null, null)).toEqual([]);
  expect(document.querySelector('details')).toBeNull();
});
