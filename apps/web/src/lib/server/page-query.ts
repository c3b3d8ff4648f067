/** Rows of a page of a long table. */
export const POR_PAGINA = 50;

/** The query of page `n` of a list, from 1. */
export const pageQuery = (n: number) => ({ pagina: String(n), por_pagina: String(POR_PAGINA) });
