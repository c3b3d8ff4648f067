import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { assignments, sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';

export async function inserirDesistencia(
  db: Executor,
  nova: Omit<NewRow<'desistencia'>, 'id'>,
): Promise<void> {
  await run(db, sql`insert into desistencia ${values(nova)}`);
}

export async function mudarDesistencia(
  db: Executor,
  id: number,
  mudancas: Partial<NewRow<'desistencia'>>,
): Promise<void> {
  await run(db, sql`update desistencia set ${assignments(mudancas)} where id = ${id}`);
}
