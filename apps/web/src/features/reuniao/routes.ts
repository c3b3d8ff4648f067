import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_REUNIAO: readonly Rota[] = [
  {
    path: '/sessoes_da_comissao',
    title: 'Sessões da comissão',
    who: 'listarSessoesDaComissao',
    page: () => import('./pages/reunioes.tsx'),
  },
  {
    path: '/sessoes_da_comissao/:id',
    title: 'Sessão da comissão',
    who: 'lerSessaoDaComissao',
    page: () => import('./pages/reuniao.tsx'),
  },
];
