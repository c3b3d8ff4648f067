import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { assignments, sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';

interface EmJson {
  readonly dados: string | null;
  readonly diminui: string | null;
}

export async function inserirAnulacao(
  db: Executor,
  nova: Omit<NewRow<'anulacao'>, 'dados' | 'diminui' | 'id'> & EmJson,
): Promise<void> {
  await run(db, sql`insert into anulacao ${values(nova)}`);
}

export async function mudarAnulacao(
  db: Executor,
  id: number,
  mudancas: Partial<Omit<NewRow<'anulacao'>, 'dados' | 'diminui'>>,
): Promise<void> {
  await run(db, sql`update anulacao set ${assignments(mudancas)} where id = ${id}`);
}

/**
 * Vínculos for which there is no place any more: of each type the newest. The caller holds the lock on the
 * approval.
 */
export async function vinculosSemVaga(
  db: Executor,
  projetoId: number,
  vagas: { readonly BOLSISTA: number; readonly VOLUNTARIO: number },
): Promise<number[]> {
  const vinculos = await many<{ id: number }>(
    db,
    sql`
      select id from (
        select id, tipo_aluno, row_number() over (partition by tipo_aluno order by id) as ordem
        from instrutor where projeto_id = ${projetoId} and fim is null
      ) v
      where ordem > case tipo_aluno when 'BOLSISTA' then ${vagas.BOLSISTA}::int else ${vagas.VOLUNTARIO}::int end
      order by id
    `,
  );
  return vinculos.map(({ id }) => id);
}
