import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

export interface Retencao {
  readonly id: number;
  readonly instrutor: { readonly id: number; readonly nome: string };
  readonly projeto: { readonly id: number; readonly titulo: string };
  /** The month paid for, and the month of the sheet in which it was held. */
  readonly competencia: string;
  readonly mes: string;
  /** The line of a closed sheet; null: held before its sheet closed. */
  readonly pagamentoId: number | null;
  /** Cents that the line paid; null: unknown. */
  readonly valor: number | null;
  readonly motivo: string;
  readonly em: string;
  readonly por: { readonly id: number; readonly nome: string };
  readonly liberada: boolean;
}

const RETENCOES = sql`
  select r.id, json_build_object('id', i.id, 'nome', i.nome) as instrutor,
    json_build_object('id', p.id, 'titulo', p.titulo) as projeto, r.competencia, r.mes,
    r.pagamento_id as "pagamentoId", r.valor, r.motivo, ${iso(sql`r.retida_em`)} as em,
    json_build_object('id', a.id, 'nome', a.nome) as por, r.liberada_em is not null as liberada
  from retencao_de_pagamento r join instrutor i on i.id = r.instrutor_id join projeto p on p.id = i.projeto_id
  join professor a on a.id = r.retida_por_id`;

/** The holds in force, of all sheets. */
export function retencoesEmVigor(db: Executor): Promise<Retencao[]> {
  return many(db, sql`${RETENCOES} where r.liberada_em is null order by r.mes, i.nome, r.id`);
}

export function acharRetencao(db: Executor, id: number): Promise<Retencao | null> {
  return one(db, sql`${RETENCOES} where r.id = ${id}`);
}

export async function inserirRetencao(
  db: Executor,
  nova: {
    readonly instrutorId: number;
    readonly competencia: string;
    readonly mes: string;
    readonly pagamentoId: number | null;
    readonly valor: number | null;
    readonly motivo: string;
    readonly retidaEm: Date;
    readonly retidaPorId: number;
  },
): Promise<number> {
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into retencao_de_pagamento ${values(nova)} returning id`,
  );
  return id;
}

export async function encerrarRetencao(
  db: Executor,
  id: number,
  { em, porId, motivo }: { readonly em: Date; readonly porId: number; readonly motivo: string },
): Promise<void> {
  await run(
    db,
    sql`
      update retencao_de_pagamento
      set liberada_em = ${em}, liberada_por_id = ${porId}, motivo_da_liberacao = ${motivo} where id = ${id}
    `,
  );
}

export interface LinhaQuePaga {
  readonly id: number;
  readonly instrutorId: number;
  readonly projetoId: number;
  readonly competencia: string;
  readonly valor: number | null;
  /** Whether a living remessa covers it. */
  readonly enviada: boolean;
  readonly retida: boolean;
}

/** The lines of a closed sheet that pay. */
export function linhasQuePagam(db: Executor, folhaId: number): Promise<LinhaQuePaga[]> {
  return many(
    db,
    sql`
      select g.id, g.instrutor_id as "instrutorId", g.projeto_id as "projetoId", g.competencia, g.valor,
        exists (select from parte_da_remessa p where p.pagamento_id = g.id and p.viva) as enviada,
        exists (select from retencao_de_pagamento r where r.pagamento_id = g.id and r.liberada_em is null) as retida
      from pagamento g where g.folha_id = ${folhaId} and g.pago
    `,
  );
}

/** Whom a hold concerns: the student as they are reached today, and the coordinator of their project. */
export function quemSabeDaRetencao(
  db: Executor,
  instrutorId: number,
): Promise<{
  readonly instrutor: { readonly id: number; readonly nome: string; readonly email: string };
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly coordenadorId: number;
}> {
  return single(
    db,
    sql`
      select json_build_object('id', i.id, 'nome', i.nome, 'email', i.email) as instrutor,
        json_build_object('id', p.id, 'titulo', p.titulo) as projeto, p.coordenador_id as "coordenadorId"
      from instrutor i join projeto p on p.id = i.projeto_id where i.id = ${instrutorId}
    `,
  );
}
