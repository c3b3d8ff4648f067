import type { Sender } from '../db/query.ts';
import { columnOf } from '../db/sql.ts';
import type { NewRow, Row, Table } from '../db/tables.gerada.ts';

/**
 * Helpers that insert and find rows in one table at a time, by fields equal to these values. Tests write all
 * other SQL themselves, with db/sql.ts.
 */

/** Each field has this value; for a list, one of these. */
type Where<T extends Table> = {
  readonly [Field in keyof Row<T>]?: Row<T>[Field] | readonly NonNullable<Row<T>[Field]>[];
};

/** A test's application, its database, or a transaction. */
type In = Sender | { readonly deps: { readonly database: { readonly db: Sender } } };

/** Sorted by the field `by`, then by the first column. */
export async function rowsOf<T extends Table>(
  app: In,
  table: T,
  where: Where<T> = {},
  by?: keyof Row<T> & string,
): Promise<Row<T>[]> {
  const [condition, values] = conditions(where);
  const order = by === undefined ? '1' : `${quoted(by)}, 1`;
  return ask<T>(app, `select * from ${quoted(table)} ${condition} order by ${order}`, values);
}

/** The first of them, if there is one. */
export async function findRow<T extends Table>(
  app: In,
  table: T,
  where: Where<T>,
): Promise<Row<T> | undefined> {
  return (await rowsOf(app, table, where))[0];
}

/** The first of them; throws when there is none. */
export async function rowOf<T extends Table>(app: In, table: T, where: Where<T>): Promise<Row<T>> {
  return required(await findRow(app, table, where), table);
}

export async function countOf<T extends Table>(app: In, table: T, where: Where<T> = {}): Promise<number> {
  const [condition, values] = conditions(where);
  const text = `select count(*) as n from ${quoted(table)} ${condition}`;
  const { rows } = await senderOf(app).query<{ n: number }>({ text, values });
  return required(rows[0], table).n;
}

/** Inserts one record and returns its row. */
export async function insertInto<T extends Table>(app: In, table: T, record: NewRow<T>): Promise<Row<T>> {
  const [row] = await insertAll(app, table, [record]);
  return required(row, table);
}

export async function insertAll<T extends Table>(
  app: In,
  table: T,
  records: readonly NewRow<T>[],
): Promise<Row<T>[]> {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const values: unknown[] = [];
  const lists = records.map((record) => {
    const given = new Map(Object.entries(record));
    const cells = fields.map((field) => {
      const value: unknown = given.get(field);
      return value === undefined ? 'default' : `$${values.push(value)}`;
    });
    return `(${cells.join(', ')})`;
  });
  const into = `${quoted(table)} (${fields.map(quoted).join(', ')})`;
  return ask<T>(app, `insert into ${into} values ${lists.join(', ')} returning *`, values);
}

/** Sets these fields in every matching row and returns the rows. */
export async function updateRows<T extends Table>(
  app: In,
  table: T,
  set: Partial<NewRow<T>>,
  where: Where<T>,
): Promise<Row<T>[]> {
  const fields = Object.entries<unknown>(set);
  const assigned = fields.map(([field], i) => `${quoted(field)} = $${i + 1}`);
  const [condition, values] = conditions(where, fields.length);
  const text = `update ${quoted(table)} set ${assigned.join(', ')} ${condition} returning *`;
  return ask<T>(app, text, [...fields.map(([, value]) => value), ...values]);
}

export async function deleteRows<T extends Table>(app: In, table: T, where: Where<T>): Promise<void> {
  const [condition, values] = conditions(where);
  await senderOf(app).query({ text: `delete from ${quoted(table)} ${condition}`, values });
}

function conditions(where: object, given = 0): readonly [text: string, values: unknown[]] {
  const values: unknown[] = [];
  const asked = Object.entries(where).map(([field, value]: [string, unknown]) => {
    if (value === undefined) throw new Error(`asked for ${field}: undefined`);
    if (value === null) return `${quoted(field)} is null`;
    const parameter = `$${given + values.push(value)}`;
    return `${quoted(field)} = ${Array.isArray(value) ? `any(${parameter})` : parameter}`;
  });
  return [asked.length === 0 ? '' : `where ${asked.join(' and ')}`, values];
}

async function ask<T extends Table>(app: In, text: string, values: unknown[]): Promise<Row<T>[]> {
  const { rows } = await senderOf(app).query<Record<string, unknown>>({ text, values });
  return rows.map((row) => {
    const fields = Object.entries(row).map(([column, value]) => [fieldOf(column), value]);
    return Object.fromEntries(fields) as Row<T>;
  });
}

function senderOf(app: In): Sender {
  return 'deps' in app ? app.deps.database.db : app;
}

const quoted = (field: string) => `"${columnOf(field)}"`;
const fieldOf = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function required<T>(row: T | undefined, table: string): T {
  if (row === undefined) throw new Error(`no such row of ${table}`);
  return row;
}
