import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import ConflictModal from './conflict-modal.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe(): void {
        this.#told();
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  renderPage(
    <ConflictModal
      title="Há duas versões deste projeto"
      explanation="Compare."
      aquiEm={null}
      laEm={null}
      differences={[{ rotulo: 'Resumo', aqui: '<p>um texto</p>', la: '<p>outro texto</p>', html: true }]}
      onKeepMine={() => undefined}
      onTakeTheirs={() => undefined}
      onClose={() => undefined}
    />,
    '/',
  );
}
const stops = () =>
  screen
    .queryAllByRole('group', { hidden: true })
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((box) => box.getAttribute('aria-label'));

test('T-L2: makes each copy that is longer than its box a named tab stop', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  open();
  await vi.waitFor(() => expect(stops()).toEqual(['Resumo: Neste navegador', 'Resumo: No servidor']));
});

test('makes a copy that its box shows completely no tab stop', async () => {
  open();
  await vi.waitFor(() => expect(document.body.textContent).toContain('outro texto'));
  expect(stops()).toEqual([]);
});
