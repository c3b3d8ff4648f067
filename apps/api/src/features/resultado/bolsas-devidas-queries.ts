import type { LimitesDasVagas } from '@instrutoria/domain/decisao/types.ts';
import type { BolsasDevidas } from '@instrutoria/domain/recurso/rules/bolsas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/**
 * For `b`, its appeal `r` and approval `a`: scholarships that a later correction gave are no longer due, nor
 * any after a desistência.
 */
export const AINDA_FALTAM = sql`case when exists (
    select from desistencia d where d.projeto_id = a.projeto_id and d.fim is null and d.efetivada_em is not null
  ) then 0 else greatest(0, least(b.faltam,
    (r.corrigido ->> 'remunerados_aprovados')::int + b.faltam - a.remunerados_aprovados)) end`;

/**
 * In a call, the scholarships due to each project after an accepted appeal, which come before every
 * suplente's (D56).
 */
export function devidasDoEdital(db: Executor, editalId: number): Promise<Omit<BolsasDevidas, 'cabem'>[]> {
  return many(
    db,
    sql`
      select distinct on (a.projeto_id) a.projeto_id, p.titulo, r.id as recurso, ${AINDA_FALTAM} as faltam
      from bolsas_do_recurso b
      join recurso r on r.id = b.recurso_id join projeto_aprovacao a on a.id = r.aprovacao_id
      join projeto p on p.id = a.projeto_id
      where a.edital_id = ${editalId} and ${AINDA_FALTAM} > 0
      order by a.projeto_id, r.id desc
    `,
  );
}

/**
 * Places due to other projects of the call count as granted, so that a later decision does not use them
 * (D56).
 */
export async function comDevidasAosOutros(
  db: Executor,
  limites: LimitesDasVagas,
  { editalId, projetoId }: { readonly editalId: number; readonly projetoId: number },
): Promise<LimitesDasVagas> {
  const devidas = (await devidasDoEdital(db, editalId)).filter(({ projeto_id }) => projeto_id !== projetoId);
  const quantas = devidas.reduce((soma, { faltam }) => soma + faltam, 0);
  return { ...limites, bolsasDosOutros: limites.bolsasDosOutros + quantas };
}
