import { run } from '../../db/query.ts';
import type { suplente } from '../../db/schema.ts';
import { sql, values } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

export async function inserirSuplente(db: Executor, feito: typeof suplente.$inferInsert): Promise<void> {
  await run(db, sql`insert into suplente ${values(feito)}`);
}
