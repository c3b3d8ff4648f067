import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { RotasContext } from '../app/route-table.ts';
import { ROTAS } from '../app/routes.ts';
import { ConfirmProvider } from '../ui/dialogs/confirm.tsx';

// Browser functions that the pages need and jsdom lacks.
globalThis.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView ??= () => undefined;

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

/** Renders a page in the shell's providers, at an address; `data-testid="where"` shows the present one. */
export function renderPage(page: ReactNode, at: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // A data router, as in the product, because pages that ask before they are left need one.
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <ConfirmProvider>
            {page}
            <Where />
          </ConfirmProvider>
        ),
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RotasContext value={ROTAS}>
          <RouterProvider router={router} />
        </RotasContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
