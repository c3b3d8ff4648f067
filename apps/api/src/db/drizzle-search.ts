import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What is looked for, already NFC by the contract, with its marks taken literally. */
const literal = (busca: string) => busca.replace(/[\\%_]/g, (c) => `\\${c}`);

const parece = (column: PgColumn | SQL, padrao: string) =>
  sql`sem_acento(${column}) ilike sem_acento(${padrao})`;

/** Whether any of the columns holds the text, accents and case apart (T-C7). */
export function semAcentos(columns: readonly (PgColumn | SQL)[], busca: string): SQL {
  const padrao = `%${literal(busca)}%`;
  const alternativas = columns.map((column) => parece(column, padrao));
  return sql`(${sql.join(alternativas, sql` or `)})`;
}

/** `and (…)` of the same for SQL by hand; empty when nothing is looked for. */
export function contemTexto(columns: readonly SQL[], busca: string | undefined): SQL {
  return busca === undefined ? sql`` : sql`and ${semAcentos(columns, busca)}`;
}
