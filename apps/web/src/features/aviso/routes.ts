import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_AVISO: readonly Rota[] = [
  {
    path: '/notificacao',
    title: 'Prazos dos instrutores',
    who: 'entrou',
    page: () => import('./pages/prazos-dos-instrutores.tsx'),
  },
  {
    path: '/administracao/avisos',
    title: 'Avisos',
    who: 'criarAviso',
    page: () => import('./pages/avisos.tsx'),
  },
];
