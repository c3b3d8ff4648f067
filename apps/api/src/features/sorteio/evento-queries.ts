import type { EventoDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import { iso } from '../../db/iso.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

/** That were announced for a call, the newest first: only it gives a seed. */
export function eventosDoEdital(db: Executor, editalId: number): Promise<EventoDoSorteio[]> {
  return many(
    db,
    sql`select id, evento, dia, ${iso(sql`anunciado_em`)} as "anunciadoEm" from evento_do_sorteio
      where edital_id = ${editalId} order by id desc`,
  );
}
