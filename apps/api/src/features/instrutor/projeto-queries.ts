import type { ProjetoDoInstrutor } from '@instrutoria/domain/instrutor/policies.ts';
import type { Vigencia } from '@instrutoria/domain/instrutor/rules/mes-de-inicio.ts';
import type { Vagas } from '@instrutoria/domain/instrutor/rules/vagas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { FOI_ANULADO } from '../projeto/encerramento-queries.ts';

export interface ProjetoDosInstrutores extends ProjetoDoInstrutor {
  readonly projetoId: number;
  readonly titulo: string;
  readonly coordenadorId: number;
  readonly edital: { readonly id: number; readonly nome: string } | null;
  readonly aprovadas: Vagas;
  readonly vigencia: Vigencia;
}

/**
 * A draft counts as SUBMETIDO; a project whose result was annulled keeps the year that its students began.
 */
const SITUACAO = sql`case when ${FOI_ANULADO} and exists (select from instrutor i where i.projeto_id = p.id)
  then 'APROVADO' else coalesce(a.situacao, 'SUBMETIDO') end`;

export function lerProjetoDosInstrutores(
  db: Executor,
  projetoId: number,
): Promise<ProjetoDosInstrutores | null> {
  return one(
    db,
    sql`
      select p.id as "projetoId", p.titulo, p.coordenador_id as "coordenadorId",
        case when e.id is null then null else json_build_object('id', e.id, 'nome', e.nome) end as edital,
        coalesce(e.fase, 'submissao') as fase,
        coalesce(e.preliminar and e.final_em is null, false) as preliminar, ${SITUACAO} as situacao,
        json_build_object(
          'BOLSISTA', coalesce(a.remunerados_aprovados, 0), 'VOLUNTARIO', coalesce(a.voluntarios_aprovados, 0)
        ) as aprovadas,
        json_build_object(
          'inicio', coalesce(e.vigencia_inicio::text, ''), 'fim', coalesce(e.vigencia_fim::text, '')
        ) as vigencia
      from projeto p
      left join edital e on e.id = p.edital_id
      left join projeto_aprovacao a on a.projeto_id = p.id
      where p.id = ${projetoId}
    `,
  );
}

/** Locks in the same order as appeals: call (against archiving), then approval (places) (T-G7). */
export async function travarProjetoDosInstrutores(
  db: Executor,
  projetoId: number,
): Promise<ProjetoDosInstrutores | null> {
  const edital = sql`
    select from edital where id = (select edital_id from projeto where id = ${projetoId}) for share`;
  const aprovacao = sql`select from projeto_aprovacao where projeto_id = ${projetoId} for update`;
  await Promise.all([run(db, edital), run(db, aprovacao)]);
  return lerProjetoDosInstrutores(db, projetoId);
}

/** Whether one of the person's approved projects runs, or all of them wait for the final result. */
export async function coordenaAprovado(
  db: Executor,
  pessoa: number,
): Promise<'nenhum' | 'preliminar' | 'sim'> {
  const aprovado = await one<{ preliminar: boolean }>(
    db,
    sql`
      select e.preliminar and e.final_em is null as preliminar
      from projeto p
      join edital e on e.id = p.edital_id
      join projeto_aprovacao a on a.projeto_id = p.id
      where p.coordenador_id = ${pessoa} and a.situacao = 'APROVADO' and e.fase = 'resultado'
      order by 1
      limit 1
    `,
  );
  if (aprovado === null) return 'nenhum';
  return aprovado.preliminar ? 'preliminar' : 'sim';
}
