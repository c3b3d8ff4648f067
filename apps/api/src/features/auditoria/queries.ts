import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { many } from '../../db/query.ts';
import { type Sql, sql, where } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

interface Filtro {
  readonly tipo: string | undefined;
  readonly id: number | undefined;
  readonly pessoa: number | undefined;
  readonly desde: Date | undefined;
  readonly antesDe: Date | undefined;
  /** Approvals that the reader may not know of. */
  readonly ocultas: readonly number[];
}

interface Ato {
  readonly id: number;
  readonly quando: string;
  readonly pessoa: { readonly id: number; readonly nome: string } | null;
  readonly acao: string;
  readonly registro: { readonly tipo: string; readonly id: number | null } | null;
  readonly antes: unknown;
  readonly depois: unknown;
}

function condicao({ tipo, id, pessoa, desde, antesDe, ocultas }: Filtro): Sql {
  return where(
    tipo === undefined ? null : sql`registro_tipo = ${tipo}`,
    id === undefined ? null : sql`registro_id = ${id}`,
    pessoa === undefined ? null : sql`pessoa_id = ${pessoa}`,
    desde === undefined ? null : sql`quando >= ${desde}`,
    antesDe === undefined ? null : sql`quando < ${antesDe}`,
    ocultas.length === 0
      ? null
      : sql`(registro_tipo is distinct from 'projeto_aprovacao' or registro_id <> all(${ocultas}))`,
  );
}

/** Newest first, in the order of writing, whatever the clock did (T-J8). */
export async function lerAtos(
  db: Executor,
  lista: { readonly pagina?: number | undefined; readonly por_pagina?: number | undefined },
  filtro: Filtro,
): Promise<{ readonly linhas: Ato[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const onde = condicao(filtro);
  const linhas = await many<Ato>(
    db,
    sql`
      select a.id, ${iso(sql`a.quando`)} as quando,
        case when p.id is null then null else json_build_object('id', p.id, 'nome', p.nome) end as pessoa,
        a.acao,
        case when a.registro_tipo is null then null
          else json_build_object('tipo', a.registro_tipo, 'id', a.registro_id) end as registro,
        a.antes, a.depois
      from (select * from auditoria ${onde} order by id desc limit ${limites.limit} offset ${limites.offset}) a
      left join professor p on p.id = a.pessoa_id
      order by a.id desc
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`from auditoria ${onde}`));
  return { linhas, total };
}

/** How often each act was done since then, the most frequent first. */
export function atosDesde(
  db: Executor,
  desde: Date,
): Promise<{ readonly acao: string; readonly vezes: number; readonly ultimo: string }[]> {
  return many(
    db,
    sql`
      select acao, count(*)::int as vezes, ${iso(sql`max(quando)`)} as ultimo
      from auditoria where quando > ${desde}
      group by acao order by vezes desc, acao
    `,
  );
}

/**
 * Assignments, refused ones too, of projects in which this person takes part: he must not learn of an
 * evaluator (D20).
 */
export async function aprovacoesOcultas(db: Executor, pessoaId: number): Promise<number[]> {
  const ocultas = await many<{ id: number }>(
    db,
    sql`
      select x.id
      from (
        select id, projeto_id from projeto_aprovacao
        union all select aprovacao_id, projeto_id from recusa_de_avaliacao
      ) x
      join projeto p on p.id = x.projeto_id
      where p.coordenador_id = ${pessoaId} or exists (
        select from projeto_colaborador c where c.projeto_id = p.id and c.professor_id = ${pessoaId}
      )
    `,
  );
  return ocultas.map(({ id }) => id);
}
