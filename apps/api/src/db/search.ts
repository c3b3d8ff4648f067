import { PALAVRA_NO_MEIO } from '@instrutoria/domain/busca/limits.ts';
import { join, type Sql, sql } from './sql.ts';

/** The search text, already NFC by the contract, with LIKE's wildcards escaped. */
const literal = (busca: string) => busca.replace(/[\\%_]/g, (c) => `\\${c}`);

const parece = (column: Sql, padrao: string) => sql`sem_acento(${column}) ilike sem_acento(${padrao})`;

export function semAcentos(columns: readonly Sql[], busca: string): Sql {
  const padrao = `%${literal(busca)}%`;
  return sql`(${join(
    columns.map((column) => parece(column, padrao)),
    ' or ',
  )})`;
}

/** 0 when the column begins with the text, 1 when one of its words does, 2 inside a word. */
export function proximidade(column: Sql, busca: string): Sql {
  const comeco = `${literal(busca.trim())}%`;
  return sql`case when ${parece(column, comeco)} then 0 when ${parece(column, `% ${comeco}`)} then 1 else 2 end`;
}

/**
 * Whether the column has the word. A short one must be at a word's beginning, so that a trigram index finds
 * it too.
 */
export function temPalavra(column: Sql, palavra: string): Sql {
  const escrita = literal(palavra);
  if ([...palavra].length >= PALAVRA_NO_MEIO) return parece(column, `%${escrita}%`);
  return sql`(${parece(column, `${escrita}%`)} or ${parece(column, `% ${escrita}%`)})`;
}
