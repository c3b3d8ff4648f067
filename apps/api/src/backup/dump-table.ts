import type { TypedClient } from '../db/pg-types.ts';
import { qualified, quoted, type Table } from './catalogue.ts';
import { RowSum } from './row-sum.ts';

/** Characters of one batch, about: what one fetch costs the server stays small, however wide the rows. */
const BATCH = 512 * 1024;
const MOST_ROWS = 2_000;

/** The rows of a table in batches, each a JSON array of texts and nulls on a line; adds them to `sum`. */
export async function* dumpTable(
  client: TypedClient,
  table: Table,
  sum = new RowSum(),
): AsyncGenerator<string> {
  const values = table.colunas.map(({ nome }) => `${quoted(nome)}::text`).join(', ');
  await client.query(
    `declare copia no scroll cursor for select to_json(array[${values}]::text[])::text as linha from ${qualified(table.nome)}`,
  );
  let take = 50;
  for (;;) {
    const { rows } = await client.query<{ linha: string }>(`fetch ${take} from copia`);
    let text = '';
    for (const { linha } of rows) {
      sum.add(linha);
      text += `${linha}\n`;
    }
    if (text !== '') yield text;
    if (rows.length < take) break;
    take = Math.max(1, Math.min(MOST_ROWS, Math.round((take * BATCH) / text.length)));
  }
  await client.query('close copia');
}
