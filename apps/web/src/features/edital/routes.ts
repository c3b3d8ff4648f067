import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_EDITAL: readonly Rota[] = [
  {
    path: '/administracao/editais',
    title: 'Editais',
    who: 'criarEdital',
    page: () => import('./pages/editais.tsx'),
  },
];
