import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_EDITAL: readonly Rota[] = [
  {
    path: '/administracao/editais',
    title: 'Editais',
    who: 'criarEdital',
    page: () => import('./pages/editais.tsx'),
  },
  {
    path: '/editais/:id/configuracao',
    title: 'Edital: configuração',
    who: 'atualizarEdital',
    page: () => import('./pages/edital-configuracao.tsx'),
  },
  {
    path: '/editais/:id/regras',
    title: 'Edital: regras',
    who: 'lerRegrasDoEdital',
    page: () => import('./pages/edital-regras.tsx'),
  },
];
