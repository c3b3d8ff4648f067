import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_BAREMA: readonly Rota[] = [
  {
    path: '/editais/:id/barema',
    title: 'Edital: barema',
    who: 'lerBarema',
    page: () => import('./pages/edital-barema.tsx'),
  },
  {
    path: '/editais/:id/barema/mudar',
    title: 'Edital: mudar o barema',
    who: 'mudarBarema',
    page: () => import('./pages/mudar-barema.tsx'),
  },
];
