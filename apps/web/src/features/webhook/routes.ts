import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_WEBHOOK: readonly Rota[] = [
  {
    path: '/webhooks',
    title: 'Avisos para outros sistemas',
    who: 'listarWebhooks',
    page: () => import('./pages/webhooks.tsx'),
  },
];
