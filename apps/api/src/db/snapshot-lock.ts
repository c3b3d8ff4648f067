import type pg from 'pg';
import { type Sender, single } from './query.ts';
import { sql } from './sql.ts';

/**
 * An arbitrary fixed number. A backup holds this lock shared until it has read its last file; code that
 * deletes files takes it exclusively first, and deletes nothing while it is held (T-H6).
 */
export const SNAPSHOT_LOCK = 3_805_117_642;

/** Taken before the snapshot's transaction; released with the connection. */
export async function holdSnapshot(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [SNAPSHOT_LOCK]);
}

/**
 * Whether a backup reads files now; if not, none can begin before this transaction ends. Another deletion
 * counts as a backup too: the next cleaning does the rest.
 */
export async function snapshotHeld(tx: Sender): Promise<boolean> {
  const { free } = await single<{ free: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${SNAPSHOT_LOCK}) as free`,
  );
  return !free;
}
