import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { Indicado } from './substituto-queries.ts';

/** The last one named counts; the audit has the others. */
export async function gravarSubstituto(db: Executor, indicado: Indicado): Promise<void> {
  const { pessoaId, motivo, autorId, indicadoEm } = indicado;
  await run(
    db,
    sql`insert into substituto_do_recurso ${values(indicado)} on conflict (recurso_id) do update
      set pessoa_id = ${pessoaId}, motivo = ${motivo}, autor_id = ${autorId}, indicado_em = ${indicadoEm}`,
  );
}
