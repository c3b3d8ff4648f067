import type {
  Esperando,
  Inacabados,
  ProjetoQueEspera,
} from '@instrutoria/domain/tarefa/rules/administracao.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { pedeHomologacao } from '../edital/homologacao-queries.ts';
import { FALTA_DESIGNAR, IMPEDIDO_ENTRE_MUITOS, TEVE_RECUSA } from '../edital/impedimento-queries.ts';
import { semLacos } from '../impedimento/queries.ts';
import { AUSENTE, PRONTO, SEM_IDENTIFICACAO } from '../instrutor/queries.ts';
import { contrarrazoesCorrem } from '../recurso/contrarrazoes-queries.ts';
import { nadaImpede } from '../recurso/quem-decide-queries.ts';
import { AINDA_FALTAM } from '../resultado/bolsas-devidas-queries.ts';

interface QuaisTarefas {
  readonly editais: readonly number[];
  readonly fuso: string;
  /** The reader, whose own projects are left out (D20, D30). */
  readonly quem: number;
}

/** Counted by call, state and day of designation, which gives few rows, however many projects there are. */
export async function contarInacabados(
  db: Executor,
  { editais, fuso, quem }: QuaisTarefas,
): Promise<Inacabados[]> {
  if (editais.length === 0) return [];
  return await many(
    db,
    sql`
      with l as materialized (
        select e.id, ${pedeHomologacao(sql`e.id`)} as homologa from edital e where e.id = any(${editais})
      ), x as (
        -- OFFSET 0: the filter and the state below share one evaluation for each row.
        select p.id, p.edital_id, a.id as encargo_id, a.ja_foi_avaliado,
          coalesce(a.reaberto_em, a.substituido_em, a.criado_em) as designada_em,
          a.id is not null and ${IMPEDIDO_ENTRE_MUITOS} as impedido
        from l join projeto p on p.edital_id = l.id
        left join encargo a on a.projeto_id = p.id
        left join professor v on v.id = a.avaliador_id
        where not p.eh_rascunho and not p.aguardando_cronograma and not ${participaDosProjetos(quem)}
          and (a.id is not null or not l.homologa or exists (
            select from homologacao h where h.projeto_id = p.id and h.estado = 'homologado'))
        offset 0
      )
      select p.edital_id as "editalId",
        case
          when p.encargo_id is null and ${TEVE_RECUSA} then 'RECUSADO'
          when p.encargo_id is null then 'SEM_AVALIADOR'
          when p.impedido then 'SEM_DIREITO'
          else 'PENDENTE'
        end as estado,
        to_char(p.designada_em at time zone ${fuso}, 'YYYY-MM-DD') as "designadaEm", count(*) as quantos
      from x p
      where p.encargo_id is null or not p.ja_foi_avaliado or p.impedido
      group by 1, 2, 3
      union all
      select p.edital_id, case when p.divergente then 'DIVERGENTE' when ${TEVE_RECUSA} then 'RECUSADO' else 'SEM_AVALIADOR' end,
        null, count(*)
      from (
        select a.projeto_id as id, a.edital_id, a.divergente from projeto_aprovacao a
        where a.edital_id = any(${editais}) and (a.divergente or ${FALTA_DESIGNAR})
        offset 0
      ) p
      where not ${participaDosProjetos(quem)}
      group by 1, 2
    `,
  );
}

/**
 * What waits in published calls: appeals that this person may decide, documents, incomplete records and
 * absences.
 */
