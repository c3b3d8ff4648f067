import { AJUSTES_DO_PDF as A } from '@instrutoria/domain/relatorio/limits.ts';

/** In inches. */
export const A4 = { width: 595.28 / 72, height: 841.89 / 72 } as const;

const [acima, direita, abaixo, esquerda] = A.margens;
const inner = { width: A4.width - direita - esquerda, height: A4.height - acima - abaixo };
const ratio = inner.height / inner.width;

/** CSS px; whole pixels of the canvas, so that page breaks are where the image is cut. */
export const LARGURA_DA_PAGINA = Math.ceil(inner.width * 96);
export const ALTURA_DA_PAGINA = Math.floor(LARGURA_DA_PAGINA * A.escala * ratio) / A.escala;

/** html2pdf.js itself rounds the height differently from its canvas, so that lines would drift. */
export const PAGINA = {
  ...A4,
  unit: A.unidade,
  k: 72,
  inner: { ...inner, ratio, px: { width: LARGURA_DA_PAGINA, height: ALTURA_DA_PAGINA } },
};

/** The page, from 1, and the position in inches from its corner. */
export function onPage(left: number, top: number): { page: number; x: number; y: number } {
  const page = Math.floor(top / ALTURA_DA_PAGINA);
  return {
    page: page + 1,
    x: esquerda + (left * inner.width) / LARGURA_DA_PAGINA,
    y: acima + ((top - page * ALTURA_DA_PAGINA) * inner.height) / ALTURA_DA_PAGINA,
  };
}
