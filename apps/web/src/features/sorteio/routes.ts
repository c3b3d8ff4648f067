import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_SORTEIO: readonly Rota[] = [
  {
    path: '/editais/:id/distribuir',
    title: 'Edital: distribuir projetos',
    who: 'lerDistribuicao',
    page: () => import('./pages/edital-distribuir.tsx'),
  },
];
