import { type Log, silentLog } from '@instrutoria/postgres-embutido/log.ts';
import pg from 'pg';
import type { Database } from './connection/connection.ts';
import { MIGRATIONS, type Migration, readMigrations } from './migration-files.ts';
import './pg-types.ts';
import { StartupError } from './connection/startup-error.ts';

/** An arbitrary fixed number: one process migrates and the others wait (T-H4). */
const LOCK = 7_146_503_218;
const PATIENCE = '10min';

/**
 * Migrates to this code's version and returns the names of the applied migrations. Several processes may call
 * it at once. Throws StartupError when a migration fails (rolled back whole), when the database is newer than
 * this code (T-H5), or when it holds other tables.
 */
export async function migrate(
  database: Pick<Database, 'connection'>,
  { folder = MIGRATIONS, log = silentLog }: { folder?: string; log?: Pick<Log, 'info' | 'error'> } = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ ...database.connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // the query in flight reports it
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`);
    await client.query(`set lock_timeout = '${PATIENCE}'`);
    await lockMigrations(client);
    const applied = await readApplied(client);
    const pending = pendingOf(migrations, applied);
    for (const migration of pending) {
      await apply(client, migration).catch((error: unknown) => {
        log.error(error instanceof Error ? error.message : String(error));
        throw error;
      });
      log.info(`migração ${migration.nome} aplicada`);
    }
    return pending.map(({ nome }) => nome);
  } finally {
    await client.end(); // ends the session lock too
  }
}

/**
 * Takes the migrations' lock, released with the connection; a restore holds it so that no start comes in
 * between.
 */
export async function lockMigrations(client: pg.Client): Promise<void> {
  // defence: T-H4
  await client.query(`select pg_advisory_lock($1)`, [LOCK]);
}

type Applied = Pick<Migration, 'indice' | 'nome' | 'resumo'>;

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query(
    `select to_regclass('public.migracao') is not null as existe,
       (select string_agg(relname, ', ') from (
          select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')
            and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
          order by c.relname limit 3) alheias) as tabelas`,
  );
  if (!rows[0].existe) {
    if (rows[0].tabelas === null) return [];
    throw new StartupError(
      `O banco de dados já contém tabelas que não são do Instrutoria (${rows[0].tabelas}). Nada foi alterado; ` +
        'use um banco vazio ou restaure uma cópia de segurança.',
    );
  }
  const applied = await client.query<Applied>(
    `select indice, nome, resumo from public.migracao order by indice`,
  );
  return applied.rows;
}

/**
 * The migrations to apply. Throws StartupError when the applied ones are no beginning of this code's list.
 */
function pendingOf(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  applied.forEach((done, position) => {
    const known = migrations[position];
    // defence: T-H5
    if (known === undefined) {
      throw new StartupError(
        `O banco de dados é de uma versão mais nova do Instrutoria (migração ${done.nome}). ` +
          'Instale essa versão ou uma posterior; nada foi alterado.',
      );
    }
    if (known.indice !== done.indice || known.nome !== done.nome || known.resumo !== done.resumo) {
      throw new StartupError(
        `A migração ${done.nome}, aplicada a este banco de dados, não é a desta versão do Instrutoria ` +
          `(${known.nome}). Nada foi alterado.`,
      );
    }
  });
  return migrations.slice(applied.length);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  // defence: T-H5
  await client.query('begin');
  try {
    await applyInTransaction(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // a lost connection rolls back by itself
    const why = error instanceof Error ? withoutValues(error) : String(error);
    throw new StartupError(`A migração ${migration.nome} falhou e foi desfeita por inteiro: ${why}`, {
      cause: error,
    });
  }
}

/** The error is logged, and a data exception (class 22) quotes a value of somebody's row. */
function withoutValues(error: Error): string {
  const quotes = error instanceof pg.DatabaseError && error.code?.startsWith('22');
  return quotes ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message;
}

/** Applies a migration in the caller's transaction; it must be the next one. */
export async function applyInTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(`create table if not exists public.migracao
    (indice integer primary key, nome text not null, resumo text not null, aplicada_em timestamptz not null default now())`);
  for (const comando of migration.comandos) await client.query(comando);
  await client.query(`insert into public.migracao (indice, nome, resumo) values ($1, $2, $3)`, [
    migration.indice,
    migration.nome,
    migration.resumo,
  ]);
}
