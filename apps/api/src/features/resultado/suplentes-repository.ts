import { run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import type { Executor } from '../../db/transaction.ts';

export async function inserirSuplente(db: Executor, feito: NewRow<'suplente'>): Promise<void> {
  await run(db, sql`insert into suplente ${values(feito)}`);
}
