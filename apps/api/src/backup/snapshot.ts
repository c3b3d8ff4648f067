import { BackupError } from '@instrutoria/copia-de-seguranca/backup-error.ts';
import {
  type AppliedMigration,
  type FileSum,
  FORMATO,
  type TableSum,
  type Totals,
} from '@instrutoria/copia-de-seguranca/format.ts';
import { fileLines, line, tableLines } from '@instrutoria/copia-de-seguranca/lines.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type pg from 'pg';
import type { FileStorage } from '../adapters/files/file-storage.ts';
import { lerFilas } from '../adapters/mail/filas.ts';
import type { Database } from '../db/connection/connection.ts';
import { holdSnapshot } from '../db/snapshot-lock.ts';
import { qualified, readSequences, readTables } from './catalogue.ts';
import { dumpTable } from './dump-table.ts';
import { readSecret, SECRET_TABLE } from './secret.ts';

export interface Source {
  readonly client: pg.Client;
  readonly mode: Database['mode'];
  readonly dataDir: string;
  readonly storage: FileStorage;
  /** Only an encrypted backup contains the secret. */
  readonly withSecret: boolean;
}

/**
 * All data of an installation at one instant, in the order of the format; returns the totals. Readers and
 * writers are not blocked: the transaction takes no lock that they need, and reads in small batches (T-H6).
 */
export async function* snapshot(source: Source): AsyncGenerator<string | Buffer, Totals> {
  const { client, storage } = source;
  await holdSnapshot(client);
  // defence: T-H6
  await client.query('begin isolation level repeatable read, read only');
  yield line(await header(client));
  const tabelas: Record<string, TableSum> = {};
  for (const table of await readTables(client)) {
    if (table.nome === SECRET_TABLE) continue;
    const columns = table.colunas.map(({ nome }) => nome);
    tabelas[table.nome] = yield* tableLines(table.nome, columns, dumpTable(client, table));
  }
  // Sequences are outside the snapshot; read after it, none is behind its rows.
  const sequences = await readSequences(client);
  for (const sequencia of sequences) {
    const { rows } = await client.query<{ valor: string; usada: boolean }>(
      `select last_value::text as valor, is_called as usada from ${qualified(sequencia)}`,
    );
    for (const { valor, usada } of rows) yield line({ sequencia, valor, usada });
  }
  const segredo = source.withSecret ? await readSecret(client, source.mode, source.dataDir) : null;
  if (segredo !== null) yield line({ segredo });
  const emails = await lerFilas(client);
  for (const email of emails) yield line({ email });
  const files = yield* storedFiles(client, storage);
  await client.query('commit');
  const fim = { tabelas, sequencias: sequences.length, emails: emails.length, ...files };
  yield line({ fim });
  return fim;
}

async function header(client: pg.Client) {
  const { rows } = await client.query<{ existe: boolean; postgres: string }>(
    `select to_regclass('public.migracao') is not null as existe, current_setting('server_version') as postgres`,
  );
  if (rows[0]?.existe !== true) {
    throw new BackupError('Este banco de dados ainda não tem o Instrutoria: não há o que copiar.');
  }
  const applied = await client.query<AppliedMigration>(
    `select indice, nome, resumo from public.migracao order by indice`,
  );
  return {
    instrutoria: 'backup' as const,
    formato: FORMATO,
    criadoEm: new Date().toISOString(),
    postgres: rows[0].postgres,
    migracoes: applied.rows,
  };
}

type FileTotals = Pick<Totals, 'arquivos' | 'bytes' | 'ausentes' | 'alterados'>;

async function* storedFiles(
  client: pg.Client,
  storage: FileStorage,
): AsyncGenerator<string | Buffer, FileTotals> {
  let arquivos = 0;
  let bytes = 0;
  const ausentes: string[] = [];
  const alterados: string[] = [];
  await client.query(
    // Read through JSON, because an earlier version has no such column.
    `declare guardados no scroll cursor for select a.referencia, a.tamanho, a.sha256 from public.arquivo a
      where to_jsonb(a) ->> 'eliminado_em' is null`,
  );
  for (;;) {
    const { rows } = await client.query<{ referencia: string; tamanho: number; sha256: string }>(
      `fetch 500 from guardados`,
    );
    for (const { referencia, tamanho, sha256 } of rows) {
      const file = yield* storedFile(storage, referencia);
      if (file === null) {
        ausentes.push(referencia);
        continue;
      }
      arquivos += 1;
      bytes += file.tamanho;
      if (file.tamanho !== tamanho || file.sha256 !== sha256) alterados.push(referencia);
    }
    if (rows.length === 0) return { arquivos, bytes, ausentes, alterados };
  }
}

/** Yields a file; returns null, without output, when it is missing. */
async function* storedFile(
  storage: FileStorage,
  key: string,
): AsyncGenerator<string | Buffer, FileSum | null> {
  const bytes = await storage.read(key).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'naoEncontrado') return null;
    throw error;
  });
  return bytes === null ? null : yield* fileLines(key, bytes);
}
