import type {
  Devolucao,
  EstornoAberto,
  PagamentoDaFolha,
} from '@instrutoria/domain/remessa/rules/montar-remessa.ts';
import type {
  FormaDeRemessa,
  LinhaEnviada,
  Pagador,
  SituacaoDaLinha,
} from '@instrutoria/domain/remessa/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { ESCRITA_DA_LINHA } from '../banco/repository.ts';
import { NOME_MOSTRADO } from '../pagamento/queries.ts';

export interface PagamentoAberto extends PagamentoDaFolha {
  /** To show; `nome` is the one in the documents, for the payer. */
  readonly mostrado: string;
  readonly titulo: string;
  readonly matricula: string | null;
}

/** The sheet's paid lines that no living remessa covers. */
export function pagamentosAbertos(db: Executor, folhaId: number): Promise<PagamentoAberto[]> {
  return many(
    db,
    sql`
      select g.id, g.instrutor_id as "instrutorId", g.projeto_id as "projetoId", g.nome, g.cpf, g.tipo, g.valor,
        ${NOME_MOSTRADO} as mostrado, g.titulo, i.matricula
      from pagamento g join instrutor i on i.id = g.instrutor_id
      where g.folha_id = ${folhaId} and g.pago
        and not exists (select from parte_da_remessa p where p.pagamento_id = g.id and p.viva)
      order by g.nome, g.id
    `,
  );
}

/** Confirmed estornos of this sheet, and what earlier ones that were sent could not set off. */
export function estornosAbertos(db: Executor, mes: string): Promise<EstornoAberto[]> {
  return many(
    db,
    sql`
      select * from (
        select g.id, g.instrutor_id as "instrutorId", g.cpf,
          (g.valor + coalesce((select sum(p.centavos) from parte_da_remessa p
            where p.pagamento_id = g.id and p.viva), 0))::bigint as saldo
        from pagamento g join folha_de_pagamento f on f.id = g.folha_id
        where g.tipo = 'ESTORNO' and g.decisao = 'CONFIRMADO' and g.valor > 0 and (f.mes = ${mes} or f.mes < ${mes}
          and exists (select from remessa r where r.folha_id = f.id and r.cancelada_em is null))
      ) e where e.saldo > 0 order by e.id
    `,
  );
}

/** By payment: the last return that asked for other data. */
export async function devolucoesDaFolha(
  db: Executor,
  folhaId: number,
): Promise<ReadonlyMap<number, Devolucao>> {
  const lidas = await many<Devolucao & { pagamentoId: number }>(
    db,
    sql`
      select distinct on (p.pagamento_id) p.pagamento_id as "pagamentoId", l.resultado_em as em,
        ${ESCRITA_DA_LINHA} as escrita
      from parte_da_remessa p join linha_da_remessa l on l.id = p.linha_id
      join remessa r on r.id = l.remessa_id
      where r.folha_id = ${folhaId} and l.situacao = 'devolvida' and l.pede_dados and p.centavos > 0
      order by p.pagamento_id, l.id desc
    `,
  );
  return new Map(lidas.map(({ pagamentoId, ...devolucao }) => [pagamentoId, devolucao]));
}

/** Whether a remessa of the sheet was made and not cancelled. */
export async function jaEnviada(db: Executor, folhaId: number): Promise<boolean> {
  const achada = await one<{ id: number }>(
    db,
    sql`select id from remessa where folha_id = ${folhaId} and cancelada_em is null limit 1`,
  );
  return achada !== null;
}

/** The sheet's lines that are held. */
export async function pagamentosRetidos(db: Executor, folhaId: number): Promise<ReadonlySet<number>> {
  const linhas = await many<{ id: number }>(
    db,
    sql`
      select g.id from retencao_de_pagamento r join pagamento g on g.id = r.pagamento_id
      where g.folha_id = ${folhaId} and r.liberada_em is null
    `,
  );
  return new Set(linhas.map(({ id }) => id));
}

/** For each paid line of the sheet above zero: the state of the living line that covers it; null: none. */
export async function estadosDaFolha(db: Executor, folhaId: number): Promise<(SituacaoDaLinha | null)[]> {
  const linhas = await many<{ situacao: SituacaoDaLinha | null }>(
    db,
    sql`
      select l.situacao from pagamento g
      left join parte_da_remessa p on p.pagamento_id = g.id and p.viva
      left join linha_da_remessa l on l.id = p.linha_id
      where g.folha_id = ${folhaId} and g.pago and g.valor is distinct from 0
    `,
  );
  return linhas.map(({ situacao }) => situacao);
}

export interface RemessaResumida {
  readonly id: number;
  readonly numero: number;
  readonly forma: FormaDeRemessa;
  readonly layout: string | null;
  readonly diaDoPagamento: string;
  readonly geradaEm: string;
  readonly geradaPor: { readonly id: number; readonly nome: string };
  readonly sha256: string | null;
  readonly nomeDoArquivo: string | null;
  readonly linhas: number;
  readonly pagas: number;
  readonly devolvidas: number;
  readonly soma: number;
  readonly canceladaEm: string | null;
  readonly motivo: string | null;
}

