import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

interface Quem {
  readonly projetoId: number;
  readonly professorId: number;
}

/** The last version of this project's result that this person marked as read; null: none. */
export async function ultimaLeitura(db: Executor, { projetoId, professorId }: Quem): Promise<number | null> {
  const lida = await one<{ versao: number }>(
    db,
    sql`
      select versao from resultado_leitura
      where projeto_id = ${projetoId} and professor_id = ${professorId}
      order by versao desc
      limit 1
    `,
  );
  return lida?.versao ?? null;
}

/** False when it was stored already, for example by a second tab. */
export async function inserirLeitura(
  db: Executor,
  leitura: Quem & { readonly versao: number; readonly lidoEm: Date },
): Promise<boolean> {
  const novas = await run(db, sql`insert into resultado_leitura ${values(leitura)} on conflict do nothing`);
  return novas > 0;
}
