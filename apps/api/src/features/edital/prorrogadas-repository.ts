import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

interface Prorrogacao {
  readonly editalId: number;
  readonly de: string;
  readonly ate: string;
  readonly motivo: string;
  readonly autorId: number;
  readonly criadoEm: Date;
}

export async function inserirProrrogacaoDasInscricoes(db: Executor, nova: Prorrogacao): Promise<void> {
  await run(db, sql`insert into inscricoes_prorrogadas ${values(nova)}`);
}

/** The public extensions, without their author; newest first. */
export function inscricoesProrrogadas(
  db: Executor,
  editalId: number,
): Promise<
  { readonly instante: string; readonly de: string; readonly ate: string; readonly motivo: string }[]
> {
  return many(
    db,
    sql`select ${iso(sql`criado_em`)} as instante, de, ate, motivo from inscricoes_prorrogadas
      where edital_id = ${editalId} order by id desc`,
  );
}
