import { type Sql, sql } from './sql.ts';

/**
 * The names that a call's own criteria had at that time, for the codes in `texto`: {code: name}; null where
 * there is none. For each code, from the newest version by then that has it.
 */
export function nomesDosCriteriosEmSql(editalId: Sql, quando: Sql, texto: Sql): Sql {
  return sql`(select jsonb_object_agg(n.codigo, n.nome order by n.codigo) from (
    select distinct on (c.um->>'codigo') c.um->>'codigo' as codigo, c.um->>'nome' as nome
    from barema_do_edital b cross join lateral jsonb_array_elements(b.barema->'criterios') c(um)
    where b.edital_id = ${editalId} and b.criado_em <= ${quando}
    order by c.um->>'codigo', b.versao desc) n
    where position('"' || n.codigo || '"' in ${texto}) > 0)`;
}
