import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_TERMO: readonly Rota[] = [
  {
    path: '/administracao/termo_de_compromisso',
    title: 'Termo de compromisso',
    who: 'mudarModeloDoTermo',
    page: () => import('./pages/modelo-do-termo.tsx'),
  },
];
