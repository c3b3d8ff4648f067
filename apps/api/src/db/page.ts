import type { Executor } from './connection/transaction.ts';
import { single } from './query.ts';
import { type Sql, sql } from './sql.ts';

/** Without `pagina` a list returns at most its first 1,000 rows (E-CHAMADAS-6). */
const SEM_PAGINA = 1000;
const POR_PAGINA = 50;

export function limitesDaLista(lista: {
  readonly pagina?: number | undefined;
  readonly por_pagina?: number | undefined;
}): { readonly limit: number; readonly offset: number } {
  if (lista.pagina === undefined) return { limit: lista.por_pagina ?? SEM_PAGINA, offset: 0 };
  const limit = lista.por_pagina ?? POR_PAGINA;
  return { limit, offset: (lista.pagina - 1) * limit };
}

/**
 * Counts only where the page does not show the total: on the last page that is not empty, or the first that
 * is not full, it does.
 */
export async function totalDaLista(
  lidas: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  contar: () => Promise<number>,
): Promise<number> {
  const chegouAoFim = lidas < limit && (lidas > 0 || offset === 0);
  return chegouAoFim ? offset + lidas : await contar();
}

/**
 * The same for a page whose rows have the total (`count(*) over () as "deTodas"`): counts only past the end,
 * where there is no row.
 */
export function totalDasLinhas(
  linhas: readonly { readonly deTodas?: number }[],
  limites: ReturnType<typeof limitesDaLista>,
  contar: () => Promise<number>,
): Promise<number> {
  const [primeira] = linhas;
  return totalDaLista(linhas.length, limites, async () => primeira?.deTodas ?? (await contar()));
}

/** A page's rows with their position `n`, so that they keep their order after joins. */
export function numeradas(pagina: Sql): Sql {
  return sql`select *, row_number() over () as n from (${pagina}) em_ordem`;
}

/** A function that counts the rows of a list, by its `from … where …`, when it is called. */
export function quantas(db: Executor, deOnde: Sql): () => Promise<number> {
  return async () => (await single<{ total: number }>(db, sql`select count(*) as total ${deOnde}`)).total;
}
