import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_COORDENACAO: readonly Rota[] = [
  {
    path: '/convites_da_coordenacao',
    title: 'Convites da coordenação',
    who: 'listarConvitesDaCoordenacao',
    page: () => import('./pages/convites.tsx'),
  },
];
