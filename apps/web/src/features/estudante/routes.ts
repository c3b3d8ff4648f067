import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_ESTUDANTE: readonly Rota[] = [
  {
    path: '/aluno/convite',
    title: 'Convite de instrutor',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/convite.tsx'),
  },
  {
    path: '/aluno/entrar',
    title: 'Entrar como aluno instrutor',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/entrar.tsx'),
  },
  {
    path: '/aluno',
    title: 'Minha página de instrutor',
    who: 'aluno',
    frame: 'aluno',
    page: () => import('./pages/aluno.tsx'),
  },
  {
    path: '/aluno/conta/:id',
    title: 'Dados bancários da bolsa',
    who: 'aluno',
    frame: 'aluno',
    page: () => import('./pages/conta.tsx'),
  },
  {
    path: '/aluno/dias/:id',
    title: 'Meus dias e horas',
    who: 'aluno',
    frame: 'aluno',
    page: () => import('./pages/dias.tsx'),
  },
  {
    path: '/aluno/meus_dados',
    title: 'Meus dados de instrutor',
    who: 'aluno',
    frame: 'aluno',
    page: () => import('./pages/meus-dados.tsx'),
  },
];
