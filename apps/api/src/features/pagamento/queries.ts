import type { FatosDaFolha } from '@instrutoria/domain/pagamento/rules.ts';
import { lancamentosDaFolha } from '@instrutoria/domain/pagamento/rules.ts';
import type { Bolsista, Lancamento, Recebido } from '@instrutoria/domain/pagamento/types.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

const BOLSISTAS = `select json_build_object('id', i.id, 'nome', i.nome, 'email', i.email) as instrutor,
    json_build_object('id', p.id, 'titulo', p.titulo) as projeto, i.situacao, i.mes_inicio as "mesInicio", i.fim::text as fim,
    coalesce((select json_object_agg(f.ano || '-' || lpad(f.mes::text, 2, '0'), f.horas)
      from frequencia_do_mes f where f.instrutor_id = i.id), '{}') as horas,
    coalesce((select json_agg(a.mes) from ausencia a where a.instrutor_id = i.id), '[]') as ausencias
  from instrutor i
  join projeto p on p.id = i.projeto_id
  join edital e on e.id = p.edital_id
  join projeto_aprovacao pa on pa.projeto_id = p.id
  where i.tipo_aluno = 'BOLSISTA' and pa.situacao = 'APROVADO' and e.fase in ('resultado', 'arquivado')`;

/** What every sheet is computed from: the grant holders of published, approved projects, and what was paid and closed. */
export async function fatosDaFolha(db: Executor): Promise<FatosDaFolha> {
  const [bolsistas, recebidos, fechadas] = await Promise.all([
    send<Bolsista & Record<string, unknown>>(db, BOLSISTAS),
    send<Recebido & Record<string, unknown>>(
      db,
      'select instrutor_id as "instrutorId", email, competencia from pagamento where pago',
    ),
    send<{ mes: string }>(db, 'select mes from folha_de_pagamento'),
  ]);
  return { bolsistas, recebidos, fechados: fechadas.map(({ mes }) => mes) };
}

/** A closed sheet, without its lines. */
export interface FolhaFechada extends Record<string, unknown> {
  readonly id: number;
  readonly mes: string;
  readonly fechadaEm: Date;
  readonly fechadaPor: { readonly id: number; readonly nome: string };
}

const FOLHAS = `select f.id, f.mes, f.fechada_em as "fechadaEm",
    json_build_object('id', p.id, 'nome', p.nome) as "fechadaPor"
  from folha_de_pagamento f join professor p on p.id = f.fechada_por_id`;

/** The closed sheet of a month; null while it is open. */
export async function acharFolha(db: Executor, mes: string): Promise<FolhaFechada | null> {
  const [linha] = await send<FolhaFechada>(db, `${FOLHAS} where f.mes = $1`, [mes]);
  return linha ?? null;
}

export interface Contagem {
  readonly pagos: number;
  readonly naoPagos: number;
  readonly ajustes: number;
}

/** How many are paid and not paid for the month, and how many payments make up for earlier months. */
export function contar(lancamentos: readonly Pick<Lancamento, 'pago' | 'tipo'>[]): Contagem {
  const quantos = (tipo: Lancamento['tipo'], pago: boolean) =>
    lancamentos.filter((l) => l.tipo === tipo && l.pago === pago).length;
  return {
    pagos: quantos('NORMAL', true),
    naoPagos: quantos('NORMAL', false),
    ajustes: quantos('AJUSTE', true),
  };
}

/** The closed sheets with their counts. */
export function folhasFechadas(db: Executor): Promise<(Contagem & FolhaFechada)[]> {
  return send<Contagem & FolhaFechada>(
    db,
    `select f.*, c.* from (${FOLHAS}) f, lateral (select
        count(*) filter (where tipo = 'NORMAL' and pago)::int as pagos,
        count(*) filter (where tipo = 'NORMAL' and not pago)::int as "naoPagos",
        count(*) filter (where tipo = 'AJUSTE' and pago)::int as ajustes
      from pagamento where folha_id = f.id) c`,
  );
}

const LINHAS = `select json_build_object('id', instrutor_id, 'nome', nome, 'email', email) as instrutor,
    json_build_object('id', projeto_id, 'titulo', titulo) as projeto, competencia, tipo, pago, motivo, horas::float8 as horas
  from pagamento where folha_id = $1 order by id`;

/** The lines of a closed sheet as they were frozen. */
export function lancamentosFechados(db: Executor, folhaId: number): Promise<Lancamento[]> {
  return send<Lancamento & Record<string, unknown>>(db, LINHAS, [folhaId]);
}

/** The lines that an open month would freeze now. */
export async function lancamentosPrevistos(db: Executor, mes: string): Promise<Lancamento[]> {
  return lancamentosDaFolha(mes, await fatosDaFolha(db));
}
