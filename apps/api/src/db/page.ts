/** Without `pagina` a list answers at most its first 1,000 rows (api.md, Lists). */
const SEM_PAGINA = 1000;
const POR_PAGINA = 50;

/** LIMIT and OFFSET of a list's query string. */
export function limitesDaLista(lista: {
  readonly pagina?: number | undefined;
  readonly por_pagina?: number | undefined;
}): { readonly limit: number; readonly offset: number } {
  if (lista.pagina === undefined) return { limit: lista.por_pagina ?? SEM_PAGINA, offset: 0 };
  const limit = lista.por_pagina ?? POR_PAGINA;
  return { limit, offset: (lista.pagina - 1) * limit };
}
