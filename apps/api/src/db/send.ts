import type pg from 'pg';
import type { Sender } from './query.ts';

export type { Sender };

/** What is left of statements as plain text; see query.ts. */
export async function send<R extends pg.QueryResultRow>(
  { $client }: Sender,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const named = { text, values: [...values], types: undefined };
  const { rows } = await $client.query<R>(named);
  return rows;
}
