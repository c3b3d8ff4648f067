import { single } from './query.ts';
import { type Sql, sql } from './sql.ts';
import type { Executor } from './transaction.ts';

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

/** How many rows a list has, by its `from … where …`, when it is asked. */
export function quantas(db: Executor, deOnde: Sql): () => Promise<number> {
  return async () => (await single<{ total: number }>(db, sql`select count(*) as total ${deOnde}`)).total;
}
