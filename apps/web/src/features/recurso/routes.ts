import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_RECURSO: readonly Rota[] = [
  {
    path: '/recursos',
    title: 'Recursos',
    who: 'aceitarRecurso',
    page: () => import('./pages/recursos.tsx'),
  },
  {
    path: '/editais/:id/recursos',
    title: 'Edital: recursos',
    who: 'designarRelator',
    page: () => import('./pages/edital-recursos.tsx'),
  },
  {
    path: '/editais/:id/recursos/:recurso',
    title: 'Edital: um recurso',
    who: 'designarRelator',
    page: () => import('./pages/edital-recurso.tsx'),
  },
  {
    path: '/mesa_de_recursos',
    title: 'Recursos pelo prazo',
    who: 'listarMesaDeRecursos',
    page: () => import('./pages/mesa-de-recursos.tsx'),
  },
  {
    path: '/relatorias',
    title: 'Relatorias',
    who: 'listarRelatorias',
    page: () => import('./pages/relatorias.tsx'),
  },
  {
    path: '/relatorias/:recurso',
    title: 'Relatoria de um recurso',
    who: 'salvarMinuta',
    page: () => import('./pages/relatoria.tsx'),
  },
];
