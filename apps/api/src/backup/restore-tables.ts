import { damaged } from '@instrutoria/copia-de-seguranca/backup-error.ts';
import type { TableSum } from '@instrutoria/copia-de-seguranca/format.ts';
import type { OpenedBackup } from '@instrutoria/copia-de-seguranca/open.ts';
import type pg from 'pg';
import { qualified, type Table } from './catalogue.ts';
import { loader } from './load-table.ts';

/** The columns in the backup's order. Throws BackupError unless both have the same columns. */
function columnsAs(table: Table, colunas: readonly string[]): Table {
  const known = new Map(table.colunas.map((column) => [column.nome, column]));
  const chosen = colunas.flatMap((nome) => known.get(nome) ?? []);
  if (chosen.length !== table.colunas.length || chosen.length !== colunas.length) {
    throw damaged(`as colunas da tabela ${table.nome} não são as desta versão`);
  }
  return { nome: table.nome, colunas: chosen };
}

/** Restores one table completely; without a `table` it only counts. Returns the sum for comparison. */
export async function restoreTable(
  client: pg.Client,
  records: OpenedBackup['records'],
  start: { readonly tabela: string; readonly colunas: readonly string[] },
  table: Table | undefined,
): Promise<TableSum> {
  const load = table === undefined ? undefined : loader(client, columnsAs(table, start.colunas));
  return records.rows(start.tabela, load);
}

/** Empties the tables, because the backup contains the rows that migrations inserted, in their last state. */
export async function emptyTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ nome }) => qualified(nome)).join(', ')}`);
}
