import type { TitularPosterior } from '@instrutoria/domain/instrutor/rules/substituicao.ts';
import type { TipoDeAluno } from '@instrutoria/domain/instrutor/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** Who took over the place of this vínculo, and who took it over from them. */
export function titularesPosteriores(db: Executor, instrutorId: number): Promise<TitularPosterior[]> {
  return many(
    db,
    sql`
      with recursive posterior as (
        select id, nome, mes_inicio, fim from instrutor where substitui_id = ${instrutorId}
        union all
        select i.id, i.nome, i.mes_inicio, i.fim from instrutor i join posterior p on i.substitui_id = p.id
      )
      select nome, mes_inicio as "mesInicio", fim::text as fim from posterior order by id
    `,
  );
}

/** The names of earlier holders of the place who came back after this vínculo had taken it over. */
export async function titularesQueVoltaram(db: Executor, instrutorId: number): Promise<string[]> {
  const linhas = await many<{ nome: string }>(
    db,
    sql`
      with recursive anterior as (
        select a.id, a.nome, a.substitui_id, a.encerrado_em, i.criado_em as entrada
        from instrutor i join instrutor a on a.id = i.substitui_id where i.id = ${instrutorId}
        union all
        select a.id, a.nome, a.substitui_id, a.encerrado_em, p.entrada
        from anterior p join instrutor a on a.id = p.substitui_id
      )
      select nome from anterior where encerrado_em is null or encerrado_em > entrada order by id desc
    `,
  );
  return linhas.map(({ nome }) => nome);
}

export interface TitularLido {
  readonly id: number;
  /** The first vínculo of the place. */
  readonly vaga: number;
  readonly nome: string;
  readonly tipoAluno: TipoDeAluno;
  readonly mesInicio: string | null;
  readonly fim: string | null;
  readonly substituiId: number | null;
  readonly horas: number;
  readonly meses: number;
  /** null: a line that counts has no value. */
  readonly centavos: number | null;
}

/** The holders of the places that changed hands, in order; months and cents of closed sheets as in `Historia`. */
export function titularesDoProjeto(db: Executor, projetoId: number): Promise<TitularLido[]> {
  return many(
    db,
    sql`
      with recursive titular as (
        select i.id, i.id as vaga from instrutor i
        where i.projeto_id = ${projetoId} and i.substitui_id is null
          and exists (select from instrutor s where s.substitui_id = i.id)
        union all
        select i.id, t.vaga from instrutor i join titular t on i.substitui_id = t.id
      )
      select i.id, t.vaga, i.nome, i.tipo_aluno as "tipoAluno", i.mes_inicio as "mesInicio", i.fim::text as fim,
        i.substitui_id as "substituiId",
        (select coalesce(sum(f.horas), 0)::float8 from frequencia_do_mes f
          where f.instrutor_id = i.id and f.horas > 0) as horas,
        g.meses, g.centavos
      from titular t
      join instrutor i on i.id = t.id
      cross join lateral (
        select coalesce(sum(case when parcial then 0 when pago then 1 else -1 end), 0)::int as meses,
          case when bool_or(valor is null) then null
            else coalesce(sum(case when pago then valor else -valor end), 0)::int end as centavos
        from pagamento where instrutor_id = i.id and (pago or decisao = 'CONFIRMADO')
      ) g
      order by t.vaga, i.id
    `,
  );
}
