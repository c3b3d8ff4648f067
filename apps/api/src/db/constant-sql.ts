import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { CASING } from './connection.ts';

/**
 * The same SQL, its text written out once and for all: drizzle puts a template together anew at every call, which for
 * a long one costs more than reading its answer. Throws for SQL that holds values.
 */
export function constantSql(fragment: SQL): SQL {
  const { sql: text, params } = new PgDialect({ casing: CASING }).sqlToQuery(fragment);
  if (params.length > 0) throw new Error('constant SQL holds no values');
  return sql.raw(text);
}

/** `select <every column, named as in the schema> from <table>`, to be followed by its where. */
export function selectFrom(table: PgTable): SQL {
  const columns = Object.entries(getTableColumns(table)).map(
    ([key, column]) => sql`${column} as ${sql.identifier(key)}`,
  );
  return constantSql(sql`select ${sql.join(columns, sql`, `)} from ${table}`);
}
