import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_PAINEL: readonly Rota[] = [
  { path: '/painel', title: 'Painel do edital', who: 'lerPainel', page: () => import('./pages/painel.tsx') },
];
