import type pg from 'pg';
import { qualified, quoted, type Table } from './catalogue.ts';

/** About this many characters per batch, so that a fetch stays small however wide the rows are. */
const BATCH = 512 * 1024;
const MOST_ROWS = 2_000;

/** Dumps in batches, each row as a JSON array of texts and nulls. */
export async function* dumpTable(client: pg.Client, table: Table): AsyncGenerator<readonly string[]> {
  const values = table.colunas.map(({ nome }) => `${quoted(nome)}::text`).join(', ');
  await client.query(
    `declare copia no scroll cursor for select to_json(array[${values}]::text[])::text as linha from ${qualified(table.nome)}`,
  );
  let take = 50;
  for (;;) {
    const { rows } = await client.query<{ linha: string }>(`fetch ${take} from copia`);
    const batch = rows.map(({ linha }) => linha);
    if (batch.length > 0) yield batch;
    if (rows.length < take) break;
    const characters = batch.reduce((sum, linha) => sum + linha.length + 1, 0);
    take = Math.max(1, Math.min(MOST_ROWS, Math.round((take * BATCH) / characters)));
  }
  await client.query('close copia');
}
