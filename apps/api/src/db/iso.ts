import { type Sql, sql } from './sql.ts';

/** The column in ISO 8601, UTC. */
export function iso(coluna: Sql): Sql {
  return sql`to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
