import type { MudancaContestavel } from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

/** The change `m` as JSON. */
export const MUDANCA_EM_JSON = sql`json_build_object('versao', m.versao,
  'posicao', json_build_object('de', m.posicao_de, 'para', m.posicao_para),
  'suplente', json_build_object('de', m.suplente_de, 'para', m.suplente_para))`;

/** For the appeal `r`: the changes that it contests, and whether only those; null: none. */
export const CONTRA_MUDANCA = sql`(
  select json_build_object('so', r.contra_mudanca, 'mudancas', json_agg(${MUDANCA_EM_JSON} order by m.versao))
  from mudanca_contestavel m where m.recurso_id = r.id having count(*) > 0)`;

/** The last day to contest changes of this project that no appeal contests yet; null: none. */
export const mudancaAte = (projeto: Sql): Sql => sql`(
  select max(m.ate) from mudanca_contestavel m where m.projeto_id = ${projeto} and m.recurso_id is null)`;

/** The change of this project whose days begin when the project's own appeal is decided. */
export const mudancaAdiada = (projeto: Sql): Sql => sql`exists (
  select from mudanca_contestavel m where m.projeto_id = ${projeto} and m.ate is null)`;

/** Changes that the project can contest on this day, or once its own appeal is decided (`ate` null). */
export async function mudancasAbertas(
  db: Executor,
  projetoId: number,
  hoje: string,
): Promise<(MudancaContestavel & { readonly ate: string | null })[]> {
  const abertas = await many<{ mudanca: MudancaContestavel; ate: string | null }>(
    db,
    sql`
      select ${MUDANCA_EM_JSON} as mudanca, m.ate from mudanca_contestavel m
      where m.projeto_id = ${projetoId} and m.recurso_id is null and (m.ate is null or m.ate >= ${hoje})
      order by m.versao
    `,
  );
  return abertas.map(({ mudanca, ate }) => ({ ...mudanca, ate }));
}
