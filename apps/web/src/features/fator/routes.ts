import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_FATOR: readonly Rota[] = [
  {
    path: '/seguranca_da_conta',
    title: 'Segurança da conta',
    who: 'entrou',
    page: () => import('./pages/seguranca-da-conta.tsx'),
  },
];
