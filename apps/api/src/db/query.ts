import type pg from 'pg';
import type { Sql } from './sql.ts';
import { createStatementNames } from './statement-names.ts';

/** What statements are sent to: the pool, a transaction, the lane. */
export interface Sender {
  readonly $client: {
    query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>>;
  };
}

/** One for the process, so that a name always stands for the same text. */
export const names = createStatementNames();

function send<Row>({ $client }: Sender, { text, values }: Sql) {
  return $client.query<Row & pg.QueryResultRow>({ text, values: [...values], name: names.nameOf(text) });
}

/**
 * The rows of a statement; its columns are the fields of `Row`. It is on its way when the call returns: statements of one
 * transaction that do not need each other's answers are awaited together, and run in the order of their sending.
 */
export async function many<Row>(db: Sender, statement: Sql): Promise<Row[]> {
  const { rows } = await send<Row>(db, statement);
  return rows;
}

/** The first row; null when there is none. */
export async function one<Row>(db: Sender, statement: Sql): Promise<Row | null> {
  const [row] = await many<Row>(db, statement);
  return row ?? null;
}

/** The row of a statement that always has one: a count, an insert that returns. */
export async function single<Row>(db: Sender, statement: Sql): Promise<Row> {
  const row = await one<Row>(db, statement);
  if (row === null) throw new Error('the statement answered no row');
  return row;
}

/** How many rows the statement wrote or found. */
export async function run(db: Sender, statement: Sql): Promise<number> {
  const { rowCount } = await send(db, statement);
  return rowCount ?? 0;
}