export async function contarEsperando(
  db: Executor,
  { editais, quem, hoje }: Omit<QuaisTarefas, 'fuso'> & { readonly hoje: string },
): Promise<Esperando[]> {
  if (editais.length === 0) return [];
  const alheios = sql`p.edital_id = any(${editais}) and not ${participaDosProjetos(quem)}`;
  return await many(
    db,
    sql`
      select x.edital_id as "editalId", sum(x.recursos)::int as recursos,
        count(x.contrarrazoes_ate)::int as "comContrarrazoes", max(x.contrarrazoes_ate) as "contrarrazoesAte",
        sum(x.documentos)::int as documentos,
        sum(x.sem_identificacao)::int as "semIdentificacao", sum(x.prontos)::int as prontos,
        sum(x.ausencias)::int as ausencias
      from (
        select p.edital_id, 1 as recursos, 0 as documentos, 0 as sem_identificacao, 0 as prontos, 0 as ausencias,
          case when ${contrarrazoesCorrem(hoje)} then r.contrarrazoes_ate end as contrarrazoes_ate
        from recurso r
        join projeto_aprovacao a on a.id = r.aprovacao_id
        join projeto p on p.id = a.projeto_id
        where r.status = 'PENDENTE' and ${alheios} and ${semLacos(sql`${quem}`)}
        union all
        select p.edital_id, 0, 1, 0, 0, 0, null::date
        from conferencia_de_documento c
        join instrutor i on i.id = c.instrutor_id
        join projeto p on p.id = i.projeto_id
        where c.situacao = 'PENDENTE' and c.dispensa is null and i.fim is null and ${alheios}
        union all
        select p.edital_id, 0, 0, 1, 0, 0, null::date
        from instrutor i
        join projeto p on p.id = i.projeto_id
        where i.situacao = 'IRREGULAR' and i.fim is null and ${SEM_IDENTIFICACAO} and ${alheios}
        union all
        select p.edital_id, 0, 0, 0, 1, 0, null::date
        from instrutor i
        join projeto p on p.id = i.projeto_id
        where i.fim is null and ${PRONTO} and ${alheios}
        union all
        select p.edital_id, 0, 0, 0, 0, 1, null::date
        from instrutor i
        join projeto p on p.id = i.projeto_id
        where i.fim is null and ${AUSENTE} and ${alheios}
      ) x
      group by x.edital_id
    `,
  );
}

/** Others' projects whose coordinator was asked and did not answer in time (D61). */
export async function desistenciasSemResposta(
  db: Executor,
  { editais, quem, hoje }: Omit<QuaisTarefas, 'fuso'> & { readonly hoje: string },
): Promise<ProjetoQueEspera[]> {
  if (editais.length === 0) return [];
  return await many(
    db,
    sql`
      select p.id, p.titulo, p.edital_id as "editalId"
      from desistencia d join projeto p on p.id = d.projeto_id
      where d.fim is null and d.dia is null and d.responder_ate < ${hoje}
        and p.edital_id = any(${editais}) and not ${participaDosProjetos(quem)}
      order by p.id
    `,
  );
}

/** Annulments that were answered, or not in time, and that this person neither proposed nor is barred from (D56). */
export async function anulacoesADecidir(
  db: Executor,
  { editais, quem, hoje }: Omit<QuaisTarefas, 'fuso'> & { readonly hoje: string },
): Promise<ProjetoQueEspera[]> {
  if (editais.length === 0) return [];
  return await many(
    db,
    sql`
      select p.id, p.titulo, p.edital_id as "editalId"
      from anulacao n join projeto p on p.id = n.projeto_id
      where n.anula is null and (n.resposta is not null or n.responder_ate < ${hoje}) and n.autor_id <> ${quem}
        and p.edital_id = any(${editais}) and not ${participaDosProjetos(quem)}
        and ${semLacos(sql`${quem}`)}
      order by p.id
    `,
  );
}

/**
 * In these calls, the projects with scholarships due after an accepted appeal that this person may decide
 * (D56).
 */
export async function aQuemSeDevem(
  db: Executor,
  { editais, quem }: Omit<QuaisTarefas, 'fuso'>,
): Promise<{ readonly projetoId: number; readonly editalId: number }[]> {
  if (editais.length === 0) return [];
  return await many(
    db,
    sql`
      select distinct p.id as "projetoId", p.edital_id as "editalId"
      from bolsas_do_recurso b join recurso r on r.id = b.recurso_id
      join projeto_aprovacao a on a.id = r.aprovacao_id join projeto p on p.id = a.projeto_id
      where p.edital_id = any(${editais}) and ${AINDA_FALTAM} > 0 and ${nadaImpede(sql`${quem}`)}
    `,
  );
}
