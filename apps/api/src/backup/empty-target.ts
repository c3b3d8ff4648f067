import { BackupError } from '@instrutoria/copia-de-seguranca/backup-error.ts';
import type pg from 'pg';

/** Throws BackupError when there is any table, ours or another, or a queued mail. */
export async function refuseUnlessEmpty(client: pg.Client, what: string): Promise<void> {
  const { rows } = await client.query<{ nossas: boolean; tabelas: string | null; fila: boolean }>(
    `select to_regclass('public.migracao') is not null as nossas, to_regclass('pgboss.job') is not null as fila,
       (select string_agg(relname, ', ') from (
          select c.relname from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
            and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
          order by c.relname limit 3) alheias) as tabelas`,
  );
  const found = rows[0];
  if (found?.nossas === true) {
    throw new BackupError(
      `${what} já contém uma instalação do Instrutoria. Uma cópia só é restaurada em um lugar vazio; nada foi alterado.`,
    );
  }
  if (found?.tabelas != null) {
    throw new BackupError(`${what} não está vazio (contém ${found.tabelas}). Nada foi alterado.`);
  }
  if (found?.fila !== true) return;
  const jobs = await client.query(`select from pgboss.job limit 1`);
  if (jobs.rowCount !== 0) {
    throw new BackupError(`${what} não está vazio (contém e-mails à espera). Nada foi alterado.`);
  }
}
