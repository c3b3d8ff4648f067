import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_DECLARACAO: readonly Rota[] = [
  {
    path: '/declaracoes',
    title: 'Declarações',
    who: 'listarDeclaracoes',
    page: () => import('./pages/declaracoes.tsx'),
  },
  {
    path: '/editais/:id/certificados',
    title: 'Edital: certificados',
    who: 'listarCertificados',
    page: () => import('./pages/edital-certificados.tsx'),
  },
  {
    path: '/declaracao/:codigo',
    title: 'Conferir declaração',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/conferir-declaracao.tsx'),
  },
  {
    path: '/conferir',
    title: 'Conferir assinatura',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/conferir-assinatura.tsx'),
  },
];
