import type { Afastamento, QuemAge } from '@instrutoria/domain/coordenacao/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { ehVice } from '../../db/participacao.ts';
import { many, one, single } from '../../db/query.ts';
import { lerFuso } from '../../db/settings.ts';
import { type Sql, sql } from '../../db/sql.ts';

/** Whether this person has a declared absence on this day, by the same rule as `estaAfastado`. */
export function estaAfastadoEmSql(quem: Sql, hoje: string): Sql {
  return sql`exists (select from afastamento f where f.professor_id = ${quem} and f.encerrado_em is null
    and ${hoje}::date between f.inicio and f.fim)`;
}

/** Whether the project's present coordinator is absent on this day. */
export async function coordenadorAfastado(db: Executor, projetoId: number, hoje: string): Promise<boolean> {
  const { afastado } = await single<{ afastado: boolean }>(
    db,
    sql`select ${estaAfastadoEmSql(sql`p.coordenador_id`, hoje)} as afastado from projeto p where p.id = ${projetoId}`,
  );
  return afastado;
}

/** Condition on the table `p`: the person in this office can act today. */
function podeAgirEmSql(quem: Sql, hoje: string): Sql {
  return sql`exists (select from professor c where c.id = ${quem} and c.encerrado_em is null
    and not ${estaAfastadoEmSql(sql`c.id`, hoje)})`;
}

const VICE = sql`(select w.professor_id from vice_coordenacao w
  where w.projeto_id = p.id and w.aceito_em is not null and w.encerrado_em is null)`;

/** Condition on the table `p`, by the same rule as `ninguemPodeAgir`. */
export function ninguemPodeAgirEmSql(hoje: string): Sql {
  return sql`(not ${podeAgirEmSql(sql`p.coordenador_id`, hoje)} and not ${podeAgirEmSql(VICE, hoje)})`;
}

/** Condition on the table `p`: this person coordinates it, or is its vice. */
export function ageEmSql(quem: number): Sql {
  return sql`(p.coordenador_id = ${quem} or ${ehVice(sql`${quem}`)})`;
}

/** The coordinator and the vice of this project, and whether they can act for it today. */
export async function quemAgePeloProjeto(db: Executor, projetoId: number, agora: Date): Promise<QuemAge> {
  const hoje = diaNoFuso(agora, await lerFuso(db));
  const presenca = (quem: Sql) => sql`(select json_build_object('contaEncerrada', c.encerrado_em is not null,
    'afastado', ${estaAfastadoEmSql(sql`c.id`, hoje)}) from professor c where c.id = ${quem})`;
  return single(
    db,
    sql`
      select ${presenca(sql`p.coordenador_id`)} as coordenador, ${presenca(VICE)} as vice
      from projeto p where p.id = ${projetoId}
    `,
  );
}

interface Coordenador {
  readonly editalId: number;
  readonly titulo: string;
  readonly coordenador: { readonly id: number; readonly nome: string };
}

/** null unless it was submitted. */
export function coordenadorDe(db: Executor, projetoId: number): Promise<Coordenador | null> {
  return one(
    db,
    sql`
      select p.titulo, p.edital_id as "editalId", json_build_object('id', c.id, 'nome', c.nome) as coordenador
      from projeto p join professor c on c.id = p.coordenador_id
      where p.id = ${projetoId} and not p.eh_rascunho
    `,
  );
}

export interface AfastamentoLido extends Afastamento {
  readonly id: number;
  readonly registradoEm: string;
  readonly motivo: string;
  readonly autor: { readonly id: number; readonly nome: string };
  readonly encerramento: {
    readonly em: string;
    readonly por: { readonly id: number; readonly nome: string };
    readonly motivo: string;
  } | null;
}

/** The absences, newest first. */
export function afastamentosDe(db: Executor, pessoaId: number): Promise<AfastamentoLido[]> {
  return many(
    db,
    sql`
      select f.id, f.inicio, f.fim, f.encerrado_em is not null as encerrado, f.motivo,
        ${iso(sql`f.criado_em`)} as "registradoEm", json_build_object('id', a.id, 'nome', a.nome) as autor,
        case when f.encerrado_em is null then null else json_build_object('em', ${iso(sql`f.encerrado_em`)},
          'por', json_build_object('id', q.id, 'nome', q.nome), 'motivo', f.motivo_do_fim) end as encerramento
      from afastamento f
      join professor a on a.id = f.autor_id
      left join professor q on q.id = f.encerrado_por_id
      where f.professor_id = ${pessoaId}
      order by f.inicio desc, f.id desc
    `,
  );
}
