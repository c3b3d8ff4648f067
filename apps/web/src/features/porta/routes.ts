import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_PORTA: readonly Rota[] = [
  {
    path: '/administracao/portas',
    title: 'Contas da instituição',
    who: 'listarPortas',
    page: () => import('./pages/portas.tsx'),
  },
];
