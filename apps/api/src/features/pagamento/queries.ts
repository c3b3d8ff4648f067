import type { MesParcial } from '@instrutoria/domain/configuracao/types.ts';
import { type SomaDaFolha, somarFolha } from '@instrutoria/domain/pagamento/rules/valores.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface FolhaFechada {
  readonly id: number;
  readonly mes: string;
  /** null: closed before sheets were conferred. */
  readonly conferenciaId: number | null;
  readonly fechadaEm: Date;
  readonly fechadaPor: { readonly id: number; readonly nome: string };
  readonly mesParcial: MesParcial;
  /** Why one person closed it alone; null: two people, or a sheet of before. */
  readonly motivoSemSegundaPessoa: string | null;
}

const FOLHAS = sql`
  select f.id, f.mes, f.conferencia_id as "conferenciaId", f.fechada_em as "fechadaEm", f.mes_parcial as "mesParcial",
    f.motivo_sem_segunda_pessoa as "motivoSemSegundaPessoa", json_build_object('id', p.id, 'nome', p.nome) as "fechadaPor"
  from folha_de_pagamento f join professor p on p.id = f.fechada_por_id`;

export function acharFolha(db: Executor, mes: string): Promise<FolhaFechada | null> {
  return one(db, sql`${FOLHAS} where f.mes = ${mes}`);
}

export function folhasFechadas(
  db: Executor,
): Promise<(FolhaFechada & { readonly lancamentos: readonly Contado[] })[]> {
  return many(
    db,
    sql`
      select f.*, coalesce(
          (select json_agg(json_build_object('pago', g.pago, 'decisao', g.decisao, 'tipo', g.tipo, 'valor', g.valor,
              'parcial', g.parcial))
            from pagamento g where g.folha_id = f.id),
          '[]'
        ) as lancamentos
      from (${FOLHAS}) f
    `,
  );
}

type Contado = Pick<Lancamento, 'decisao' | 'pago' | 'parcial' | 'tipo' | 'valor'>;

export interface Contagem extends SomaDaFolha {
  readonly pagos: number;
  readonly naoPagos: number;
  readonly ajustes: number;
  readonly estornos: number;
  readonly estornosPorDecidir: number;
  readonly aPagar: number;
  readonly aDevolver: number;
}

export function contar(lancamentos: readonly Contado[]): Contagem {
  const quantos = (quais: (l: Contado) => boolean) => lancamentos.filter(quais).length;
  const estorno = (l: Contado) => l.tipo === 'ESTORNO';
  return {
    pagos: quantos((l) => l.tipo === 'NORMAL' && l.pago),
    naoPagos: quantos((l) => l.tipo === 'NORMAL' && !l.pago),
    ajustes: quantos((l) => l.pago && l.tipo !== 'NORMAL'),
    estornos: quantos(estorno),
    estornosPorDecidir: quantos((l) => estorno(l) && l.decisao === null),
    // Grants: a difference in cents for a month that stays paid is none.
    aPagar: quantos((l) => l.pago && !l.parcial),
    aDevolver: quantos((l) => l.decisao === 'CONFIRMADO' && !l.parcial),
    ...somarFolha(lancamentos),
  };
}

/**
 * For a line `g` of a closed sheet and its vínculo `i`: the stored name, which is the payer's, or the nome
 * social.
 */
export const NOME_MOSTRADO = sql`case when i.nome_civil is null then g.nome else i.nome end`;

export function lancamentosFechados(db: Executor, folhaId: number): Promise<Lancamento[]> {
  return many(
    db,
    sql`
      select json_build_object('id', g.instrutor_id, 'nome', ${NOME_MOSTRADO}, 'email', g.email, 'cpf', g.cpf) as instrutor,
        json_build_object('id', g.projeto_id, 'titulo', g.titulo) as projeto,
        g.competencia, g.tipo, g.pago, g.motivo, g.causa, g.decisao, g.justificativa, g.acumulo, g.horas,
        g.valor, g.valor_cheio as "valorCheio", g.dias, g.parcial,
        case when v.id is null then null
          else json_build_object('instrutor', json_build_object('id', v.id, 'nome', v.nome), 'espera', g.vaga_espera)
          end as vaga
      from pagamento g join instrutor i on i.id = g.instrutor_id left join instrutor v on v.id = g.vaga_de_id
      where g.folha_id = ${folhaId}
      order by g.id
    `,
  );
}

/** The name to which each line of a closed sheet was paid: that in the documents at the time. */
export async function nomesDaFolha(db: Executor, folhaId: number): Promise<ReadonlyMap<number, string>> {
  const linhas = await many<{ id: number; nome: string }>(
    db,
    sql`select distinct on (instrutor_id) instrutor_id as id, nome from pagamento where folha_id = ${folhaId}`,
  );
  return new Map(linhas.map(({ id, nome }) => [id, nome]));
}

export async function coordenadoresDe(
  db: Executor,
  projetos: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const linhas = await many<{ id: number; coordenadorId: number }>(
    db,
    sql`select id, coordenador_id as "coordenadorId" from projeto where id = any(${projetos})`,
  );
  return new Map(linhas.map(({ id, coordenadorId }) => [id, coordenadorId]));
}

/** The months of a year, 1 to 12, whose sheet is closed. */
export async function mesesFechados(db: Executor, ano: number): Promise<number[]> {
  const folhas = await many<{ mes: string }>(
    db,
    sql`select mes from folha_de_pagamento where left(mes, 4) = ${String(ano)} order by mes`,
  );
  return folhas.map(({ mes }) => Number(mes.slice(5)));
}
