import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_RANQUE: readonly Rota[] = [
  {
    path: '/ranque_tipo1',
    title: 'Ranque I',
    who: 'ranqueTipoI',
    page: () => import('./pages/ranque-tipo1.tsx'),
  },
  {
    path: '/ranque_tipo2',
    title: 'Ranque II',
    who: 'ranqueTipoII',
    page: () => import('./pages/ranque-tipo2.tsx'),
  },
];
