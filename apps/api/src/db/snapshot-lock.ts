import type { TypedClient } from './pg-types.ts';
import { type Sender, single } from './query.ts';
import { sql } from './sql.ts';

/**
 * Any fixed number. A backup holds it shared from before its snapshot until its last file is read; whoever removes
 * files takes it alone first, and lets it be when it is held: no file of the snapshot vanishes meanwhile (T-H6).
 */
export const SNAPSHOT_LOCK = 3_805_117_642;

/** To be called before the snapshot's transaction; ends with the connection. */
export async function holdSnapshot(client: TypedClient): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [SNAPSHOT_LOCK]);
}

/**
 * Whether a backup reads files now; if not, none takes its snapshot before this transaction ends (T-H6). Somebody else
 * who removes files just then looks like a backup: what is left for that reason goes with the next round of cleaning.
 */
export async function snapshotHeld(tx: Sender): Promise<boolean> {
  const { free } = await single<{ free: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${SNAPSHOT_LOCK}) as free`,
  );
  return !free;
}
