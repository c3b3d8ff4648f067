import type { ContagemDoEdital } from '@instrutoria/domain/edital/types.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

/** All counts in one statement. `semOsDe`: without what this person may not know before publication (D20). */
export function contarEdital(db: Executor, editalId: number, semOsDe = 0): Promise<ContagemDoEdital> {
  const conta = sql`not p.eh_rascunho and not p.aguardando_cronograma`;
  return single(
    db,
    sql`
      select
        count(*) filter (where ${conta}) as projetos,
        count(*) filter (where p.aguardando_cronograma) as "aguardandoCronograma",
        count(*) filter (where ${conta} and a.id is null and not o.eh) as "naoDesignados",
        count(*) filter (where ${conta} and a.id is not null and not a.ja_foi_avaliado) as "naoAvaliados",
        count(*) filter (where not a.ja_foi_avaliado and v.tipo <> 'avaliador') as "avaliadoresSemDireito",
        count(*) filter (where a.remunerados_aprovados = 0 and a.voluntarios_aprovados = 0) as "semVagas",
        count(*) filter (
          where a.remunerados_aprovados > p.remunerados or a.voluntarios_aprovados > p.voluntarios
        ) as "acimaDoPedido",
        coalesce(sum(a.remunerados_aprovados), 0) as bolsas,
        (select count(*)
          from recurso r
          join projeto_aprovacao ra on ra.id = r.aprovacao_id
          join projeto rp on rp.id = ra.projeto_id
          where rp.edital_id = ${editalId} and r.status = 'PENDENTE') as "recursosPendentes"
      from projeto p
      cross join lateral (
        select p.coordenador_id = ${semOsDe} or exists (
          select from projeto_colaborador pc where pc.projeto_id = p.id and pc.professor_id = ${semOsDe}
        ) as eh
      ) o
      left join projeto_aprovacao a on a.projeto_id = p.id and not o.eh
      left join professor v on v.id = a.avaliador_id
      where p.edital_id = ${editalId}
    `,
  );
}
