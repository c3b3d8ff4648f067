import type pg from 'pg';

/** Whatever statements can be sent to: a pool, a connection, a lane; drizzle's view of each holds it. */
export interface Sender {
  readonly $client: {
    query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>>;
  };
}

/**
 * Sends a constant text with its values, and answers its rows. It is on its way when the call returns: statements of
 * one transaction that do not need each other's answers are sent one after another and awaited together, in the order
 * in which they were sent, and cost one round trip. Drizzle puts its text together anew at every call and sends it some
 * turns later, in no fixed order.
 */
export async function send<R extends pg.QueryResultRow>(
  { $client }: Sender,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const named = { text, values: [...values], types: undefined };
  const { rows } = await $client.query<R>(named);
  return rows;
}
