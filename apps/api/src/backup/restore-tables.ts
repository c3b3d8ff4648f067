import type { TypedClient } from '../db/pg-types.ts';
import { damaged } from './backup-error.ts';
import { qualified, type Table } from './catalogue.ts';
import type { TableSum } from './format.ts';
import { loader } from './load-table.ts';
import { parseLine, type Records } from './records.ts';
import { RowSum } from './row-sum.ts';

/** The target's columns in the backup's order. Throws BackupError unless both have the same. */
function columnsAs(table: Table, colunas: readonly string[]): Table {
  const known = new Map(table.colunas.map((column) => [column.nome, column]));
  const chosen = colunas.flatMap((nome) => known.get(nome) ?? []);
  if (chosen.length !== table.colunas.length || chosen.length !== colunas.length) {
    throw damaged(`as colunas da tabela ${table.nome} não são as desta versão`);
  }
  return { nome: table.nome, colunas: chosen };
}

/**
 * Reads the rows of one table, up to its end, into the target; without a `table` they are only counted. Answers the
 * sum, which the backup's own must equal.
 */
export async function restoreTable(
  client: TypedClient,
  records: Records,
  start: { readonly tabela: string; readonly colunas: readonly string[] },
  table: Table | undefined,
): Promise<TableSum> {
  const sum = new RowSum();
  const load = table === undefined ? undefined : loader(client, columnsAs(table, start.colunas));
  for (;;) {
    const text = await records.text();
    if (text.startsWith('[')) {
      sum.add(text);
      await load?.add(text);
      continue;
    }
    await load?.end();
    const end = parseLine(text);
    const read = { linhas: sum.rows, soma: sum.text() };
    const ends = 'fimDaTabela' in end && end.fimDaTabela === start.tabela;
    if (!ends || end.linhas !== read.linhas || end.soma !== read.soma) {
      throw damaged(`as linhas da tabela ${start.tabela} não conferem`);
    }
    return read;
  }
}

/** Empties every table: what migrations put there is in the backup, as it was in the end. */
export async function emptyTables(client: TypedClient, tables: readonly Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ nome }) => qualified(nome)).join(', ')}`);
}
