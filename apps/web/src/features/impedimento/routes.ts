import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_IMPEDIMENTO: readonly Rota[] = [
  {
    path: '/meus_impedimentos',
    title: 'Meus impedimentos',
    who: 'declararImpedimento',
    page: () => import('./pages/meus-impedimentos.tsx'),
  },
  {
    path: '/administracao/impedimentos',
    title: 'Impedimentos declarados',
    who: 'listarImpedimentosDeclarados',
    page: () => import('./pages/impedimentos-declarados.tsx'),
  },
];
