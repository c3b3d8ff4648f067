import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { assignments, sql } from '../../db/sql.ts';

/** Asks these projects to answer an appeal, until that day. */
export async function pedirContrarrazoes(
  db: Executor,
  recursoId: number,
  { ate, projetos }: { readonly ate: string; readonly projetos: readonly number[] },
): Promise<void> {
  await run(db, sql`update recurso set contrarrazoes_ate = ${ate} where id = ${recursoId}`);
  await run(
    db,
    sql`insert into contrarrazao (recurso_id, projeto_id)
      select ${recursoId}::int, unnest(${[...projetos]}::int[])`,
  );
}

export async function guardarContrarrazoes(
  db: Executor,
  { recursoId, projetoId }: { readonly recursoId: number; readonly projetoId: number },
  escritas: { readonly texto: string; readonly autorId: number; readonly enviadaEm: Date },
): Promise<void> {
  await run(
    db,
    sql`update contrarrazao set ${assignments(escritas)}
      where recurso_id = ${recursoId} and projeto_id = ${projetoId}`,
  );
}
