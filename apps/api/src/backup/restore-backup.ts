import { mkdir } from 'node:fs/promises';
import type { Header, Totals } from '@instrutoria/copia-de-seguranca/format.ts';
import type pg from 'pg';
import type { FileStorage } from '../adapters/files/file-storage.ts';
import { tempDirOf } from '../adapters/files/temp-dir.ts';
import { type FilasVazias, prepararFilas } from '../adapters/mail/filas.ts';
import type { Database } from '../db/connection/connection.ts';
import { applyInTransaction, lockMigrations } from '../db/migrate.ts';
import { suspendConstraints } from './constraints.ts';
import { refuseUnlessEmpty } from './empty-target.ts';
import { explain } from './explain.ts';
import { Lanes } from './lanes.ts';
import type { OpenedBackup } from './opened-backup.ts';
import type { FilesTarget } from './restore-file.ts';
import { restoreRecords } from './restore-records.ts';
import { writeSecret } from './secret.ts';
import { withSession } from './session.ts';

export interface RestoreOptions {
  readonly database: Database;
  readonly dataDir: string;
  readonly storage: FileStorage;
  readonly backup: OpenedBackup;
  readonly jwtSecret?: string | undefined;
  /** Whether queued mails stay queued; false for a drill, which must not write to people. */
  readonly comEmails: boolean;
}

export interface RestoreDone {
  readonly header: Header;
  readonly totals: Totals;
  readonly emails: number;
  /** Mails that no secret here can open. */
  readonly emailsPerdidos: number;
  readonly comSegredo: boolean;
  readonly alheias: readonly string[];
}

/**
 * Restores a backup into an empty database and storage, at the backup's own version: the caller migrates.
 * Runs in one transaction: a failure leaves the database empty and deletes the files. Throws BackupError.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreDone> {
  return withSession(options.database, async (client) => {
    await lockMigrations(client);
    await refuseUnlessEmpty(client, whatOf(options));
    return inside(client, options, async (files, filas, undo) => {
      for (const migration of options.backup.migrations) await applyInTransaction(client, migration);
      return load(client, { options, files, filas, undo });
    });
  });
}

function whatOf({ database, dataDir }: RestoreOptions): string {
  return database.mode === 'server'
    ? 'O banco de dados de DATABASE_URL'
    : `O banco de dados embutido de ${dataDir}`;
}

type Undo = (() => Promise<void>)[];

async function inside<T>(
  client: pg.Client,
  { database, dataDir, storage }: RestoreOptions,
  work: (files: FilesTarget, filas: FilasVazias, undo: Undo) => Promise<T>,
): Promise<T> {
  const undo: Undo = [];
  const files: FilesTarget = { storage, tempDir: tempDirOf(dataDir), put: [], lanes: new Lanes(8) };
  await mkdir(files.tempDir, { recursive: true, mode: 0o700 });
  const filas = await prepararFilas(database.pool);
  try {
    await client.query('begin');
    const result = await work(files, filas, undo);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // a lost connection rolls back by itself
    await files.lanes.settle();
    for (const step of undo) await step();
    for (const key of files.put) await storage.remove(key);
    await client.query('drop schema if exists pgboss cascade').catch(() => undefined); // empty queues are harmless
    throw explain(error, 'Nada foi restaurado');
  } finally {
    await filas.fechar();
  }
}

interface Loading {
  readonly options: RestoreOptions;
  readonly files: FilesTarget;
  readonly filas: FilasVazias;
  readonly undo: Undo;
}

async function load(client: pg.Client, { options, files, filas, undo }: Loading): Promise<RestoreDone> {
  const putBack = await suspendConstraints(client);
  const { totals, emails, segredo, alheias } = await restoreRecords(client, options.backup.records, files);
  await putBack();
  if (segredo !== null) {
    undo.push(await writeSecret(client, options.database.mode, options.dataDir, segredo));
  }
  const secret = options.jwtSecret ?? segredo;
  const waiting = options.comEmails ? emails : [];
  const returned = secret === null ? 0 : await filas.devolver(client, waiting, Buffer.from(secret, 'utf8'));
  await client.query('analyze');
  return {
    header: options.backup.header,
    totals,
    emails: returned,
    emailsPerdidos: waiting.length - returned,
    comSegredo: segredo !== null,
    alheias,
  };
}
