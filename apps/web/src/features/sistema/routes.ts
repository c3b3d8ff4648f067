import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_SISTEMA: readonly Rota[] = [
  {
    path: '/administracao/saude',
    title: 'Saúde do sistema',
    who: 'situacaoDoSistema',
    page: () => import('./pages/saude.tsx'),
  },
];
