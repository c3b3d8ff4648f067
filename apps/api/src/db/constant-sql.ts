import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
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
