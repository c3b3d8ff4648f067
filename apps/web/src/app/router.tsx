import { createBrowserRouter, type RouteObject } from 'react-router';
import { Loading } from '../ui/status/loading.tsx';
import { NotFound } from './failures/not-found.tsx';
import { RouteError } from './failures/route-error.tsx';
import { lazyPage } from './lazy-page.tsx';
import { type Quadro, type Rota, RotasContext } from './route-table.ts';
import { ROTAS } from './routes.ts';
import { Guard } from './shell/guard.tsx';
import { RootLayout } from './shell/root-layout.tsx';

function toRoute(rota: Rota): RouteObject {
  return {
    path: rota.path,
    handle: rota,
    errorElement: <RouteError />,
    lazy: () =>
      lazyPage(async () => {
        const { default: Page } = await rota.page();
        return () => (
          <Guard who={rota.who}>
            <Page />
          </Guard>
        );
      }, rota.frame === 'nenhum'),
  };
}

const within = (frame: Quadro) => ROTAS.filter((rota) => (rota.frame ?? 'menu') === frame).map(toRoute);

export const router = createBrowserRouter([
  {
    element: (
      <RotasContext value={ROTAS}>
        <RootLayout />
      </RotasContext>
    ),
    errorElement: <RouteError whole />,
    HydrateFallback: Loading,
    children: [
      ...within('nenhum'),
      {
        errorElement: <RouteError whole />,
        lazy: () => lazyPage(async () => (await import('./providers.tsx')).Providers, true),
        children: [
          ...within('aberto'),
          {
            errorElement: <RouteError />,
            lazy: () => lazyPage(async () => (await import('./shell/student-shell.tsx')).StudentShell, true),
            children: within('aluno'),
          },
          {
            errorElement: <RouteError />,
            lazy: () => lazyPage(async () => (await import('./shell/shell.tsx')).Shell, true),
            children: within('menu'),
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
