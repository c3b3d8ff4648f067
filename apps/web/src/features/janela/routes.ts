import type { Rota } from '../../app/route-table.ts';

/** Windows, closures and extensions (D23). */
export const ROTAS_DA_JANELA: readonly Rota[] = [
  {
    path: '/janelas',
    title: 'Prazos e prorrogações',
    who: 'registrarProrrogacao',
    page: () => import('./pages/janelas.tsx'),
  },
];
