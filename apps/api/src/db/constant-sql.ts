import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { CASING } from './connection.ts';

/**
 * The same SQL, its text written out once and for all: drizzle puts a template together anew at every call, which for
 * a long one costs more than reading its answer. Throws for SQL that holds values.
 */
export function constantSql(fragment: SQL): SQL {
  return sql.raw(constantText(fragment));
}

/** The text itself, for `send`; its values stand as $1, $2. Throws for SQL that holds values. */
export function constantText(fragment: SQL): string {
  const { sql: text, params } = new PgDialect({ casing: CASING }).sqlToQuery(fragment);
  if (params.length > 0) throw new Error('constant SQL holds no values');
  return text;
}

/** `select <every column, named as in the schema> from <table>`, to be followed by its where. */
export function selectFrom(table: PgTable): SQL {
  const columns = Object.entries(getTableColumns(table)).map(
    ([key, column]) => sql`${column} as ${sql.identifier(key)}`,
  );
  return constantSql(sql`select ${sql.join(columns, sql`, `)} from ${table}`);
}

/** From a key of the schema to its column, ready to stand in SQL. Throws for a key that the table has not. */
export function columnNames(table: PgTable): (key: string) => string {
  const dialect = new PgDialect({ casing: CASING });
  const names = new Map(
    Object.entries(getTableColumns(table)).map(([key, column]) => {
      const { sql: text } = dialect.sqlToQuery(sql`${column}`);
      return [key, text.slice(text.lastIndexOf('.') + 1)] as const;
    }),
  );
  return (key) => {
    const name = names.get(key);
    if (name === undefined) throw new Error(`no column ${key}`);
    return name;
  };
}
