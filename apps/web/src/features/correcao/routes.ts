import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_CORRECAO: readonly Rota[] = [
  {
    path: '/corrigir_resultado',
    title: 'Corrigir resultado',
    who: 'corrigirResultado',
    page: () => import('./pages/corrigir-resultado.tsx'),
  },
];
