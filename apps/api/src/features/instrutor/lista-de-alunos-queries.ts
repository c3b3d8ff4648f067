import { avisoDaLista } from '@instrutoria/domain/instrutor/rules/lista-de-alunos.ts';
import type { DiferencaDaLista } from '@instrutoria/domain/instrutor/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/**
 * How instructor `i` differs from the imported student with the same matrícula; null without a matrícula or
 * without a list. Either name of the instructor may be the list's.
 */
export const DIFERENCAS_DA_LISTA = sql`
  case when i.matricula is not null and exists (select from aluno) then coalesce((
    select array_remove(array[
      case when lower(sem_acento(a.nome)) in (lower(sem_acento(i.nome)), lower(sem_acento(i.nome_civil))) then null
        else 'nome' end,
      case when a.cpf <> i.cpf then 'cpf' end
    ], null)
    from aluno a where upper(a.matricula) = upper(i.matricula)
  ), array['ausente']) end`;

/** A warning about a registered instructor whom the list of students does not have as they were typed. */
export async function avisosDaLista(db: Executor, id: number): Promise<string[]> {
  const lido = await one<{ diferencas: DiferencaDaLista[] | null }>(
    db,
    sql`select ${DIFERENCAS_DA_LISTA} as diferencas from instrutor i where i.id = ${id}`,
  );
  const aviso = avisoDaLista(lido?.diferencas ?? []);
  return aviso === null ? [] : [aviso];
}
