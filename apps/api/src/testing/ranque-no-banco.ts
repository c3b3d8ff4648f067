import type pg from 'pg';
import type { Sender } from '../db/query.ts';
import { consultarRanque, type PedidoDeRanque } from '../features/avaliacao/ranque-queries.ts';

interface Plano {
  readonly 'QUERY PLAN': readonly { readonly 'Planning Time': number; readonly 'Execution Time': number }[];
}

/** What the database itself spends on a ranking, planning included, milliseconds. */
export async function tempoNoBanco(db: Sender, pedido: PedidoDeRanque): Promise<number> {
  let ms = 0;
  const medido = {
    async query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>> {
      const { rows } = await db.query<Plano>({
        text: `explain (analyze, timing off, format json) ${config.text}`,
        values: config.values ?? [],
      });
      for (const plano of rows.flatMap((row) => row['QUERY PLAN']))
        ms += plano['Planning Time'] + plano['Execution Time'];
      return db.query<R>(config);
    },
  };
  await consultarRanque(medido, pedido);
  if (ms === 0) throw new Error('the ranking sent no statement that could be explained');
  return ms;
}
