import { type Sql, sql } from '../../db/sql.ts';
import { DEIXOU_DE_SER_AVALIADOR } from '../edital/impedimento-queries.ts';

// Of the approval or assignment `a` and its evaluator `v`, if any.

/** When it was given to who has it now. */
export const DESIGNADA_EM = sql`coalesce(a.reaberto_em, a.substituido_em, a.criado_em)`;

/** When it was given to somebody who may still finish it; null otherwise. */
export const PENDENTE_DESDE = sql`case when not a.ja_foi_avaliado and not ${DEIXOU_DE_SER_AVALIADOR} then ${DESIGNADA_EM} end`;

/** `hoje`: 'yyyy-mm-dd'. */
export function lembradoEm(hoje: string): Sql {
  return sql`exists (select from lembrete l where l.avaliador_id = v.id and l.dia = ${hoje}::date)`;
}
