import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_CONFIGURACAO: readonly Rota[] = [
  {
    path: '/administracao/configuracao',
    title: 'Configuração',
    who: 'atualizarConfiguracao',
    page: () => import('./pages/configuracao.tsx'),
  },
];
