import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_RELATORIO: readonly Rota[] = [
  {
    path: '/relatorios_recebidos',
    title: 'Relatórios recebidos',
    who: 'listarRelatorios',
    page: () => import('./pages/relatorios-recebidos.tsx'),
  },
];
