import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_ESTUDANTE: readonly Rota[] = [
  {
    path: '/aluno',
    title: 'Minha página de instrutor',
    who: 'aluno',
    frame: 'aluno',
    page: () => import('./pages/aluno.tsx'),
  },
  {
    path: '/aluno/meus_dados',
    title: 'Meus dados de instrutor',
    who: 'aluno',
    frame: 'aluno',
    page: () => import('./pages/meus-dados.tsx'),
  },
];
