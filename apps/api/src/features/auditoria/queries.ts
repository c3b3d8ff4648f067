import type { AuditPosition } from '../../backup/audit-position.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { nomesDosCriteriosEmSql } from '../../db/criterios.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { participa, sorteioTemAlgum } from '../../db/participacao.ts';
import { many, one } from '../../db/query.ts';
import { type Sql, sql, where } from '../../db/sql.ts';

interface Filtro {
  readonly tipo: string | undefined;
  readonly id: number | undefined;
  readonly pessoa: number | undefined;
  readonly desde: Date | undefined;
  readonly antesDe: Date | undefined;
  /** Projects in which the reader takes part; rows about them are left out (D58). */
  readonly proprios: readonly number[];
  readonly leitorId: number;
}

type Nomes = Readonly<Record<string, string>>;

interface Ato {
  readonly id: number;
  readonly quando: string;
  readonly pessoa: { readonly id: number; readonly nome: string } | null;
  readonly acao: string;
  readonly registro: { readonly tipo: string; readonly id: number | null } | null;
  readonly antes: unknown;
  readonly depois: unknown;
  /** Names of a call's own criteria in this row, by code. */
  readonly criterios?: Nomes;
}

/** For a row `a` of the audit about a call's own criteria: their names at the time of the act; null for any other. */
export const CRITERIOS_DO_ATO = nomesDosCriteriosEmSql(
  sql`(case a.registro_tipo
    when 'recurso' then (select x.edital_id from recurso r join projeto_aprovacao x on x.id = r.aprovacao_id
      where r.id = a.registro_id)
    when 'projeto_aprovacao' then coalesce((select x.edital_id from projeto_aprovacao x where x.id = a.registro_id),
      (select p.edital_id from recusa_de_avaliacao x join projeto p on p.id = x.projeto_id
        where x.aprovacao_id = a.registro_id limit 1),
      (select p.edital_id from designacao_retirada x join projeto p on p.id = x.projeto_id
        where x.aprovacao_id = a.registro_id limit 1)) end)`,
  sql`a.quando`,
  sql`concat(a.antes, a.depois)`,
);

function condicao({ tipo, id, pessoa, desde, antesDe, proprios }: Filtro): Sql {
  return where(
    tipo === undefined ? null : sql`registro_tipo = ${tipo}`,
    id === undefined ? null : sql`registro_id = ${id}`,
    pessoa === undefined ? null : sql`pessoa_id = ${pessoa}`,
    desde === undefined ? null : sql`quando >= ${desde}`,
    antesDe === undefined ? null : sql`quando < ${antesDe}`,
    proprios.length === 0
      ? null
      : sql`not exists (select from auditoria_projeto x
          where x.auditoria_id = auditoria.id and x.projeto_id = any(${proprios}))`,
  );
}

/**
 * A row `a` of a draw with a project in which this person takes part is shown without the inputs' hash: with
 * it they could check a guess of the inputs (D20), as in the list of draws.
 */
function semHash(pessoaId: number): Sql {
  const proprios = sql`(select p.id from projeto p where ${participa(sql`${pessoaId}`)})`;
  return sql`(a.registro_tipo = 'sorteio'
    and exists (select from sorteio s where s.id = a.registro_id and ${sorteioTemAlgum(proprios)}))`;
}

/**
 * The content of row `a` for this reader. Older rows contain facts that are hidden today: the decision of a
 * draft, which only its author may read until it is handed over, the name of a student, who may use another
 * since, and who was reminded in a whole call.
 */
function depoisPara(leitorId: number): Sql {
  return sql`case
    when a.acao = 'salvarMinuta' and a.pessoa_id is distinct from ${leitorId} then a.depois - 'decisao'
    when a.acao = 'lembrarAvaliadores' and a.registro_tipo = 'edital' then a.depois - 'avaliadores'
    when a.registro_tipo = 'instrutor' then a.depois - 'nome'
    when ${semHash(leitorId)} then a.depois - 'hash'
    else a.depois end`;
}

/**
 * Newest first, in the order of writing and not of the clock (T-J8). Participants of a project get as `id`
 * the row's number among those they may read: the real numbers would show how many are missing, and when.
 */
export async function lerAtos(
  db: Executor,
  lista: { readonly pagina?: number | undefined; readonly por_pagina?: number | undefined },
  filtro: Filtro,
): Promise<{ readonly linhas: Ato[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const onde = condicao(filtro);
  const lidas = await many<Omit<Ato, 'criterios'> & { readonly criterios: Nomes | null }>(
    db,
    sql`
      select a.id, ${iso(sql`a.quando`)} as quando,
        case when p.id is null then null else json_build_object('id', p.id, 'nome', p.nome) end as pessoa,
        a.acao,
        case when a.registro_tipo is null then null
          else json_build_object('tipo', a.registro_tipo, 'id', a.registro_id) end as registro,
        case when a.registro_tipo = 'instrutor' then a.antes - 'nome' else a.antes end as antes,
        ${depoisPara(filtro.leitorId)} as depois,
        ${CRITERIOS_DO_ATO} as criterios
      from (select * from auditoria ${onde} order by id desc limit ${limites.limit} offset ${limites.offset}) a
      left join professor p on p.id = a.pessoa_id
      order by a.id desc
    `,
  );
  const total = await totalDaLista(lidas.length, limites, quantas(db, sql`from auditoria ${onde}`));
  const linhas = lidas.map(({ criterios, ...ato }, i) => ({
    ...ato,
    id: filtro.proprios.length === 0 ? ato.id : total - limites.offset - i,
    ...(criterios === null ? {} : { criterios }),
  }));
  return { linhas, total };
}

/** The hash of the audit row with this link number; null when there is none. */
export async function hashDoElo(db: Executor, elo: number): Promise<string | null> {
  const achado = await one<{ hash: string }>(db, sql`select hash from auditoria where elo = ${elo}`);
  return achado?.hash ?? null;
}

/** The number of acts of each kind that a backup does not contain, the most frequent first. */
export function atosDesde(
  db: Executor,
  { elo, semElo }: AuditPosition,
): Promise<{ readonly acao: string; readonly vezes: number; readonly ultimo: string }[]> {
  return many(
    db,
    sql`
      select acao, count(*)::int as vezes, ${iso(sql`max(quando)`)} as ultimo
      from auditoria where (elo is null or elo > ${elo}) and id <> all(${semElo}::bigint[])
      group by acao order by vezes desc, acao
    `,
  );
}

/**
 * Assignments, including refused ones, of projects in which this person takes part: they must not learn of an
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
        union all select aprovacao_id, projeto_id from designacao_retirada
      ) x
      join projeto p on p.id = x.projeto_id
      where ${participa(sql`${pessoaId}`)}
    `,
  );
  return ocultas.map(({ id }) => id);
}
