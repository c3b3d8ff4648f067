import type { Rota } from '../../app/route-table.ts';

/** The attendance sheet of a project (spec 2 §2). */
export const ROTAS_DA_FREQUENCIA: readonly Rota[] = [
  {
    path: '/frequencia/:id',
    title: 'Frequência dos instrutores',
    who: 'lerFolhaDeFrequencia',
    page: () => import('./pages/frequencia.tsx'),
  },
];
