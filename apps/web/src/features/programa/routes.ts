import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_PROGRAMA: readonly Rota[] = [
  {
    path: '/administracao/programas',
    title: 'Programas',
    who: 'criarPrograma',
    page: () => import('./pages/programas.tsx'),
  },
];
