import type pg from 'pg';

/** One statement as the application sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Set when it was sent as a named prepared statement. */
  readonly name: string | null;
  readonly rowMode: 'array' | null;
}

type Client = Pick<pg.Pool | pg.PoolClient, 'query'>;

function send(client: Client, { text, values, name, rowMode }: Statement): Promise<pg.QueryResult> {
  return client.query({
    text,
    values: [...values],
    ...(name === null ? {} : { name }),
    ...(rowMode === null ? {} : { rowMode }),
  } as pg.QueryConfig);
}

/** Sends the statements in order, a transaction's on one connection, and answers the rows of the last SELECT. */
export async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[]> {
  let rows: unknown[] = [];
  let client: pg.PoolClient | null = null;
  try {
    for (const statement of statements) {
      if (statement.text === 'BEGIN') client = await pool.connect();
      const result = await send(client ?? pool, statement);
      if (result.command === 'SELECT') rows = result.rows;
      if (statement.text === 'COMMIT') {
        client?.release();
        client = null;
      }
    }
    return rows;
  } finally {
    client?.release(true);
  }
}
