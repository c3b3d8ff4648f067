import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_INSTALACAO: readonly Rota[] = [
  {
    path: '/instalacao',
    title: 'Instalação',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/instalacao.tsx'),
  },
];
