import type { Rota } from '../../app/route-table.ts';
import { WIZARD_STEPS } from './wizard/steps/steps.ts';

const PAGES: Readonly<Record<string, Rota['page']>> = {
  cadastro_projeto: () => import('./pages/coordenador.tsx'),
  especificacoes_projeto: () => import('./pages/especificacoes.tsx'),
  cadastro_disciplina: () => import('./pages/cadastro-disciplina.tsx'),
  dados_disciplinas: () => import('./pages/dados-disciplinas.tsx'),
  identificacao_projeto: () => import('./pages/identificacao.tsx'),
  resumo_projeto: () => import('./pages/resumo.tsx'),
  introducao_projeto: () => import('./pages/introducao.tsx'),
  introducao_projeto_upload: () => import('./pages/introducao-upload.tsx'),
  metodologia_projeto: () => import('./pages/metodologia.tsx'),
  metodologia_projeto_upload: () => import('./pages/metodologia-upload.tsx'),
  resultados_projeto: () => import('./pages/resultados.tsx'),
  resultados_projeto_upload: () => import('./pages/resultados-upload.tsx'),
  cronograma_projeto: () => import('./pages/cronograma.tsx'),
  referencia_projeto: () => import('./pages/referencias.tsx'),
  revisao_projeto: () => import('./pages/revisao.tsx'),
};

function pageOf(path: string): Rota['page'] {
  const page = PAGES[path];
  if (page === undefined) throw new Error(`a step of the wizard without its screen: ${path}`);
  return page;
}

// Everybody who may submit a project may write one; the server checks which ones they may read.
const wizard: readonly Rota[] = WIZARD_STEPS.flatMap((step) =>
  [step, ...(step.anexo === undefined ? [] : [step.anexo])].map(
    ({ path, titulo }): Rota => ({
      path: `/${path}`,
      title: titulo,
      who: 'submeterProjeto',
      page: pageOf(path),
    }),
  ),
);

export const ROTAS_DO_PROJETO: readonly Rota[] = [
  ...wizard,
  {
    path: '/rascunhos_salvos',
    title: 'Rascunhos salvos',
    who: 'submeterProjeto',
    page: () => import('./pages/rascunhos-salvos.tsx'),
  },
];
