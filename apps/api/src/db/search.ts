import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether any of the columns holds the text, accents and case apart (T-C7). */
export function semAcentos(columns: readonly (PgColumn | SQL)[], busca: string): SQL {
  const padrao = `%${busca.normalize('NFC').replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
  const alternativas = columns.map((column) => sql`sem_acento(${column}) ilike sem_acento(${padrao})`);
  return sql`(${sql.join(alternativas, sql` or `)})`;
}

/** `and (…)` of the same for SQL by hand; empty when nothing is looked for. */
export function contemTexto(columns: readonly SQL[], busca: string | undefined): SQL {
  return busca === undefined ? sql`` : sql`and ${semAcentos(columns, busca)}`;
}
