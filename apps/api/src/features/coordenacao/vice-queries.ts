import type { LacosDoConvidado } from '@instrutoria/domain/coordenacao/types.ts';
import type { ConviteAberto } from '@instrutoria/domain/tarefa/rules/convites.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

export interface ViceLida {
  readonly id: number;
  readonly nome: string;
  readonly convidadaEm: string;
  readonly desde: string | null;
}

/** The vice of a project, or the person invited; null: nobody. */
export function viceDoProjeto(db: Executor, projetoId: number): Promise<ViceLida | null> {
  return one(
    db,
    sql`
      select v.id, v.nome, ${iso(sql`w.nomeado_em`)} as "convidadaEm", ${iso(sql`w.aceito_em`)} as desde
      from vice_coordenacao w join professor v on v.id = w.professor_id
      where w.projeto_id = ${projetoId} and w.encerrado_em is null
    `,
  );
}

/**
 * Whether this person evaluated, reported on or decided something of the project, or was asked to. In a
 * meeting: the person who presided over the item or recorded it, not everybody present (D61 excludes only
 * people who judged).
 */
function julgou(projeto: Sql, pessoa: Sql): Sql {
  return sql`(exists (select from encargo a where a.projeto_id = ${projeto} and a.avaliador_id = ${pessoa})
    or exists (select from recusa_de_avaliacao r where r.projeto_id = ${projeto} and r.avaliador_id = ${pessoa})
    or exists (select from homologacao_ato t where t.projeto_id = ${projeto} and t.autor_id = ${pessoa}
      and t.ato not in ('reenviarProjeto', 'recorrerDaHomologacao'))
    or exists (select from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
      where a.projeto_id = ${projeto} and (r.decidido_por_id = ${pessoa}
        or exists (select from relatoria_ato h where h.recurso_id = r.id and h.relator_id = ${pessoa})))
    or exists (select from item_da_sessao i where i.projeto_id = ${projeto} and i.decidido_em is not null
      and ${pessoa} in (i.decidido_por_id, i.presidente_id))
    or exists (select from alteracao_da_decisao d where d.projeto_id = ${projeto} and d.autor_id = ${pessoa})
    or exists (select from anulacao n where n.projeto_id = ${projeto} and ${pessoa} in (n.autor_id, n.decidida_por_id)))`;
}

/** How this person is connected to the project, for the rules that keep them from acting for it (D61). */
export async function lacosDoConvidado(
  db: Executor,
  projetoId: number,
  pessoaId: number,
): Promise<LacosDoConvidado | null> {
  return one(
    db,
    sql`
      select p.coordenador_id = v.id as coordena, ${julgou(sql`p.id`, sql`v.id`)} as julgou
      from projeto p, professor v
      where p.id = ${projetoId} and v.id = ${pessoaId} and v.encerrado_em is null
    `,
  );
}

interface ConviteLido {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly editalId: number;
  readonly coordenador: { readonly id: number; readonly nome: string };
  readonly em: string;
}

/** Open invitations to be vice for this person, the oldest first; none for a project that they judge. */
export function convitesDe(db: Executor, pessoaId: number): Promise<(ConviteAberto & ConviteLido)[]> {
  return many(
    db,
    sql`
      select 'vice' as especie, null as ate, json_build_object('id', p.id, 'titulo', p.titulo) as projeto, e.nome as edital, e.id as "editalId",
        json_build_object('id', c.id, 'nome', c.nome) as coordenador, ${iso(sql`w.nomeado_em`)} as em
      from vice_coordenacao w join projeto p on p.id = w.projeto_id join edital e on e.id = p.edital_id
      join professor c on c.id = p.coordenador_id
      where w.professor_id = ${pessoaId} and w.aceito_em is null and w.encerrado_em is null
        and not ${julgou(sql`p.id`, sql`w.professor_id`)}
      order by w.nomeado_em, w.id
    `,
  );
}
