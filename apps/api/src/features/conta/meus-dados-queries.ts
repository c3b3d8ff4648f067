import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { aprovacoesOcultas } from '../auditoria/queries.ts';
import { instrutoresDeixados, SECOES } from './meus-dados-columns.ts';
import { jsonDasSecoes } from './secoes-queries.ts';

/** All data about this person. */
export async function* dadosDe(db: Executor, id: number): AsyncGenerator<string> {
  yield* jsonDasSecoes(db, SECOES, { id, ocultas: await aprovacoesOcultas(db, id) });
}

export async function arquivosDe(
  db: Executor,
  id: number,
): Promise<readonly { readonly referencia: string; readonly tipo: string; readonly mime: string }[]> {
  return many(
    db,
    sql`
      select referencia, tipo, mime from arquivo
      where dono_id = ${id} and eliminado_em is null
        and (vinculo is null or vinculo not in (select 'instrutor:' || d.id from (${instrutoresDeixados(id)}) d))
      order by criado_em, referencia
    `,
  );
}
