import { damaged } from '@instrutoria/copia-de-seguranca/backup-error.ts';
import type { TableSum, Totals } from '@instrutoria/copia-de-seguranca/format.ts';
import type { OpenedBackup } from '@instrutoria/copia-de-seguranca/open.ts';
import { RowSum } from '@instrutoria/copia-de-seguranca/row-sum.ts';
import type pg from 'pg';
import type { EmailNaFila } from '../adapters/mail/filas.ts';
import { qualified, readSequences, readTables, type Table } from './catalogue.ts';
import { dumpTable } from './dump-table.ts';
import { type FilesTarget, restoreFile } from './restore-file.ts';
import { emptyTables, restoreTable } from './restore-tables.ts';
import { SECRET_TABLE } from './secret.ts';

export interface Restored {
  readonly totals: Totals;
  readonly emails: readonly EmailNaFila[];
  readonly segredo: string | null;
  readonly alheias: readonly string[];
}

/**
 * Restores everything after the header, in the caller's transaction. Throws BackupError when anything is
 * missing or differs: the tables are read back and compared with the backup's sums.
 */
export async function restoreRecords(
  client: pg.Client,
  records: OpenedBackup['records'],
  files: FilesTarget,
): Promise<Restored> {
  const tables = new Map((await readTables(client)).map((table) => [table.nome, table]));
  tables.delete(SECRET_TABLE);
  await emptyTables(client, [...tables.values()]);
  const sequences = new Set(await readSequences(client));
  const read: Record<string, TableSum> = {};
  const alheias: string[] = [];
  const emails: EmailNaFila[] = [];
  let segredo: string | null = null;
  let sequencias = 0;
  let arquivos = 0;
  let bytes = 0;
  for (;;) {
    const next = await records.line();
    if ('tabela' in next) {
      const table = tables.get(next.tabela);
      if (table === undefined) alheias.push(next.tabela);
      read[next.tabela] = await restoreTable(client, records, next, table);
    } else if ('sequencia' in next) {
      sequencias += 1;
      if (sequences.delete(next.sequencia)) {
        await client.query(`select setval($1::regclass, $2::bigint, $3)`, [
          qualified(next.sequencia),
          next.valor,
          next.usada,
        ]);
      }
    } else if ('segredo' in next) {
      segredo = next.segredo;
    } else if ('email' in next) {
      emails.push(next.email);
    } else if ('arquivo' in next) {
      bytes += await restoreFile(records, next.arquivo, files);
      arquivos += 1;
    } else if ('fim' in next) {
      const found = { tabelas: read, sequencias, emails: emails.length, arquivos, bytes };
      compare(next.fim, { ...next.fim, ...found });
      const missing = [...tables.keys()].filter((nome) => read[nome] === undefined);
      if (missing.length + sequences.size > 0)
        throw damaged(`falta ${[...missing, ...sequences].join(', ')}`);
      await records.end();
      await files.lanes.end();
      await compareTables(client, [...tables.values()], read);
      return { totals: next.fim, emails, segredo, alheias };
    } else {
      throw damaged('há uma linha inesperada');
    }
  }
}

function compare(wanted: unknown, found: unknown): void {
  if (JSON.stringify(wanted) !== JSON.stringify(found)) throw damaged('os totais não conferem');
}

/** Compares what is stored, not what was sent. */
async function compareTables(
  client: pg.Client,
  tables: readonly Table[],
  wanted: Readonly<Record<string, TableSum>>,
): Promise<void> {
  for (const table of tables) {
    const sum = new RowSum();
    for await (const rows of dumpTable(client, table)) for (const row of rows) sum.add(row);
    const { linhas, soma } = wanted[table.nome] ?? { linhas: -1, soma: '' };
    if (sum.rows !== linhas || sum.text() !== soma) {
      throw damaged(`a tabela ${table.nome}, lida de volta, não é a da cópia`);
    }
  }
}
