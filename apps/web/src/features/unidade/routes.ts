import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_UNIDADE: readonly Rota[] = [
  {
    path: '/administracao/unidades',
    title: 'Unidades',
    who: 'criarUnidade',
    page: () => import('./pages/unidades.tsx'),
  },
];
