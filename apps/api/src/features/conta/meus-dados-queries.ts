import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/transaction.ts';
import { aprovacoesOcultas } from '../auditoria/queries.ts';
import { SECOES } from './meus-dados-columns.ts';

const POR_VEZ = 2000;

/** The rows of one section, read some at a time: an administrator's trail has no end. */
async function* linhasDe(db: Executor, texto: string, valores: readonly unknown[]): AsyncGenerator<string> {
  let depoisDe = 0;
  for (;;) {
    const { rows } = await db.$client.query<{ chave: string; dado: string }>({
      text: `select x.chave, row_to_json(x)::jsonb - 'chave' as dado from (${texto}) x
        where x.chave > $3 order by x.chave limit ${POR_VEZ}`,
      values: [...valores, depoisDe],
    });
    for (const { dado } of rows) yield JSON.stringify(dado, null, 2);
    if (rows.length < POR_VEZ) return;
    depoisDe = Number(rows.at(-1)?.chave);
  }
}

/** Everything that the tables hold of this person, as the text of one JSON object, made while it is read (T-M6). */
export async function* dadosDe(db: Executor, id: number): AsyncGenerator<string> {
  const ocultas = await aprovacoesOcultas(db, id);
  let antes = '{\n';
  for (const [nome, { texto }] of Object.entries(SECOES)) {
    yield `${antes}"${nome}": [`;
    let virgula = '\n';
    for await (const linha of linhasDe(db, texto, [id, ocultas])) {
      yield virgula + linha;
      virgula = ',\n';
    }
    yield ']';
    antes = ',\n';
  }
  yield '\n}\n';
}

/** The files that this person sent and that still have their content. */
export async function arquivosDe(
  db: Executor,
  id: number,
): Promise<readonly { readonly referencia: string; readonly tipo: string; readonly mime: string }[]> {
  const { rows } = await db.execute<{ referencia: string; tipo: string; mime: string }>(
    sql`select referencia, tipo, mime from arquivo where dono_id = ${id} and eliminado_em is null
      order by criado_em, referencia`,
  );
  return rows;
}
