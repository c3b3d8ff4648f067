import type { Executor } from '../../db/connection/transaction.ts';
import { run, single } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

/**
 * The vínculo leaves the person of its earlier CPF: days and months that they typed stay theirs. Call before
 * `estudante_id` is emptied; the caller holds the lock on the vínculo.
 */
export async function guardarSaida(db: Executor, instrutorId: number, em: Date): Promise<void> {
  const { id } = await single<{ id: number }>(
    db,
    sql`
      insert into saida_do_vinculo (instrutor_id, estudante_id, em)
      select id, estudante_id, ${em} from instrutor where id = ${instrutorId} returning id
    `,
  );
  for (const tabela of [sql`dia_do_estudante`, sql`mes_do_estudante`]) {
    await run(
      db,
      sql`update ${tabela} set saida_id = ${id} where instrutor_id = ${instrutorId} and saida_id is null`,
    );
  }
}

/**
 * Whether something of this instant belongs to the present person of the vínculo, not to one who left it. The
 * columns with their table, because the subquery has its own.
 */
export const depoisDaSaida = (instrutor: Sql, em: Sql): Sql => sql`not exists (select from saida_do_vinculo s
  where s.instrutor_id = ${instrutor} and s.em >= ${em})`;

/** Whether the student of an earlier CPF sent this file. */
export async function arquivoDeOutraPessoa(
  db: Executor,
  instrutorId: number,
  referencia: string,
): Promise<boolean> {
  const deOutra = sql`select from arquivo f where f.referencia = ${referencia} and f.estudante_id is not null
    and not ${depoisDaSaida(sql`${instrutorId}::integer`, sql`f.criado_em`)}`;
  return (await run(db, deOutra)) > 0;
}

/** Whether this account had the vínculo at this instant, or has it where nobody left since; columns as above. */
export const eraDoEstudante = (estudanteId: number, instrutor: Sql, em: Sql): Sql => sql`${estudanteId} = (
  select x.estudante_id from (
    select s.estudante_id, s.em from saida_do_vinculo s where s.instrutor_id = ${instrutor} and s.em >= ${em}
    union all select v.estudante_id, 'infinity' from instrutor v where v.id = ${instrutor}) x
  order by x.em limit 1)`;
