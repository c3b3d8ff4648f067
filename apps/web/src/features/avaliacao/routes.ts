import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_AVALIACAO: readonly Rota[] = [
  {
    path: '/editais/:id/avaliacao',
    title: 'Edital: avaliação',
    who: 'lerPainel',
    page: () => import('./pages/edital-avaliacao.tsx'),
  },
  {
    path: '/editais/:id/julgamento',
    title: 'Edital: como os avaliadores julgam',
    who: 'lerJulgamento',
    page: () => import('./pages/edital-julgamento.tsx'),
  },
  {
    path: '/projetos_avaliar',
    title: 'Projetos a avaliar',
    who: 'listarAvaliacoes',
    page: () => import('./pages/projetos-avaliar.tsx'),
  },
  {
    path: '/avaliacao_projetos/:id',
    title: 'Avaliação do projeto',
    who: 'listarAvaliacoes',
    page: () => import('./pages/avaliacao-projetos.tsx'),
  },
  {
    path: '/aceitar_projeto/:id',
    title: 'Aceitar avaliação',
    who: 'aceitarAvaliacao',
    page: () => import('./pages/aceitar-projeto.tsx'),
  },
  {
    path: '/notas_fase1',
    title: 'Notas da fase 1',
    who: 'salvarFase1',
    page: () => import('./pages/notas-fase1.tsx'),
  },
  {
    path: '/notas_fase2',
    title: 'Notas da fase 2',
    who: 'salvarFase2',
    page: () => import('./pages/notas-fase2.tsx'),
  },
  {
    path: '/finalizar_avaliacoes',
    title: 'Finalizar avaliações',
    who: 'iniciarDecisao',
    page: () => import('./pages/finalizar-avaliacoes.tsx'),
  },
];
