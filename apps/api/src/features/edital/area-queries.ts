import { fechamentoDasInscricoes } from '@instrutoria/domain/edital/rules/tardia.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { single } from '../../db/query.ts';
import { lerFuso } from '../../db/settings.ts';
import { type Sql, sql } from '../../db/sql.ts';

/** Areas of knowledge that this person had declared at an instant, in the table's order. */
export function areasEm(pessoaId: Sql, quando: Date): Sql {
  return sql`coalesce((select array_agg(x.area order by x.area) from area_do_avaliador x
    where x.professor_id = ${pessoaId} and x.desde <= ${quando} and (x.ate is null or x.ate > ${quando})), '{}')`;
}

/** When a call stops taking proposals: later declarations of areas have no effect in it. */
export async function fechamentoDoEdital(db: Executor, editalId: number): Promise<Date> {
  const edital = await single<{ fim: string; encerradoEm: string | null }>(
    db,
    sql`select fim, to_json(encerrado_em) #>> '{}' as "encerradoEm" from edital where id = ${editalId}`,
  );
  return fechamentoDasInscricoes(edital, await lerFuso(db));
}
