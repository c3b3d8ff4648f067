import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_BANCO: readonly Rota[] = [
  {
    path: '/conta-da-bolsa',
    title: 'Conta da bolsa',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/conta-da-bolsa.tsx'),
  },
];