const RESUMIDA = sql`
  r.id, r.numero, r.forma, r.layout, r.dia_do_pagamento as "diaDoPagamento", ${iso(sql`r.gerada_em`)} as "geradaEm",
  json_build_object('id', a.id, 'nome', a.nome) as "geradaPor", r.sha256,
  case when r.arquivo is not null then r.nome_do_arquivo end as "nomeDoArquivo",
  ${iso(sql`r.cancelada_em`)} as "canceladaEm", r.motivo, n.*
  from remessa r join professor a on a.id = r.gerada_por_id
  join lateral (select count(*)::int as linhas,
    (count(*) filter (where l.situacao in ('paga', 'compensada')))::int as pagas,
    (count(*) filter (where l.situacao = 'devolvida'))::int as devolvidas,
    coalesce(sum(l.centavos), 0)::bigint as soma
    from linha_da_remessa l where l.remessa_id = r.id) n on true`;

export function remessasDaFolha(db: Executor, folhaId: number): Promise<RemessaResumida[]> {
  return many(db, sql`select ${RESUMIDA} where r.folha_id = ${folhaId} order by r.numero desc`);
}

export function acharRemessa(
  db: Executor,
  id: number,
): Promise<(RemessaResumida & { readonly mes: string }) | null> {
  return one(
    db,
    sql`select x.*, f.mes from (select r.folha_id, ${RESUMIDA} where r.id = ${id}) x
      join folha_de_pagamento f on f.id = x.folha_id`,
  );
}

export interface LancamentoDaRemessa {
  readonly id: number;
  readonly instrutor: { readonly id: number; readonly nome: string };
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly centavos: number;
  readonly situacao: SituacaoDaLinha;
  readonly dia: string | null;
  readonly motivo: string | null;
}

/** Without CPF and account. */
export function lancamentosDaRemessa(db: Executor, id: number): Promise<LancamentoDaRemessa[]> {
  return many(
    db,
    sql`
      select g.id, json_build_object('id', g.instrutor_id, 'nome', ${NOME_MOSTRADO}) as instrutor,
        json_build_object('id', p.id, 'titulo', p.titulo) as projeto, g.centavos, g.situacao, g.dia, g.motivo
      from linha_da_remessa g join instrutor i on i.id = g.instrutor_id join projeto p on p.id = g.projeto_id
      where g.remessa_id = ${id} order by g.id
    `,
  );
}

export interface RetornoLido {
  readonly id: number;
  readonly lidoEm: string;
  readonly lidoPor: { readonly id: number; readonly nome: string };
  readonly origem: 'cnab240' | 'lista';
  readonly pagas: number;
  readonly devolvidas: number;
}

export function retornosDaRemessa(db: Executor, id: number): Promise<RetornoLido[]> {
  return many(
    db,
    sql`
      select t.id, ${iso(sql`t.lido_em`)} as "lidoEm", json_build_object('id', p.id, 'nome', p.nome) as "lidoPor",
        t.origem, t.pagas, t.devolvidas
      from retorno_da_remessa t join professor p on p.id = t.lido_por_id
      where t.remessa_id = ${id} order by t.id desc
    `,
  );
}

export interface LinhaComProjeto extends LinhaEnviada {
  readonly instrutorId: number;
  readonly projetoId: number;
  /** To show. */
  readonly mostrado: string;
}

/** With CPFs, to match the lines of a return. */
export function linhasParaRetorno(db: Executor, id: number): Promise<LinhaComProjeto[]> {
  return many(
    db,
    sql`
      select g.id, g.documento, g.nome, g.cpf, g.centavos, g.situacao, g.dia, g.motivo,
        g.instrutor_id as "instrutorId", g.projeto_id as "projetoId", ${NOME_MOSTRADO} as mostrado
      from linha_da_remessa g join instrutor i on i.id = g.instrutor_id
      where g.remessa_id = ${id} order by g.id
    `,
  );
}

export interface RemessaDoRetorno {
  readonly forma: FormaDeRemessa;
  readonly pagador: Pagador | null;
  readonly cancelada: boolean;
}

export function remessaDoRetorno(db: Executor, id: number): Promise<RemessaDoRetorno | null> {
  return one(
    db,
    sql`select forma, pagador, cancelada_em is not null as cancelada from remessa where id = ${id}`,
  );
}

export function arquivoDaRemessa(
  db: Executor,
  id: number,
): Promise<{
  readonly arquivo: Buffer | null;
  readonly nome: string | null;
  readonly forma: FormaDeRemessa;
} | null> {
  return one(db, sql`select arquivo, nome_do_arquivo as nome, forma from remessa where id = ${id}`);
}
