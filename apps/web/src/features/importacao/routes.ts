import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_IMPORTACAO: readonly Rota[] = [
  {
    path: '/importar',
    title: 'Importar planilhas',
    who: 'enviarPlanilha',
    page: () => import('./pages/importar.tsx'),
  },
  {
    path: '/importar/:id',
    title: 'Importação',
    who: 'lerImportacao',
    page: () => import('./pages/importacao.tsx'),
  },
];
