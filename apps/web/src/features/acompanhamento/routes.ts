import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_ACOMPANHAMENTO: readonly Rota[] = [
  {
    path: '/projetos_submetidos',
    title: 'Projetos submetidos',
    who: 'submeterProjeto',
    frame: 'menu',
    page: () => import('./pages/projetos-submetidos.tsx'),
  },
  {
    path: '/projetos_submetidos/:id',
    title: 'Projeto submetido',
    who: 'lerProjeto',
    frame: 'menu',
    page: () => import('./pages/projeto-submetido.tsx'),
  },
];
