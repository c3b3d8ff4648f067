import { type Sql, sql } from './sql.ts';

/** Whether this person coordinates the project `p` or collaborates in it. */
export function participa(quem: Sql): Sql {
  return sql`(p.coordenador_id = ${quem} or exists (
    select from projeto_colaborador pc where pc.projeto_id = p.id and pc.professor_id = ${quem}))`;
}

/** Whether the draw `s` holds one of these projects, given as a query of ids. */
export function sorteioTemAlgum(projetos: Sql): Sql {
  return sql`exists (select from jsonb_array_elements(s.entrada -> 'projetos') k
    where (k ->> 'id')::integer in ${projetos})`;
}
