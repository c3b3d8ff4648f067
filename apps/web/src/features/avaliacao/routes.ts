import type { Rota } from '../../app/route-table.ts';

function rota(
  path: string,
  title: string,
  who: Rota['who'],
  page: Rota['page'],
  frame: Rota['frame'] = 'menu',
): Rota {
  return { path, title, who, page, frame };
}

export const ROTAS_DA_AVALIACAO: readonly Rota[] = [
  rota('/editais/:id', 'Edital', 'listarProjetosDoEdital', () => import('./pages/edital.tsx')),
  rota(
    '/editais/:id/avaliacao',
    'Edital: avaliação',
    'lerPainel',
    () => import('./pages/edital-avaliacao.tsx'),
  ),
  rota(
    '/editais/:id/julgamento',
    'Edital: como os avaliadores julgam',
    'lerJulgamento',
    () => import('./pages/edital-julgamento.tsx'),
  ),
  rota(
    '/editais/:id/distribuir',
    'Edital: distribuir projetos',
    'lerDistribuicao',
    () => import('./pages/edital-distribuir.tsx'),
  ),
  rota('/editais/:id/decisao', 'Edital: decisão', 'lerDecisao', () => import('./pages/edital-decisao.tsx')),
  rota(
    '/editais/:id/resultado',
    'Edital: resultado',
    'lerPendencias',
    () => import('./pages/edital-resultado.tsx'),
  ),
  rota(
    '/designar_avaliadores',
    'Designar avaliadores',
    'designarAvaliador',
    () => import('./pages/designar-avaliadores.tsx'),
  ),
  rota(
    '/projetos_avaliar',
    'Projetos a avaliar',
    'listarAvaliacoes',
    () => import('./pages/projetos-avaliar.tsx'),
  ),
  rota(
    '/avaliacao_projetos/:id',
    'Avaliação do projeto',
    'listarAvaliacoes',
    () => import('./pages/avaliacao-projetos.tsx'),
  ),
  rota(
    '/aceitar_projeto/:id',
    'Aceitar avaliação',
    'aceitarAvaliacao',
    () => import('./pages/aceitar-projeto.tsx'),
  ),
  rota('/notas_fase1', 'Notas da fase 1', 'salvarFase1', () => import('./pages/notas-fase1.tsx')),
  rota('/notas_fase2', 'Notas da fase 2', 'salvarFase2', () => import('./pages/notas-fase2.tsx')),
  rota('/ranque_tipo1', 'Ranque I', 'ranqueTipoI', () => import('./pages/ranque-tipo1.tsx')),
  rota('/ranque_tipo2', 'Ranque II', 'ranqueTipoII', () => import('./pages/ranque-tipo2.tsx')),
  rota(
    '/finalizar_avaliacoes',
    'Finalizar avaliações',
    'iniciarDecisao',
    () => import('./pages/finalizar-avaliacoes.tsx'),
  ),
  rota(
    '/aprovacao_instrutores',
    'Projetos em avaliação',
    'listarParaDecidir',
    () => import('./pages/aprovacao-instrutores.tsx'),
  ),
  rota(
    '/listar-projetos-avaliados-secretaria',
    'Projetos já avaliados',
    'listarNaSecretaria',
    () => import('./pages/listar-projetos-avaliados-secretaria.tsx'),
  ),
  rota('/resultados', 'Resultados', 'todos', () => import('./pages/resultados.tsx'), 'aberto'),
  rota('/resultados/:id', 'Resultado', 'todos', () => import('./pages/resultado-do-edital.tsx'), 'aberto'),
  rota(
    '/resultados/:id/versoes/:numero',
    'Versão do resultado',
    'todos',
    () => import('./pages/resultado-do-edital.tsx'),
    'aberto',
  ),
];
