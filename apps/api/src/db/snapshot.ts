import type pg from 'pg';
import type { Database } from './connection/connection.ts';
import { many, type Sender, single } from './query.ts';
import { type Sql, sql } from './sql.ts';

/** Rows per piece: a millisecond or two of work. */
const PIECE = 250;

/** One state of the database, for reads of more rows than memory should hold. */
export interface Snapshot extends Sender {
  /**
   * A function that returns the next rows of the statement at each call, at most `piece`; none at the end.
   */
  cursor<Row>(statement: Sql, piece?: number): Promise<() => Promise<Row[]>>;
  /** Cancels a running statement and releases the connection; may be called twice. */
  close(): Promise<void>;
}

/** Holds one connection of the pool until `close`, which the caller must call. */
export async function openSnapshot({ pool }: Pick<Database, 'pool'>): Promise<Snapshot> {
  const client = await pool.connect();
  let running = 0;
  let cursors = 0;
  let closing: Promise<void> | undefined;

  async function query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    if (closing !== undefined) throw new Error('the snapshot is closed');
    running += 1;
    try {
      return await client.query<R>(config);
    } finally {
      running -= 1;
    }
  }

  async function end(): Promise<void> {
    let broken = false;
    // A connection that cannot roll back is closed, which rolls back.
    const spoiled = (): void => {
      broken = true;
    };
    if (running > 0 && pid !== 0) await many(pool, sql`select pg_cancel_backend(${pid})`).catch(spoiled);
    await client.query('ROLLBACK').catch(spoiled);
    client.release(broken);
  }
  const close = (): Promise<void> => {
    closing ??= end();
    return closing;
  };

  const db: Sender = { query };
  let pid = 0;
  try {
    const [, , meu] = await Promise.all([
      query({ text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' }),
      // All rows will be read, so a plan that is best for the first few is not wanted.
      query({ text: 'SET LOCAL cursor_tuple_fraction = 1' }),
      single<{ pid: number }>(db, sql`select pg_backend_pid() as pid`),
    ]);
    pid = meu.pid;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    query,
    close,
    async cursor<Row>(statement: Sql, piece = PIECE) {
      cursors += 1;
      const name = `c${cursors}`;
      await query({
        text: `declare ${name} no scroll cursor for ${statement.text}`,
        values: [...statement.values],
      });
      return async () => (await query<Row & pg.QueryResultRow>({ text: `fetch ${piece} from ${name}` })).rows;
    },
  };
}

/** Rows of a separate snapshot, counted before the first. */
export interface Pieces<Row> {
  readonly quantas: number;
  /** The next rows; none at the end. */
  proximas(): Promise<readonly Row[]>;
  /** Stops the reading anywhere; may be called twice. */
  fechar(): Promise<void>;
}

/**
 * Reads the first piece immediately, so that a failing statement refuses the call instead of breaking off its
 * answer.
 */
export async function readInPieces<Row>(
  database: Pick<Database, 'pool'>,
  open: (snapshot: Snapshot) => Promise<Pick<Pieces<Row>, 'proximas' | 'quantas'>>,
): Promise<Pieces<Row>> {
  const snapshot = await openSnapshot(database);
  try {
    const { quantas, proximas } = await open(snapshot);
    let primeiras: readonly Row[] | null = await proximas();
    return {
      quantas,
      async proximas() {
        const lidas = primeiras;
        primeiras = null;
        return lidas ?? (await proximas());
      },
      fechar: snapshot.close,
    };
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}

/** How many rows there are, and their pieces in order: what a sheet needs before its first row. */
export async function countedRows<Row>(
  snapshot: Snapshot,
  { columns, from, order }: { readonly columns: Sql; readonly from: Sql; readonly order: Sql },
) {
  const { total } = await single<{ total: number }>(snapshot, sql`select count(*) as total ${from}`);
  const proximas = await snapshot.cursor<Row>(sql`select ${columns} ${from} order by ${order}`);
  return { quantas: total, proximas };
}
