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
