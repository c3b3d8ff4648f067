const EDITOR = 'ui/rich-text/rich-text-editor.tsx';
const DRAWING = 'ui/chart-drawing.tsx';

/** What a screen shows at once though its code comes as a part of its own. */
export const LATER: Readonly<Record<string, readonly string[]>> = {
  '/resumo_projeto': [EDITOR],
  '/introducao_projeto': [EDITOR],
  '/metodologia_projeto': [EDITOR],
  '/resultados_projeto': [EDITOR],
  '/cronograma_projeto': [EDITOR],
  '/referencia_projeto': [EDITOR],
  '/solicitar_recurso/:id': [EDITOR],
  '/painel': [DRAWING],
};

/** Evaluation, and a screen with its editor in a dialog. */
const EVALUATION = [
  '/avaliacao_projetos/:id',
  '/notas_fase1',
  '/notas_fase2',
  '/recursos',
  '/editais/:id/recursos/:recurso',
  '/relatorias/:recurso',
];
const CHARTS = ['/painel'];

/** KiB of script and style that a screen may weigh on a first visit, gzip, without headers. */
export function goalOf(path: string): number {
  if (path === '/login') return 130;
  if (CHARTS.includes(path)) return 280;
  if (path in LATER || EVALUATION.includes(path)) return 340;
  return 220;
}

/**
 * Screens that miss their goal, with what they may weigh until they meet it.
 * @soDosTestes
 */
export const MISSED: Readonly<Record<string, number>> = {
  '/projetos/:id/instrutores': 238,
  '/projetos/:id/resultado': 239,
  '/projetos/:id': 236,
  '/projetos/:id/administracao': 236,
  '/editais/:id/decisao': 234,
  '/projetos_submetidos/:id': 235,
  '/detalhes_projeto/:id': 230,
  '/projetos/:id/homologacao': 230,
  '/instrutores/:id': 227,
  '/projetos/:id/frequencia': 227,
  '/instalacao': 227,
  '/conferir_documentos/:instrutor': 226,
  '/editais/:id/resultado': 229,
  '/cadastro_disciplina': 225,
  '/editais/:id': 225,
  '/projetos/:id/correcao': 225,
  '/editais/:id/homologacao': 224,
  '/editais/:id/distribuir': 224,
  '/introducao_projeto_upload': 224,
  '/metodologia_projeto_upload': 224,
  '/resultados_projeto_upload': 224,
  '/editais/:id/avaliacao': 223,
  '/corrigir_resultado': 227,
  '/conferir_documentos': 224,
  '/especificacoes_projeto': 223,
  '/revisao_projeto': 223,
  '/projetos/:id/documentos': 223,
  '/aprovacao_instrutores': 222,
  '/editais/:id/barema/mudar': 223,
  '/editais/:id/pagamento': 222,
  '/cadastro_projeto': 222,
  '/atualizar_instrutor/:instrutor_id/:projeto_id': 221,
  '/cadastro_instrutor/:id': 221,
  '/dados_disciplinas': 221,
  '/identificacao_projeto': 221,
  '/login': 131,
};
