import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_INICIO: readonly Rota[] = [
  { path: '/', title: 'Início', who: 'entrou', page: () => import('./pages/menu.tsx') },
  { path: '/menu', title: 'Página inicial', who: 'entrou', page: () => import('./pages/menu.tsx') },
  {
    path: '/administracao',
    title: 'Administração',
    who: 'criarEdital',
    page: () => import('./pages/administracao.tsx'),
  },
];
