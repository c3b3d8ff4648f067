import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { BarTable } from './bar-table.tsx';

afterEach(cleanup);

const widths = () => [...document.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));
function draw(values: readonly number[], full?: number): void {
  const bars = values.map((value, i) => ({ name: `linha ${i}`, value }));
  renderPage(
    <BarTable
      caption="Notas"
      nameTitle="Faixa"
      valueTitle="Projetos"
      bars={bars}
      {...(full === undefined ? {} : { full })}
    />,
    '/',
  );
}

it('reads as a table: caption, heads, and each number in words of the place', () => {
  draw([1234, 5]);
  expect(document.querySelector('caption')?.textContent).toBe('Notas');
  expect(document.querySelectorAll('th[scope="col"]')).toHaveLength(2);
  expect([...document.querySelectorAll('th[scope="row"]')].map((th) => th.textContent)).toEqual([
    'linha 0',
    'linha 1',
  ]);
  expect([...document.querySelectorAll('td')].map((td) => td.textContent)).toEqual(['1.234', '5']);
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('draws each bar against the largest, or against the whole', () => {
  draw([1, 2, 4]);
  expect(widths()).toEqual([25, 50, 100]);
  cleanup();
  draw([1, 2], 8);
  expect(widths()).toEqual([12.5, 25]);
  cleanup();
  draw([0, 0]);
  expect(widths()).toEqual([0, 0]);
});
