import { criteriosDaFase } from '@instrutoria/domain/barema/rules/criterios.ts';
import type { Barema, CriterioPublico } from '@instrutoria/domain/barema/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** The call's own criteria of this version of the result; null where they are the usual ones. */
export async function criteriosQueJulgaram(
  db: Executor,
  editalId: number,
  instante: string,
): Promise<CriterioPublico[] | null> {
  const lido = await one<{ barema: Barema | null }>(
    db,
    sql`select barema from barema_do_edital
      where edital_id = ${editalId} and criado_em <= ${instante}::timestamptz order by versao desc limit 1`,
  );
  const barema = lido?.barema ?? null;
  if (barema === null) return null;
  return ([1, 2] as const).flatMap((fase) =>
    criteriosDaFase(barema, fase).map(({ nome, maximo, peso, minimo }) => ({
      fase,
      nome,
      maximo,
      peso,
      minimo,
    })),
  );
}
