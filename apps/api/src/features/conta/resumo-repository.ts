import type { Executor } from '../../db/connection/transaction.ts';
import { run, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export async function recebeResumo(db: Executor, id: number): Promise<boolean> {
  const { recebe } = await single<{ recebe: boolean }>(
    db,
    sql`select recebe_resumo as recebe from professor where id = ${id}`,
  );
  return recebe;
}

/**
 * False when it had that value already. Does not change the record's version, because only the person edits
 * this field.
 */
export async function gravarRecebeResumo(db: Executor, id: number, recebe: boolean): Promise<boolean> {
  const mudou = await run(
    db,
    sql`update professor set recebe_resumo = ${recebe} where id = ${id} and recebe_resumo <> ${recebe}`,
  );
  return mudou > 0;
}
