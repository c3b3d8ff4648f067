/** Rows of a page of a long table. */
export const POR_PAGINA = 50;

/** What a call is asked for its page `n`, from 1. */
export const pageQuery = (n: number) => ({ pagina: String(n), por_pagina: String(POR_PAGINA) });
