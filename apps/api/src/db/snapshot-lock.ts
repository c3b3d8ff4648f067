import type pg from 'pg';
import { type Sender, single } from './query.ts';
import { sql } from './sql.ts';

/**
 * Any fixed number. A backup holds it shared until its last file is read; who removes files takes it alone
 * first, and does not remove while it is held (T-H6).
 */
export const SNAPSHOT_LOCK = 3_805_117_642;

/** Before the snapshot's transaction; ends with the connection. */
export async function holdSnapshot(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [SNAPSHOT_LOCK]);
}

/**
 * Whether a backup reads files now; if not, none begins before this transaction ends. Another remover looks
 * like a backup: the next cleaning does the rest.
 */
export async function snapshotHeld(tx: Sender): Promise<boolean> {
  const { free } = await single<{ free: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${SNAPSHOT_LOCK}) as free`,
  );
  return !free;
}
