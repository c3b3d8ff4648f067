import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/transaction.ts';

/** Asks the database for nothing; rejects when it does not answer. */
export async function bancoResponde(db: Executor): Promise<void> {
  await db.execute(sql`select 1`);
}
