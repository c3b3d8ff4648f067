import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

export async function bancoResponde(db: Executor): Promise<void> {
  await run(db, sql`select 1`);
}
