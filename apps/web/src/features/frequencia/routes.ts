import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_FREQUENCIA: readonly Rota[] = [
  {
    path: '/frequencia/:id',
    title: 'Frequência dos instrutores',
    who: 'lerFolhaDeFrequencia',
    page: () => import('./pages/frequencia.tsx'),
  },
];
