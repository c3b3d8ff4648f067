import { sql } from '../../db/sql.ts';
import { AVALIADOR_DECLAROU } from '../impedimento/queries.ts';

// Of the tables named `p` (project), `a` (its assessment) and `v` (the evaluator): one reading for filters and counts.

/** He coordinates or collaborates in what he assesses. */
export const AVALIADOR_PARTICIPA = sql`(a.avaliador_id = p.coordenador_id or exists (
  select from projeto_colaborador pc where pc.projeto_id = p.id and pc.professor_id = a.avaliador_id))`;

/** Of another type now, or his account is closed (D30). */
export const DEIXOU_DE_SER_AVALIADOR = sql`(v.tipo <> 'avaliador' or v.encerrado_em is not null)`;

/** Unfinished, and its evaluator may not finish it; or he declared a conflict, even after he gave the scores. */
export const AVALIADOR_IMPEDIDO = sql`(not a.ja_foi_avaliado and (${DEIXOU_DE_SER_AVALIADOR} or ${AVALIADOR_PARTICIPA})
  or ${AVALIADOR_DECLAROU})`;
