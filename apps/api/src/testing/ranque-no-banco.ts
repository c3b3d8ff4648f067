import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/transaction.ts';
import { consultarRanque, type PedidoDeRanque } from '../features/avaliacao/ranque-queries.ts';

interface Plano extends Record<string, unknown> {
  readonly 'QUERY PLAN': readonly { readonly 'Planning Time': number; readonly 'Execution Time': number }[];
}

/** What the database itself spends on a ranking, planning included, milliseconds. */
export async function tempoNoBanco(db: Executor, pedido: PedidoDeRanque): Promise<number> {
  let ms = 0;
  const medido = Object.create(db, {
    execute: {
      value: async (consulta: SQL) => {
        const { rows } = await db.execute<Plano>(sql`explain (analyze, timing off, format json) ${consulta}`);
        for (const plano of rows[0]?.['QUERY PLAN'] ?? [])
          ms += plano['Planning Time'] + plano['Execution Time'];
        return db.execute(consulta);
      },
    },
  }) as Executor;
  await consultarRanque(medido, pedido);
  return ms;
}
