/** In code points (E-RELATORIO-2). */
export const TEXTO_DO_RELATORIO_MAXIMO = 8000;
export const CONTAGEM_MAXIMA = 100_000;
export const AJUSTES_DO_PDF = {
  formato: 'a4',
  orientacao: 'portrait',
  unidade: 'in',
  margens: [0.7, 0, 0.7, 0],
  qualidadeJpeg: 0.98,
  escala: 2,
  quebraAntes: '#nextpage1',
} as const;
/** In code points. */
export const MOTIVO_DA_DEVOLUCAO_MAXIMO = 1000;
/** The last day for a correction is at most this many days away. */
export const DIAS_DA_CORRECAO_MAXIMO = 180;
