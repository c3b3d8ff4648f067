import type { DisciplinaOficial } from '@instrutoria/domain/projeto/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { sql, where } from '../../db/sql.ts';

/** The registry's values of the declared discipline `d`. */
export const OFICIAL = sql`(select json_build_object('codigo', o.codigo, 'semestre', o.semestre, 'nome', o.nome,
      'carga_horaria', o.carga_horaria, 'tsd', o.tsd) from disciplina_oficial o where o.id = d.oficial_id)`;

/** The newest semester of each code, one with a success rate before one without. */
export function procurarDisciplinasOficiais(
  db: Executor,
  busca: string | undefined,
): Promise<DisciplinaOficial[]> {
  const filtro = where(busca === undefined ? null : semAcentos([sql`codigo`, sql`nome`], busca));
  return many(
    db,
    sql`
      select codigo, semestre, nome, carga_horaria, tsd from (
        select distinct on (upper(codigo)) * from disciplina_oficial ${filtro}
        order by upper(codigo), (tsd is null), semestre desc
      ) d order by nome collate "pt-BR-x-icu", codigo limit 20
    `,
  );
}

/** The newest row of each of these codes, one with a success rate before one without; by the code in capitals. */
export async function oficiaisDosCodigos(
  db: Executor,
  codigos: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const linhas = await many<{ id: number; codigo: string }>(
    db,
    sql`
      select distinct on (upper(codigo)) id, upper(codigo) as codigo from disciplina_oficial
      where upper(codigo) = any(${codigos.map((um) => um.toUpperCase())})
      order by upper(codigo), (tsd is null), semestre desc
    `,
  );
  return new Map(linhas.map(({ id, codigo }) => [codigo, id]));
}
