import type { PorHomologar } from '@instrutoria/domain/tarefa/rules/administracao.ts';
import type { ProjetoNaHomologacao } from '@instrutoria/domain/tarefa/rules/coordenador.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { ageEmSql } from '../coordenacao/queries.ts';
import { pedeHomologacao, porHomologar } from '../edital/homologacao-queries.ts';

/** One coordinator's tasks in these calls, which are being assessed: corrections and possible appeals. */
export async function lerHomologacoesDe(
  db: Executor,
  quem: number,
  editais: readonly number[],
): Promise<ProjetoNaHomologacao[]> {
  if (editais.length === 0) return [];
  return many(
    db,
    sql`
      select p.id, p.titulo, p.edital_id as "editalId", h.estado, h.motivo, h.ate, h.recorreu
      from projeto p join homologacao h on h.projeto_id = p.id
      where ${ageEmSql(quem)} and p.edital_id = any(${editais}) and not p.eh_rascunho
        and h.estado in ('devolvido', 'naoHomologado') and ${pedeHomologacao(sql`p.edital_id`)}
      order by p.id
    `,
  );
}

/**
 * Counts, in others' projects, those that are not marked, corrected, or returned with a last day that has
 * passed; and appeals.
 */
export async function contarPorHomologar(
  db: Executor,
  {
    editais,
    quem,
    hoje,
  }: { readonly editais: readonly number[]; readonly quem: number; readonly hoje: string },
): Promise<PorHomologar[]> {
  if (editais.length === 0) return [];
  return many(
    db,
    sql`
      with l as materialized (
        select e.id, ${pedeHomologacao(sql`e.id`)} as homologa from edital e where e.id = any(${editais})
      )
      select l.id as "editalId",
        count(*) filter (where ${porHomologar(hoje)}) as projetos,
        count(*) filter (where h.estado = 'emRecurso') as recursos
      from l
      join projeto p on p.edital_id = l.id
      left join homologacao h on h.projeto_id = p.id
      where l.homologa and not p.eh_rascunho and not p.aguardando_cronograma and not ${participaDosProjetos(quem)}
      group by l.id
    `,
  );
}
