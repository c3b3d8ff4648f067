import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_JANELA: readonly Rota[] = [
  {
    path: '/janelas',
    title: 'Prazos e prorrogações',
    who: 'registrarProrrogacao',
    page: () => import('./pages/janelas.tsx'),
  },
];
