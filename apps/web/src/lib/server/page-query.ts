/** Rows of a page of a long table. */
export const POR_PAGINA = 50;

/**
 * The rows of a page of a list that is loaded whole. A list may have grown shorter than its address says: then its last
 * page.
 */
export function rowsOfPage<Row>(rows: readonly Row[], pagina = '1') {
  const page = Math.min(Number(pagina), Math.max(1, Math.ceil(rows.length / POR_PAGINA)));
  return { page, shown: rows.slice((page - 1) * POR_PAGINA, page * POR_PAGINA) };
}

/** The query of page `n` of a list, from 1. */
export const pageQuery = (n: number) => ({ pagina: String(n), por_pagina: String(POR_PAGINA) });
