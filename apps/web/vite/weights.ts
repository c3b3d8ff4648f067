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
  if (path === '/login') return 137;
  if (CHARTS.includes(path)) return 280;
  if (path in LATER || EVALUATION.includes(path)) return 350;
  return 232;
}
