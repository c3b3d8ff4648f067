import type { EventoDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** Events announced for a call, newest first; only the newest gives a seed. */
export function eventosDoEdital(db: Executor, editalId: number): Promise<EventoDoSorteio[]> {
  return many(
    db,
    sql`select id, evento, dia, ${iso(sql`anunciado_em`)} as "anunciadoEm",
        case when retirado_em is not null then json_build_object('em', ${iso(sql`retirado_em`)},
          'motivo', motivo_da_retirada, 'naoAconteceu', nao_aconteceu) end as retirada
      from evento_do_sorteio
      where edital_id = ${editalId} order by id desc`,
  );
}

/** The seed of the first draw made with the event, successful or not. */
export async function primeiraSemente(db: Executor, eventoId: number): Promise<string | null> {
  const primeiro = await one<{ readonly semente: string }>(
    db,
    sql`select semente from sorteio where evento_id = ${eventoId} order by id limit 1`,
  );
  return primeiro?.semente ?? null;
}
