import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';

export type ValorLido = AnswerOf<Api['cadastrarValorDaBolsa']>;

/** `usadoAte` counts every sheet closed since the value was registered, also where a call's own came before it. */
const VALORES = sql`
  select v.id, v.tipo, v.mes_inicio as "mesInicio", v.mes_fim as "mesFim", v.centavos, ${iso(sql`v.criado_em`)} as "criadoEm",
    case when e.id is null then null else json_build_object('id', e.id, 'nome', e.nome) end as edital,
    json_build_object('id', a.id, 'nome', a.nome) as "criadoPor",
    (select max(g.competencia) from pagamento g
      join folha_de_pagamento f on f.id = g.folha_id
      join projeto p on p.id = g.projeto_id
      join edital pe on pe.id = p.edital_id
      where g.valor_cheio is not null and f.fechada_em >= v.criado_em
        and g.competencia >= v.mes_inicio and (v.mes_fim is null or g.competencia <= v.mes_fim)
        and (pe.id = v.edital_id or pe.tipo_projeto = v.tipo)) as "usadoAte"
  from valor_da_bolsa v
  join professor a on a.id = v.criado_por_id
  left join edital e on e.id = v.edital_id`;

export function listarValores(db: Executor): Promise<ValorLido[]> {
  return many(db, sql`${VALORES} order by v.mes_inicio desc, v.tipo nulls first, v.id desc`);
}

function lerValor(db: Executor, id: number): Promise<ValorLido> {
  return single(db, sql`${VALORES} where v.id = ${id}`);
}

export async function inserirValor(
  db: Executor,
  novo: Omit<NewRow<'valorDaBolsa'>, 'id'>,
): Promise<ValorLido> {
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into valor_da_bolsa ${values(novo)} returning id`,
  );
  return lerValor(db, id);
}

export async function salvarFimDoValor(db: Executor, id: number, mesFim: string): Promise<ValorLido> {
  await run(db, sql`update valor_da_bolsa set mes_fim = ${mesFim} where id = ${id}`);
  return lerValor(db, id);
}

export async function apagarValor(db: Executor, id: number): Promise<void> {
  await run(db, sql`delete from valor_da_bolsa where id = ${id}`);
}
