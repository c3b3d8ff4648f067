import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_HOMOLOGACAO: readonly Rota[] = [
  {
    path: '/editais/:id/homologacao',
    title: 'Edital: homologação',
    who: 'listarHomologacao',
    page: () => import('./pages/edital-homologacao.tsx'),
  },
];
