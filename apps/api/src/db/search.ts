import { join, type Sql, sql } from './sql.ts';

/** What is looked for, already NFC by the contract, with its marks taken literally. */
const literal = (busca: string) => busca.replace(/[\\%_]/g, (c) => `\\${c}`);

const parece = (column: Sql, padrao: string) => sql`sem_acento(${column}) ilike sem_acento(${padrao})`;

/** Whether any of the columns holds the text, accents and case apart (T-C7). */
export function semAcentos(columns: readonly Sql[], busca: string): Sql {
  const padrao = `%${literal(busca)}%`;
  return sql`(${join(
    columns.map((column) => parece(column, padrao)),
    ' or ',
  )})`;
}

/**
 * How near a found column is, to order by: 0 when it begins with the text, 1 when one of its words does, 2 inside a
 * word; accents and case apart.
 */
export function proximidade(column: Sql, busca: string): Sql {
  const comeco = `${literal(busca.trim())}%`;
  return sql`case when ${parece(column, comeco)} then 0 when ${parece(column, `% ${comeco}`)} then 1 else 2 end`;
}
