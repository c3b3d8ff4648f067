import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { escolherOrdem } from './page-order.ts';

/** The columns of ORDER BY: the chosen one first, then the list's own order. */
export function ordenarPor(
  ordem: string | undefined,
  campos: Readonly<Record<string, SQL>>,
  padrao: readonly SQL[],
): SQL[] {
  const escolhida = escolherOrdem(ordem, campos);
  if (escolhida === null) return [...padrao];
  const { campo, decrescente } = escolhida;
  return [decrescente ? sql`${campo} desc` : sql`${campo} asc`, ...padrao];
}
