import type { Executor } from '../../db/connection/transaction.ts';
import { REGRAS_COM_PENDENCIAS } from '../../db/invariants/pendencias.ts';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

interface Pendencia {
  readonly id: number;
  readonly regra: string;
  readonly registro: { readonly tipo: string; readonly id: number };
  readonly sobre: string | null;
  readonly projeto: number | null;
  readonly descricao: string;
  readonly criadaEm: Date;
  readonly resolvidaEm: Date | null;
}

export function lerPendencias(db: Executor, busca: string): Promise<Pendencia[]> {
  return many(
    db,
    sql`
      select d.id, d.regra, json_build_object('tipo', d.registro_tipo, 'id', d.registro_id) as registro,
        coalesce(i.nome, c.conteudo ->> 'nome', p.titulo) as sobre,
        coalesce(i.projeto_id, g.projeto_id, c.projeto_id, p.id) as projeto,
        d.descricao, d.criada_em as "criadaEm", d.resolvida_em as "resolvidaEm"
      from pendencia_de_dados d
      left join pagamento g on d.registro_tipo = 'pagamento' and g.id = d.registro_id
      left join instrutor i on i.id = case when d.registro_tipo = 'instrutor' then d.registro_id else g.instrutor_id end
      left join declaracao c on d.registro_tipo = 'declaracao' and c.id = d.registro_id
      left join recurso r on d.registro_tipo = 'recurso' and r.id = d.registro_id
      left join projeto_aprovacao a on a.id = r.aprovacao_id
      left join projeto p on p.id = a.projeto_id
      where ${busca} = '' or position(
        lower(${busca}) in
        lower(coalesce(i.nome, c.conteudo ->> 'nome', p.titulo, '') || ' ' || d.descricao)
      ) > 0
      order by d.resolvida_em is not null, d.regra, d.id
    `,
  );
}

export async function resolverPendencias(db: Executor, agora: Date): Promise<void> {
  for (const { regra, quebram } of REGRAS_COM_PENDENCIAS) {
    await run(
      db,
      sql`
        update pendencia_de_dados d set resolvida_em = ${agora}
        where d.regra = ${regra} and d.resolvida_em is null
          and not exists (select from (${quebram}) q where q.id = d.registro_id)
      `,
    );
  }
}
