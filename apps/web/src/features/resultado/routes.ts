import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_RESULTADO: readonly Rota[] = [
  {
    path: '/editais/:id/resultado',
    title: 'Edital: resultado',
    who: 'lerPendencias',
    page: () => import('./pages/edital-resultado.tsx'),
  },
  {
    path: '/listar-projetos-avaliados-secretaria',
    title: 'Projetos já avaliados',
    who: 'listarNaSecretaria',
    page: () => import('./pages/listar-projetos-avaliados-secretaria.tsx'),
  },
  {
    path: '/resultados',
    title: 'Resultados',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/resultados.tsx'),
  },
  {
    path: '/resultados/:id',
    title: 'Resultado',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/resultado-do-edital.tsx'),
  },
  {
    path: '/resultados/:id/versoes/:numero',
    title: 'Versão do resultado',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/resultado-do-edital.tsx'),
  },
];
