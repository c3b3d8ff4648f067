import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import type { ChartProps, DrawingProps } from './chart.tsx';

// jsdom has no canvas; the journey tests the drawing (e2e/journeys/acessibilidade/graficos.spec.ts).
const library = vi.hoisted(() => ({ there: true, drawn: [] as DrawingProps[] }));
vi.mock('./chart-drawing.tsx', () => ({
  get default() {
    if (!library.there) throw new TypeError('Failed to fetch dynamically imported module');
    return function Drawing(props: DrawingProps) {
      useEffect(() => void library.drawn.push(props));
      return (
        <button type="button" tabIndex={-1} onClick={() => props.onAt(2)}>
          o terceiro ponto
        </button>
      );
    };
  },
}));

const MESES: ChartProps = {
  title: 'Horas por mês',
  nameTitle: 'Mês',
  valueTitle: 'Horas',
  points: [{ name: 'março' }, { name: 'abril' }, { name: 'maio' }],
  series: [
    { name: 'Registradas', values: [1234.5, 0, 20] },
    { name: 'Previstas', values: [2000, 30, 40], line: true },
  ],
  empty: 'Nenhuma hora foi registrada.',
};

afterEach(() => {
  cleanup();
  library.there = true;
  library.drawn.length = 0;
  vi.resetModules();
});

async function draw(props: ChartProps = MESES): Promise<void> {
  const { Chart } = await import('./chart.tsx');
  renderPage(<Chart {...props} />, '/');
}

const linhas = () =>
  [...document.querySelectorAll('tr')].map((tr) => [...tr.children].map(({ textContent }) => textContent));
const grafico = () => screen.getByRole('application', { name: 'Horas por mês' });
const lido = () => within(grafico().parentElement ?? document.body).getByRole('status').textContent;

it('is always a table too, with the drawn figures and the names of both axes', async () => {
  await draw();
  await screen.findByText('o terceiro ponto');
  expect(linhas()).toEqual([
    ['Mês', 'Registradas', 'Previstas'],
    ['março', '1.234,5', '2.000'],
    ['abril', '0', '30'],
    ['maio', '20', '40'],
  ]);
  expect(document.querySelector('caption')?.textContent).toBe('Horas por mês');
  const [seen] = library.drawn;
  expect(seen?.series.map(({ values }) => values)).toEqual([
    [1234.5, 0, 20],
    [2000, 30, 40],
  ]);
  expect(seen?.points.map(({ name }) => name)).toEqual(['março', 'abril', 'maio']);
  expect(screen.getByText('Horas')).toBeTruthy();
});

it('shows the table on request, with a notice', async () => {
  await draw();
  const button = await screen.findByRole('button', { name: 'Ver como tabela: Horas por mês' });
  const place = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(place?.querySelector('table')).not.toBeNull();
  const [folded, expanded] = [place?.className, button.getAttribute('aria-expanded')];
  expect(expanded).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(place?.className).not.toBe(folded);
});

it('goes through the points by arrows, announcing and marking each; Home and End go to the edges, Escape leaves', async () => {
  await draw();
  await screen.findByText('o terceiro ponto');
  expect(lido()).toBe('');
  await userEvent.tab();
  expect(document.activeElement).toBe(grafico());
  expect(lido()).toBe('março · Registradas: 1.234,5 · Previstas: 2.000');
  const walked: (string | null)[] = [];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}']) {
    await userEvent.keyboard(key);
    walked.push(lido()?.split(' · ')[0] ?? null);
  }
  expect(walked).toEqual(['abril', 'maio', 'maio', 'abril', 'março', 'maio']);
  expect(library.drawn.at(-1)?.at).toBe(2);
  await userEvent.keyboard('{Escape}');
  expect(lido()).toBe('');
  expect(library.drawn.at(-1)?.at).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  expect(lido()).toBe('');
});

it('does not handle other keys', async () => {
  await draw();
  expect(fireEvent.keyDown(grafico(), { key: 'PageDown' })).toBe(true);
  expect(fireEvent.keyDown(grafico(), { key: 'Escape' })).toBe(true);
  expect(fireEvent.keyDown(grafico(), { key: 'ArrowDown' })).toBe(false);
});

it('announces the point under the pointer until a mouse leaves', async () => {
  await draw();
  fireEvent.click(await screen.findByText('o terceiro ponto'));
  expect(lido()).toBe('maio · Registradas: 20 · Previstas: 40');
  fireEvent.pointerLeave(grafico(), { pointerType: 'touch' });
  expect(lido()).toContain('maio');
  fireEvent.pointerLeave(grafico(), { pointerType: 'mouse' });
  expect(lido()).toBe('');
});

it('shows the table and the reason without the library, until it loads', async () => {
  library.there = false;
  await draw();
  expect(await screen.findByText('O gráfico não pôde ser aberto. Os números estão na tabela.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ver como tabela/ })).toBeNull();
  expect(screen.queryByRole('application')).toBeNull();
  expect(linhas()).toHaveLength(4);
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

it('names both ends of a range, and draws dots beside it', async () => {
  await draw({
    ...MESES,
    series: [
      { name: 'Média', values: [5, 10, 20], dots: true },
      { name: 'Faixa', values: [8.5, 10, 40], from: [0, 10, 20] },
    ],
  });
  await screen.findByText('o terceiro ponto');
  expect(linhas().slice(1)).toEqual([
    ['março', '5', '0 a 8,5'],
    ['abril', '10', '10'],
    ['maio', '20', '20 a 40'],
  ]);
  await userEvent.tab();
  expect(lido()).toBe('março · Média: 5 · Faixa: 0 a 8,5');
  expect(library.drawn.at(-1)?.series.map(({ from }) => from)).toEqual([undefined, [0, 10, 20]]);
});

it('shows a sentence instead of drawing and table when there are no points', async () => {
  await draw({ ...MESES, points: [], series: [] });
  expect(screen.getByText('Nenhuma hora foi registrada.')).toBeTruthy();
  expect(screen.queryByRole('application')).toBeNull();
  expect(document.querySelector('table')).toBeNull();
});
