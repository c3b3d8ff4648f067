import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_PAGAMENTO: readonly Rota[] = [
  {
    path: '/folha_pagamento',
    title: 'Folha de pagamento',
    who: 'fecharFolhaDePagamento',
    page: () => import('./pages/folha-pagamento.tsx'),
  },
  {
    path: '/valores_da_bolsa',
    title: 'Valores da bolsa',
    who: 'cadastrarValorDaBolsa',
    page: () => import('./pages/valores-da-bolsa.tsx'),
  },
  {
    path: '/verba',
    title: 'Verba',
    who: 'registrarVerba',
    page: () => import('./pages/verba.tsx'),
  },
  {
    path: '/editais/:id/pagamento',
    title: 'Edital: pagamento',
    who: 'lerFolhaDePagamento',
    page: () => import('./pages/edital-pagamento.tsx'),
  },
];
