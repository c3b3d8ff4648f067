import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_ACOMPANHAMENTO: readonly Rota[] = [
  {
    path: '/projetos_submetidos',
    title: 'Projetos submetidos',
    who: 'submeterProjeto',
    page: () => import('./pages/projetos-submetidos.tsx'),
  },
  {
    path: '/projetos_submetidos/:id',
    title: 'Projeto enviado',
    who: 'lerProjeto',
    page: () => import('./pages/projeto-submetido.tsx'),
  },
  {
    path: '/detalhes_projeto/:id',
    title: 'Detalhes do projeto',
    who: 'lerProjeto',
    page: () => import('./pages/detalhes-projeto.tsx'),
  },
  {
    path: '/projetos/:id',
    title: 'Projeto',
    who: 'acompanharProjeto',
    page: () => import('./pages/projeto.tsx'),
  },
  {
    path: '/projetos/:id/homologacao',
    title: 'Projeto: homologação',
    who: 'lerHomologacaoDoProjeto',
    page: () => import('./pages/projeto-homologacao.tsx'),
  },
  {
    path: '/projetos/:id/correcao',
    title: 'Projeto: correção',
    who: 'reenviarProjeto',
    page: () => import('./pages/projeto-correcao.tsx'),
  },
  {
    path: '/projetos/:id/resultado',
    title: 'Projeto: avaliação e resultado',
    who: 'acompanharProjeto',
    page: () => import('./pages/projeto-resultado.tsx'),
  },
  {
    path: '/projetos/:id/instrutores',
    title: 'Projeto: instrutores',
    who: 'listarInstrutores',
    page: () => import('./pages/projeto-instrutores.tsx'),
  },
  {
    path: '/projetos/:id/frequencia',
    title: 'Projeto: frequência',
    who: 'lerFolhaDeFrequencia',
    page: () => import('./pages/projeto-frequencia.tsx'),
  },
  {
    path: '/projetos/:id/relatorios',
    title: 'Projeto: relatórios',
    who: 'lerRelatorioCoordenador',
    page: () => import('./pages/projeto-relatorios.tsx'),
  },
  {
    path: '/projetos/:id/documentos',
    title: 'Projeto: documentos',
    who: 'acompanharProjeto',
    page: () => import('./pages/projeto-documentos.tsx'),
  },
  {
    path: '/projetos/:id/coordenacao',
    title: 'Projeto: coordenação',
    who: 'lerCoordenacao',
    page: () => import('./pages/projeto-coordenacao.tsx'),
  },
  {
    path: '/projetos/:id/historico',
    title: 'Projeto: histórico',
    who: 'lerHistoricoDoProjeto',
    page: () => import('./pages/projeto-historico.tsx'),
  },
  {
    path: '/projetos/:id/administracao',
    title: 'Projeto: administração',
    who: 'listarDesignacoes',
    page: () => import('./pages/projeto-administracao.tsx'),
  },
];
