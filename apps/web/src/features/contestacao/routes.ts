import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_CONTESTACAO: readonly Rota[] = [
  {
    path: '/contestacoes',
    title: 'Contestações de meses',
    who: 'listarContestacoes',
    page: () => import('./pages/contestacoes.tsx'),
  },
];
