import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_REMESSA: readonly Rota[] = [
  {
    path: '/remessas/:mes',
    title: 'Remessas da folha',
    who: 'lerRemessasDaFolha',
    page: () => import('./pages/remessas-da-folha.tsx'),
  },
  {
    path: '/remessas/:mes/:id',
    title: 'Remessa',
    who: 'lerRemessa',
    page: () => import('./pages/remessa.tsx'),
  },
  {
    path: '/layouts_de_remessa',
    title: 'Layouts de remessa',
    who: 'criarLayoutDaRemessa',
    page: () => import('./pages/layouts-de-remessa.tsx'),
  },
  {
    path: '/pagador',
    title: 'Pagador das bolsas',
    who: 'guardarPagador',
    page: () => import('./pages/pagador.tsx'),
  },
];
