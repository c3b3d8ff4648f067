import type pg from 'pg';
import type { Sql } from './sql.ts';
import { createStatementNames } from './statement-names.ts';

export interface Sender {
  query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>>;
}

/** One for the process, so that a name always means the same text. */
const names = createStatementNames();

function ask<Row>(db: Sender, { text, values }: Sql) {
  return db.query<Row & pg.QueryResultRow>({ text, values: [...values], name: names.nameOf(text) });
}

/** Sent when the call returns: statements of one transaction may be awaited together, and run in order. */
export async function many<Row>(db: Sender, statement: Sql): Promise<Row[]> {
  const { rows } = await ask<Row>(db, statement);
  return rows;
}

export async function one<Row>(db: Sender, statement: Sql): Promise<Row | null> {
  const [row] = await many<Row>(db, statement);
  return row ?? null;
}

/** For statements that always give a row. */
export async function single<Row>(db: Sender, statement: Sql): Promise<Row> {
  const row = await one<Row>(db, statement);
  if (row === null) throw new Error('the statement answered no row');
  return row;
}

export async function run(db: Sender, statement: Sql): Promise<number> {
  const { rowCount } = await ask(db, statement);
  return rowCount ?? 0;
}
