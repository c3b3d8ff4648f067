/** Without `pagina` a list answers at most its first 1,000 rows (E-CHAMADAS-6). */
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

/**
 * How many rows a list has in all. The page itself says so when it is the last and not empty, or the first and not
 * full; only otherwise are they counted.
 */
export async function totalDaLista(
  lidas: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  contar: () => Promise<number>,
): Promise<number> {
  const chegouAoFim = lidas < limit && (lidas > 0 || offset === 0);
  return chegouAoFim ? offset + lidas : await contar();
}
