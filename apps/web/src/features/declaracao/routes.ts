import type { Rota } from '../../app/route-table.ts';

/** Declarations of participation and the public page that says whether one is valid (ours). */
export const ROTAS_DA_DECLARACAO: readonly Rota[] = [
  {
    path: '/declaracoes',
    title: 'Declarações',
    who: 'listarDeclaracoes',
    page: () => import('./pages/declaracoes.tsx'),
  },
  {
    path: '/declaracao/:codigo',
    title: 'Conferir declaração',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/conferir-declaracao.tsx'),
  },
];
