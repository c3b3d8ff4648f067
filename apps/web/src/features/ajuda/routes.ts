import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_AJUDA: readonly Rota[] = [
  { path: '/ajuda', title: 'Ajuda', who: 'entrou', page: () => import('./pages/ajuda.tsx') },
  {
    path: '/ajuda/:capitulo',
    title: 'Capítulo da ajuda',
    who: 'entrou',
    page: () => import('./pages/ajuda.tsx'),
  },
];
