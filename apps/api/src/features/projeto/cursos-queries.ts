import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { leSemNomes } from './sem-nomes-queries.ts';

/**
 * Names of courses, the most used first, each once in its commonest spelling: the person's own, and those
 * that two people wrote in submitted projects, except projects that the reader sees without names, where the
 * second author would be revealed.
 */
export async function cursosEscritos(
  db: Executor,
  leitor: { readonly id: number; readonly tipo: TipoDeUsuario },
  quantos: number,
): Promise<string[]> {
  const pessoa = leitor.id;
  const linhas = await many<{ readonly curso: string }>(
    db,
    sql`
      with escritos as (
        select curso, lower(sem_acento(curso)) as chave, d.autor_id
        from projeto p
        join comprovante_disciplina cd on cd.comprovante_id = p.comprovante_id
        join disciplina d on d.id = cd.disciplina_id
        cross join unnest(d.cursos_ofertadas) curso
        where not p.eh_rascunho and not p.aguardando_cronograma and d.autor_id <> ${pessoa}
          and not ${leSemNomes(leitor)}
        union all
        select curso, lower(sem_acento(curso)), d.autor_id
        from disciplina d cross join unnest(d.cursos_ofertadas) curso
        where d.autor_id = ${pessoa}
      )
      select mode() within group (order by curso) as curso
      from escritos
      where curso <> ''
      group by chave
      having count(distinct autor_id) > 1 or bool_or(autor_id = ${pessoa})
      order by count(*) desc, chave
      limit ${quantos}
    `,
  );
  return linhas.map(({ curso }) => curso);
}
