import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { Guard } from './guard.tsx';
import { NotFound } from './not-found.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import type { Quadro, Rota } from './route-table.ts';
import { ROTAS } from './routes.ts';

/**
 * A lazy route that failed to load stays lazy for the router, which then shows nothing at all: so the failure is
 * thrown by the page, where the error element takes it (T-K10).
 */
async function orFailure(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await load() };
  } catch (error) {
    return {
      Component: () => {
        throw error;
      },
    };
  }
}

function toRoute(rota: Rota): RouteObject {
  return {
    path: rota.path,
    handle: rota,
    errorElement: <RouteError />,
    lazy: () =>
      orFailure(async () => {
        const { default: Page } = await rota.page();
        return () => (
          <Guard who={rota.who}>
            <Page />
          </Guard>
        );
      }),
  };
}

const within = (frame: Quadro) => ROTAS.filter((rota) => (rota.frame ?? 'menu') === frame).map(toRoute);

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <RouteError whole />,
    HydrateFallback: Loading,
    children: [
      ...within('nenhum'),
      {
        errorElement: <RouteError whole />,
        lazy: () => orFailure(async () => (await import('./providers.tsx')).Providers),
        children: [
          ...within('aberto'),
          {
            errorElement: <RouteError />,
            lazy: () => orFailure(async () => (await import('./shell.tsx')).Shell),
            children: within('menu'),
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
