import type { Executor } from '../../db/connection/transaction.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** How many evaluators have opened a proposal of this call; null where nobody was ever designated. */
export async function avaliadoresQueAbriram(db: Executor, editalId: number): Promise<number | null> {
  const { houve, abriram } = await single<{ houve: boolean; abriram: number }>(
    db,
    sql`
      select count(distinct a.avaliador_id)::int as abriram,
        exists (select from encargo e where e.edital_id = ${editalId})
          or exists (select from designacao_retirada r join projeto p on p.id = r.projeto_id
            where p.edital_id = ${editalId})
          or exists (select from recusa_de_avaliacao r join projeto p on p.id = r.projeto_id
            where p.edital_id = ${editalId}) as houve
      from proposta_aberta a join projeto p on p.id = a.projeto_id
      where p.edital_id = ${editalId}
    `,
  );
  return houve ? abriram : null;
}
