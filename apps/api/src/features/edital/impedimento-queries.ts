import { participa } from '../../db/participacao.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { AVALIADOR_DECLAROU } from '../impedimento/queries.ts';

// On the tables `p` (project), `a` (its assessment) and `v` (the evaluator), so that filters and counts use
// the same conditions.

/** The evaluator coordinates or collaborates in the project. */
export const AVALIADOR_PARTICIPA = participa(sql`a.avaliador_id`);

/** The evaluator has another type now, or a closed account (D30). */
export const DEIXOU_DE_SER_AVALIADOR = sql`(v.tipo <> 'avaliador' or v.encerrado_em is not null)`;

const impedido = (participaDele: Sql, declarou: Sql) => sql`(
  not a.ja_foi_avaliado and (${DEIXOU_DE_SER_AVALIADOR} or ${participaDele}) or ${declarou})`;

/** Unfinished, and its evaluator may not finish it; or they declared a conflict, even after scoring. */
export const AVALIADOR_IMPEDIDO = impedido(AVALIADOR_PARTICIPA, AVALIADOR_DECLAROU);

/** The same for all rows of a call: the sets of participants and of declarations are read once. */
export const IMPEDIDO_ENTRE_MUITOS = impedido(
  sql`(p.id, a.avaliador_id) in (select projeto_id, professor_id from participante_do_projeto)`,
  sql`(a.avaliador_id in (select declarante_id from impedimento where encerrado_em is null) and ${AVALIADOR_DECLAROU})`,
);

/** The same for any of several evaluators, for all rows of a call; `a` is the approval. */
export const ALGUM_IMPEDIDO = sql`(case when a.avaliador_id is not null then ${IMPEDIDO_ENTRE_MUITOS}
  else exists (select from encargo a join professor v on v.id = a.avaliador_id
    where a.projeto_id = p.id and ${IMPEDIDO_ENTRE_MUITOS}) end)`;

/** For a project with several evaluators (`a` is its approval): how many are still missing. */
export const LUGARES_VAGOS = sql`(a.avaliadores - (select count(*) from designacao d where d.aprovacao_id = a.id))`;

/** For such a project: one is still missing. */
export const FALTA_DESIGNAR = sql`(a.avaliadores > 1 and ${LUGARES_VAGOS} > 0)`;

/** For any project with the approval `a`, or without one: it has fewer evaluators than it needs. */
export const FALTA_AVALIADOR = sql`(a.id is null or ${FALTA_DESIGNAR})`;

/** Somebody refused to evaluate the project `p`. */
export const TEVE_RECUSA = sql`exists (select from recusa_de_avaliacao r where r.projeto_id = p.id)`;
