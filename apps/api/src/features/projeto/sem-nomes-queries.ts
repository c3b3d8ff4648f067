import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { projetoSemNomes } from '@instrutoria/domain/projeto/rules/projeto-sem-nomes.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participa } from '../../db/participacao.ts';
import { many, run } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

// The only check of names (E-ANONIMATO-2): each read that is open to evaluators asks it whether they may see
// this project's names.

interface Leitor {
  readonly id: number;
  readonly tipo: TipoDeUsuario;
}

/** Whether this call is assessed without names. */
export function ehSemNomes(edital: Sql): Sql {
  return sql`coalesce((select g.regras ->> 'anonimato' = 'ambos' from regras_do_edital g
    where g.edital_id = ${edital} order by g.versao desc limit 1), false)`;
}

/** For the project `p`: this reader evaluates in a call without names, and takes no part in the project. */
export function leSemNomes(leitor: Leitor): Sql {
  if (!podeSerDesignado(leitor)) return sql`false`;
  return sql`(${ehSemNomes(sql`p.edital_id`)} and not ${participa(sql`${leitor.id}`)})`;
}

/** Whether this reader evaluates this project in a call without names. */
export async function leEsteSemNomes(db: Executor, leitor: Leitor, projetoId: number): Promise<boolean> {
  if (!podeSerDesignado(leitor)) return false;
  return (await run(db, sql`select from projeto p where p.id = ${projetoId} and ${leSemNomes(leitor)}`)) > 0;
}

/** The projects of a call whose names this reader may not see. */
export async function projetosSemNomes(db: Executor, leitor: Leitor, editalId: number): Promise<number[]> {
  if (!podeSerDesignado(leitor)) return [];
  const projetos = await many<{ id: number }>(
    db,
    sql`select p.id from projeto p where p.edital_id = ${editalId} and not p.eh_rascunho and ${leSemNomes(leitor)}`,
  );
  return projetos.map(({ id }) => id);
}

interface Contexto {
  readonly db: Executor;
  readonly usuario: Leitor;
}

/**
 * The project with this id as this reader may see it; sends both queries at once. null where there is none.
 */
export async function comoLe(
  { db, usuario }: Contexto,
  id: number,
  lendo: Promise<Projeto | null>,
): Promise<Projeto | null> {
  const [semNomes, projeto] = await Promise.all([leEsteSemNomes(db, usuario, id), lendo]);
  return semNomes && projeto !== null ? projetoSemNomes(projeto) : projeto;
}

/** For the project `p` and its coordinator `c`: the name if this reader may see it, else ''. */
export function nomeProcurado(leitor: Leitor): Sql {
  return podeSerDesignado(leitor)
    ? sql`case when ${leSemNomes(leitor)} then '' else c.nome end`
    : sql`c.nome`;
}
