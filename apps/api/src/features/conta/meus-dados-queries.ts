import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { aprovacoesOcultas } from '../auditoria/queries.ts';
import { instrutoresDeixados, NOMES_DOS_CRITERIOS, SECOES } from './meus-dados-columns.ts';

const POR_VEZ = 2000;

/** Drops empty names: a call without its own criteria has none. */
const semNomesVazios = (nome: string, valor: unknown) =>
  nome === NOMES_DOS_CRITERIOS && valor === null ? undefined : valor;

/** Read in pieces, because an administrator's audit has no limit. */
async function* linhasDe(db: Executor, linhas: Sql): AsyncGenerator<string> {
  let depoisDe = 0;
  for (;;) {
    const lidas = await many<{ chave: number; dado: unknown }>(
      db,
      sql`
        select x.chave, row_to_json(x)::jsonb - 'chave' as dado from (${linhas}) x
        where x.chave > ${depoisDe} order by x.chave limit ${POR_VEZ}
      `,
    );
    for (const { dado } of lidas) yield JSON.stringify(dado, semNomesVazios, 2);
    const ultima = lidas.at(-1);
    if (ultima === undefined || lidas.length < POR_VEZ) return;
    depoisDe = ultima.chave;
  }
}

/** One JSON object of these sections, written while it is read (T-M6). */
export async function* jsonDasSecoes(
  db: Executor,
  secoes: readonly (readonly [nome: string, linhas: Sql])[],
): AsyncGenerator<string> {
  let antes = '{\n';
  for (const [nome, linhas] of secoes) {
    yield `${antes}"${nome}": [`;
    let virgula = '\n';
    for await (const linha of linhasDe(db, linhas)) {
      yield virgula + linha;
      virgula = ',\n';
    }
    yield ']';
    antes = ',\n';
  }
  yield '\n}\n';
}

/** All data about this person. */
export async function* dadosDe(db: Executor, id: number): AsyncGenerator<string> {
  const quem = { id, ocultas: await aprovacoesOcultas(db, id) };
  yield* jsonDasSecoes(
    db,
    Object.entries(SECOES).map(([nome, { linhas }]) => [nome, linhas(quem)] as const),
  );
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
