import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { AtoDeVerba, Verba } from '@instrutoria/domain/pagamento/rules/verba.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { DIA_DA_DESISTENCIA, ENCERRA_NO_DIA } from '../projeto/encerramento-queries.ts';

export interface AtoRegistrado extends AtoDeVerba {
  readonly id: number;
  readonly em: string;
  readonly por: { readonly id: number; readonly nome: string };
}

export type VerbaLida = Verba & { readonly atos: readonly AtoRegistrado[] };

/**
 * The budgets, by name of the call, the whole call first. A project counts for the unit of its submission (D61). Places
 * are known once the result is published, and end with the call or with a desistência.
 */
export function lerVerbas(db: Executor, agora: Date, fuso: string): Promise<VerbaLida[]> {
  return many(
    db,
    sql`
      with verba as (
        select a.edital_id, a.unidade_id,
          coalesce(sum(case when a.tipo = 'aumento' then a.centavos else -a.centavos end)
            filter (where a.vale), 0)::bigint as autorizado,
          (array_agg(a.tipo order by a.id desc))[1] = 'retirada' as retirada,
          json_agg(json_build_object('id', a.id, 'tipo', a.tipo, 'centavos', a.centavos, 'empenho', a.empenho,
            'motivo', a.motivo, 'em', ${iso(sql`a.em`)}, 'por', json_build_object('id', q.id, 'nome', q.nome))
            order by a.id desc) as atos
        from (select t.*, t.id > coalesce(max(t.id) filter (where t.tipo = 'retirada')
            over (partition by t.edital_id, t.unidade_id), 0) as vale from ato_de_verba t) a
        join professor q on q.id = a.autor_id
        group by a.edital_id, a.unidade_id
      ), lancado as (
        select g.projeto_id, sum(g.valor) filter (where g.pago) as pagam
        from pagamento g group by g.projeto_id
      ), enviado as (
        select g.projeto_id, sum(l.centavos) filter (where l.centavos < 0) as descontado,
          sum(l.centavos) filter (where l.situacao in ('paga', 'compensada')) as pago
        from (select r.pagamento_id, r.centavos, n.situacao from parte_da_remessa r
          join linha_da_remessa n on n.id = r.linha_id where r.viva) l
        join pagamento g on g.id = l.pagamento_id group by g.projeto_id
      ), retido as (
        select i.projeto_id, sum(r.valor) as valor from retencao_de_pagamento r
        join instrutor i on i.id = r.instrutor_id
        join folha_de_pagamento f on f.mes = r.mes
        where r.liberada_em is null and r.pagamento_id is null group by i.projeto_id
      )
      select json_build_object('id', e.id, 'nome', e.nome, 'tipo', e.tipo_projeto) as edital,
        case when u.id is null then null else json_build_object('id', u.id, 'nome', u.nome) end as unidade,
        v.autorizado, v.retirada, v.atos, d.fechado, d.pago, d.retido, d.projetos
      from verba v join edital e on e.id = v.edital_id left join unidade u on u.id = v.unidade_id
      cross join lateral (
        select coalesce(sum(coalesce(g.pagam, 0) + coalesce(s.descontado, 0)), 0)::bigint as fechado,
          coalesce(sum(s.pago), 0)::bigint as pago, coalesce(sum(t.valor), 0)::bigint as retido,
          coalesce(json_agg(json_build_object('id', p.id, 'inicio', e.vigencia_inicio,
            'fim', least(e.vigencia_fim, ${DIA_DA_DESISTENCIA}),
            'vagas', case when e.fase in ('resultado', 'arquivado') and x.situacao = 'APROVADO'
                and not (coalesce(e.encerramento_sem_instrutores <= ${diaNoFuso(agora, fuso)}, false) and ${ENCERRA_NO_DIA})
              then x.remunerados_aprovados else 0 end) order by p.id), '[]') as projetos
        from projeto p join professor c on c.id = p.coordenador_id
        left join projeto_aprovacao x on x.projeto_id = p.id
        left join lancado g on g.projeto_id = p.id left join enviado s on s.projeto_id = p.id
        left join retido t on t.projeto_id = p.id
        where p.edital_id = v.edital_id
          and (v.unidade_id is null or coalesce(p.unidade_da_submissao_id, c.unidade_id) = v.unidade_id)
      ) d
      order by e.nome, e.id, u.nome nulls first, u.id
    `,
  );
}

/** The last month with a closed sheet; null: none. */
export async function ultimaFolhaFechada(db: Executor): Promise<string | null> {
  const folha = await one<{ mes: string }>(
    db,
    sql`select mes from folha_de_pagamento order by mes desc limit 1`,
  );
  return folha?.mes ?? null;
}

/** The caller holds the lock on the sheets. */
export async function inserirAtoDeVerba(
  db: Executor,
  ato: AtoDeVerba & {
    readonly editalId: number;
    readonly unidadeId: number | null;
    readonly em: Date;
    readonly autorId: number;
  },
): Promise<void> {
  await run(db, sql`insert into ato_de_verba ${values(ato)}`);
}
