import type { Executor } from './connection/transaction.ts';
import { single } from './query.ts';
import { type Sql, sql } from './sql.ts';

/** Without `pagina` a list gives at most its first 1,000 rows (E-CHAMADAS-6). */
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

/** Counted only where the page does not tell: the last one not empty, or the first not full. */
export async function totalDaLista(
  lidas: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  contar: () => Promise<number>,
): Promise<number> {
  const chegouAoFim = lidas < limit && (lidas > 0 || offset === 0);
  return chegouAoFim ? offset + lidas : await contar();
}

/** The same of a page whose rows tell it (`count(*) over () as "deTodas"`): counted only past the end, where no row is. */
export function totalDasLinhas(
  linhas: readonly { readonly deTodas?: number }[],
  limites: ReturnType<typeof limitesDaLista>,
  contar: () => Promise<number>,
): Promise<number> {
  const [primeira] = linhas;
  return totalDaLista(linhas.length, limites, async () => primeira?.deTodas ?? (await contar()));
}

/** A page's rows with their place `n`, so that they keep their order when more is joined to them. */
export function numeradas(pagina: Sql): Sql {
  return sql`select *, row_number() over () as n from (${pagina}) em_ordem`;
}

/** How many rows a list has, by its `from … where …`, when it is asked. */
export function quantas(db: Executor, deOnde: Sql): () => Promise<number> {
  return async () => (await single<{ total: number }>(db, sql`select count(*) as total ${deOnde}`)).total;
}
