import { type Sql, sql } from '../../db/sql.ts';

/** Whether this person coordinates the project `p` or collaborates in it. */
export function participa(quem: Sql): Sql {
  return sql`(p.coordenador_id = ${quem} or exists (
    select from projeto_colaborador pc where pc.projeto_id = p.id and pc.professor_id = ${quem}))`;
}
