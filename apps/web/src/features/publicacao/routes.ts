import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_PUBLICACAO: readonly Rota[] = [
  {
    path: '/administracao/modelos_de_publicacao',
    title: 'Modelos de publicação',
    who: 'mudarModeloDePublicacao',
    page: () => import('./pages/modelos.tsx'),
  },
  {
    path: '/editais/:id/texto_de_publicacao',
    title: 'Edital: texto de publicação',
    who: 'guardarTextoDePublicacao',
    page: () => import('./pages/fazer-texto.tsx'),
  },
];
