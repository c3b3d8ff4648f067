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
  '/projetos/:id/resultado': 234,
  '/projetos/:id/administracao': 229,
  '/projetos_submetidos/:id': 230,
  '/projetos/:id': 228,
  '/editais/:id': 225,
  '/editais/:id/avaliacao': 223,
  '/editais/:id/decisao': 222,
  '/projetos/:id/instrutores': 223,
  '/editais/:id/distribuir': 221,
  '/detalhes_projeto/:id': 221,
  '/editais/:id/resultado': 221,
  '/corrigir_resultado': 221,
};
