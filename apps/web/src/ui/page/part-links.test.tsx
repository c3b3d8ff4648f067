import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { PartLinks } from './part-links.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const parts = ['Projetos', 'Decisão', 'Pagamento'].map((title) => ({
  title,
  to: `/${title}`,
  current: title === 'Projetos',
}));

it('shows a button only at an edge that has more parts', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  let look = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        look = onResize;
      }
      observe = () => look();
      disconnect = () => {};
    },
  );
  renderPage(<PartLinks label="Partes do edital" parts={parts} />, '/');
  expect(screen.queryByRole('button', { name: 'Partes anteriores' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mais partes' }));
  const line = screen.getByRole('link', { name: 'Projetos' }).parentElement as HTMLElement;
  line.scrollLeft = 280;
  fireEvent.scroll(line);
  expect(screen.getByRole('button', { name: 'Partes anteriores' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mais partes' })).toBeNull();
});
