import type pg from 'pg';
import { qualified, quoted, type Table } from './catalogue.ts';

/** Inserts dumpTable's rows in their order; identity columns keep their values. */
export async function insertRows(
  client: pg.Client,
  { nome, colunas }: Table,
  lines: readonly string[],
): Promise<void> {
  const names = colunas.map((column) => quoted(column.nome)).join(', ');
  const values = colunas.map(({ tipo }, position) => `(r->>${position})::${tipo}`).join(', ');
  await client.query(
    `insert into ${qualified(nome)} (${names}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) as linhas (r)`,
    [`[${lines.join(',')}]`],
  );
}

/** Inserts lines in batches; `end` inserts the rest. */
export function loader(client: pg.Client, table: Table) {
  let lines: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    const batch = lines;
    lines = [];
    size = 0;
    await insertRows(client, table, batch);
  };
  return {
    async add(line: string): Promise<void> {
      lines.push(line);
      size += line.length;
      if (size > 512 * 1024 || lines.length >= 2_000) await flush();
    },
    end: flush,
  };
}
