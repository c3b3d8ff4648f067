import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_DESIGNACAO: readonly Rota[] = [
  {
    path: '/editais/:id',
    title: 'Edital',
    who: 'listarProjetosDoEdital',
    page: () => import('./pages/edital-projetos.tsx'),
  },
  {
    path: '/designar_avaliadores',
    title: 'Designar avaliadores',
    who: 'designarAvaliador',
    page: () => import('./pages/designar-avaliadores.tsx'),
  },
];
