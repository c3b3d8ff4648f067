import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { RotasContext } from '../app/route-table.ts';
import { ROTAS } from '../app/routes.ts';
import { ConfirmProvider } from '../ui/dialogs/confirm.tsx';

// What the pages ask of a browser and jsdom does not have.
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

/** Renders a page as the shell does, at an address; `data-testid="where"` shows the present one. */
export function renderPage(page: ReactNode, at: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // A router of data, as the product's: pages that ask before they are left need one.
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
