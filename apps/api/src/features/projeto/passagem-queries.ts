import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** Whether its coordination is about to pass to somebody else (D61). */
export async function temPassagemAberta(db: Executor, projetoId: number): Promise<boolean> {
  const abertas = await run(
    db,
    sql`
      select from transferencia
      where projeto_id = ${projetoId} and efetivada_em is null and encerrada_em is null
    `,
  );
  return abertas > 0;
}

/** Whether its coordination has ever passed to somebody else. */
export async function mudouDeCoordenacao(db: Executor, projetoId: number): Promise<boolean> {
  const feitas = await run(
    db,
    sql`select from transferencia where projeto_id = ${projetoId} and efetivada_em is not null`,
  );
  return feitas > 0;
}
