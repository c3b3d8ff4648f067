import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

/** A section of an export (T-M6): rows ordered by a numeric `chave`. */
export interface SecaoDe<Q> {
  /** 'table.column' of the references to the person that this section covers. */
  readonly colunas: readonly string[];
  readonly linhas: (quem: Q) => Sql;
}
/** The names of a call's own criteria, beside their codes; left out where null. */
const NOMES_DOS_CRITERIOS = 'nomes_dos_criterios';
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

/** One JSON object of these sections about a person, written while it is read (T-M6). */
export async function* jsonDasSecoes<Q>(
  db: Executor,
  secoes: Readonly<Record<string, SecaoDe<Q>>>,
  quem: Q,
): AsyncGenerator<string> {
  let antes = '{\n';
  for (const [nome, { linhas }] of Object.entries(secoes)) {
    yield `${antes}"${nome}": [`;
    let virgula = '\n';
    for await (const linha of linhasDe(db, linhas(quem))) {
      yield virgula + linha;
      virgula = ',\n';
    }
    yield ']';
    antes = ',\n';
  }
  yield '\n}\n';
}
