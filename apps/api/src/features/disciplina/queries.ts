import type { DisciplinaOficial } from '@instrutoria/domain/projeto/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { sql, where } from '../../db/sql.ts';

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
