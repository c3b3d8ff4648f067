import { type Sql, sql } from '../../db/sql.ts';
import { DEIXOU_DE_SER_AVALIADOR } from '../edital/impedimento-queries.ts';

// About the approval or assignment `a` and its evaluator `v`, if any.

/** When the present evaluator was designated. */
export const DESIGNADA_EM = sql`coalesce(a.reaberto_em, a.substituido_em, a.criado_em)`;

/** When the evaluator was designated; null if they may no longer finish. */
export const PENDENTE_DESDE = sql`case when not a.ja_foi_avaliado and not ${DEIXOU_DE_SER_AVALIADOR} then ${DESIGNADA_EM} end`;

/** Whether a reminder was sent that day; `hoje`: 'yyyy-mm-dd'. */
export function lembradoEm(hoje: string): Sql {
  return sql`exists (select from lembrete l where l.avaliador_id = v.id and l.dia = ${hoje}::date)`;
}
