import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_DECISAO: readonly Rota[] = [
  {
    path: '/editais/:id/decisao',
    title: 'Edital: decisão',
    who: 'lerDecisao',
    page: () => import('./pages/edital-decisao.tsx'),
  },
  {
    path: '/aprovacao_instrutores',
    title: 'Projetos em avaliação',
    who: 'listarParaDecidir',
    page: () => import('./pages/aprovacao-instrutores.tsx'),
  },
];
