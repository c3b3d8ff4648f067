import type { Rota } from '../../app/route-table.ts';
import { WIZARD_STEPS } from './wizard/steps.ts';

// Whoever may submit a project may write one (D30); reading one is the server's to judge, by project.
const wizard: readonly Rota[] = WIZARD_STEPS.flatMap((step) =>
  [step, ...(step.anexo === undefined ? [] : [step.anexo])].map(
    ({ path, titulo, page }): Rota => ({
      path: `/${path}`,
      title: titulo,
      who: 'submeterProjeto',
      frame: 'menu',
      page,
    }),
  ),
);

/** The screens of projects: the wizard, drafts, submitted projects, details (docs/especificacao/projeto.md). */
export const ROTAS_DO_PROJETO: readonly Rota[] = [
  ...wizard,
  {
    path: '/rascunhos_salvos',
    title: 'Rascunhos salvos',
    who: 'submeterProjeto',
    frame: 'menu',
    page: () => import('./pages/rascunhos-salvos.tsx'),
  },
  {
    path: '/projetos_submetidos',
    title: 'Projetos submetidos',
    who: 'submeterProjeto',
    frame: 'menu',
    page: () => import('./pages/projetos-submetidos.tsx'),
  },
  {
    path: '/projetos_submetidos/:id',
    title: 'Projeto submetido',
    who: 'lerProjeto',
    frame: 'menu',
    page: () => import('./pages/projeto-submetido.tsx'),
  },
  {
    path: '/detalhes_projeto/:id',
    title: 'Detalhes do projeto',
    who: 'lerProjeto',
    frame: 'menu',
    page: () => import('./pages/detalhes-projeto.tsx'),
  },
];
