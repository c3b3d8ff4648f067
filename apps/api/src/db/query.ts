import type pg from 'pg';
import type { Sql } from './sql.ts';

export interface Sender {
  query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>>;
}

/** A limit, because each name keeps a plan in every connection. */
const MOST_NAMES = 200;
/** Executions before a text gets a name, since a list of each length is another text. */
const FREQUENT = 5;
const MOST_COUNTED = 1000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

/**
 * The name by which PostgreSQL prepares a frequent statement, once per connection: planning the joins of a
 * whole project costs more than running them. One list for the process, so that a name always means the same
 * text.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (count < FREQUENT) {
    if (counts.size >= MOST_COUNTED) counts.clear();
    counts.set(text, count);
    return undefined;
  }
  counts.delete(text);
  const name = `q${names.size + 1}`;
  names.set(text, name);
  return name;
}

function ask<Row>(db: Sender, { text, values }: Sql) {
  return db.query<Row & pg.QueryResultRow>({ text, values: [...values], name: nameOf(text) });
}

/**
 * Sends the statement when called: statements of one transaction may be awaited together, and run in order.
 */
export async function many<Row>(db: Sender, statement: Sql): Promise<Row[]> {
  const { rows } = await ask<Row>(db, statement);
  return rows;
}

export async function one<Row>(db: Sender, statement: Sql): Promise<Row | null> {
  const [row] = await many<Row>(db, statement);
  return row ?? null;
}

/** Runs a statement that always returns one row. */
export async function single<Row>(db: Sender, statement: Sql): Promise<Row> {
  const row = await one<Row>(db, statement);
  if (row === null) throw new Error('the statement answered no row');
  return row;
}

export async function run(db: Sender, statement: Sql): Promise<number> {
  const { rowCount } = await ask(db, statement);
  return rowCount ?? 0;
}
