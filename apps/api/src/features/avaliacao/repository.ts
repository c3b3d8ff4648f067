import { createHash } from 'node:crypto';
import { notasDe } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { type AprovacaoGuardada, CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import { totalProprio } from '@instrutoria/domain/barema/rules/totais.ts';
import type { Barema, BaremaDoProjeto, FatosDoDesempate } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { EspecieDeImpedimento } from '@instrutoria/domain/impedimento/types.ts';
import type { Situacao } from '@instrutoria/domain/projeto/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run, single } from '../../db/query.ts';
import { assignments, columns, json, sql, values } from '../../db/sql.ts';
import { baremaEmSql } from '../edital/barema-queries.ts';
import { excluirDesignacao, salvarDesignacao } from './varios-repository.ts';

const APROVACAO = columns([
  'id',
  'versao',
  'projetoId',
  'avaliadorId',
  'aceito',
  'ja_foi_avaliado',
  ...CRITERIOS,
  'notas',
  'parecer',
  'remunerados_aprovados',
  'voluntarios_aprovados',
  'situacao',
]);

export interface ProjetoAvaliado {
  readonly id: number;
  readonly titulo: string;
  readonly tipoProjeto: TipoDeProjeto;
  readonly editalId: number | null;
  /** Set in a call with its own barema. */
  readonly proprio: BaremaDoProjeto | null;
}

type ProjetoLido = Omit<ProjetoAvaliado, 'proprio'> &
  Omit<FatosDoDesempate, 'lote'> & { readonly barema: Barema | null };

export async function projetoAvaliado(db: Executor, aprovacaoId: number): Promise<ProjetoAvaliado | null> {
  const lido = await one<ProjetoLido>(
    db,
    sql`
      select p.id, p.titulo, p.tipo_projeto as "tipoProjeto", p.edital_id as "editalId",
        ${baremaEmSql(sql`p.edital_id`)} as barema, a.tsd_medio as "tsdMedio",
        ${iso(sql`a.submetido_em`)} as "submetidoEm"
      from projeto_aprovacao a join projeto p on p.id = a.projeto_id
      where a.id = ${aprovacaoId}
    `,
  );
  if (lido === null) return null;
  const { barema, tsdMedio, submetidoEm, ...projeto } = lido;
  return { ...projeto, proprio: baremaDoProjeto(barema, projeto.id, { tsdMedio, submetidoEm }) };
}

/** A project's lot is the hash of the seed and its number, so anybody can repeat the draw (E-BAREMA-4). */
export function baremaDoProjeto(
  barema: Barema | null,
  projetoId: number,
  fatos: Omit<FatosDoDesempate, 'lote'>,
): BaremaDoProjeto | null {
  if (barema === null) return null;
  const lote = createHash('sha256')
    .update(`${barema.semente}:${projetoId}`, 'utf8')
    .digest()
    .readUIntBE(0, 6);
  return { barema, desempate: { ...fatos, lote } };
}

export function travarAprovacao(db: Executor, id: number): Promise<AprovacaoGuardada | null> {
  return one(db, sql`select ${APROVACAO} from projeto_aprovacao where id = ${id} for update`);
}

export function travarAprovacaoDoProjeto(db: Executor, projetoId: number): Promise<AprovacaoGuardada | null> {
  return one(db, sql`select ${APROVACAO} from projeto_aprovacao where projeto_id = ${projetoId} for update`);
}

/** A new approval, without scores. */
function designada({ notas: _notas, apurado: _apurado, ...nova }: Omit<AprovacaoGuardada, 'id' | 'versao'>) {
  return nova;
}

/** null when the project already has one (D15). */
export function inserirAprovacao(
  db: Executor,
  nova: Omit<AprovacaoGuardada, 'id' | 'versao'>,
  agora: Date,
  avaliadores = 1,
): Promise<AprovacaoGuardada | null> {
  return one(
    db,
    sql`
      insert into projeto_aprovacao ${values({ ...designada(nova), criadoEm: agora, avaliadores })}
      on conflict (projeto_id) do nothing
      returning ${APROVACAO}
    `,
  );
}

export async function salvarAprovacao(
  db: Executor,
  depois: AprovacaoGuardada,
  instantes: {
    readonly avaliadoEm?: Date | null;
    readonly reabertoEm?: Date | null;
    readonly substituidoEm?: Date;
  } = {},
): Promise<AprovacaoGuardada> {
  const { id, versao: _versao, notas, apurado, designacaoId, ...dados } = depois;
  // For one of several the approval stays; `recombinar` updates it.
  if (designacaoId !== undefined) return salvarDesignacao(db, depois, instantes);
  return single(
    db,
    sql`
      update projeto_aprovacao set ${assignments({ ...dados, ...proprias({ notas, apurado }), ...instantes })}, versao = versao + 1
      where id = ${id}
      returning ${APROVACAO}
    `,
  );
}

/** The two columns, or neither: values that were not read are not written. */
function proprias({ notas, apurado }: Pick<AprovacaoGuardada, 'apurado' | 'notas'>) {
  if (apurado === undefined) return {};
  return {
    notas: notas ? json(notas) : null,
    fase1DoBarema: apurado?.fase1 ?? null,
    fase2DoBarema: apurado?.fase2 ?? null,
    totalDoBarema: apurado?.total ?? null,
    abaixoDoMinimo: apurado?.abaixoDoMinimo ?? null,
    chaveDoRanque: apurado?.chave ?? null,
  };
}

/**
 * With the last of several assignments the approval is deleted too, since a project without an approval
 * counts as waiting for evaluators.
 */
async function excluirDoAvaliador(db: Executor, aprovacao: AprovacaoGuardada): Promise<void> {
  if (aprovacao.designacaoId === undefined) {
    await run(db, sql`delete from projeto_aprovacao where id = ${aprovacao.id}`);
  } else {
    await excluirDesignacao(db, aprovacao.designacaoId);
    await run(
      db,
      sql`delete from projeto_aprovacao a where a.id = ${aprovacao.id}
        and not exists (select from designacao d where d.aprovacao_id = a.id)`,
    );
  }
}

/** Deletes an approval with all its assignments: the project goes back to its coordinator. */
export async function excluirAprovacao(db: Executor, id: number): Promise<void> {
  await run(db, sql`delete from designacao where aprovacao_id = ${id}`);
  await run(db, sql`delete from projeto_aprovacao where id = ${id}`);
}

interface Retirada {
  readonly motivo: string;
  readonly autorId: number;
  readonly retiradaEm: Date;
}

export async function excluirPorRetirada(
  db: Executor,
  aprovacao: AprovacaoGuardada & { readonly avaliadorId: number },
  retirada: Retirada,
): Promise<void> {
  await excluirDoAvaliador(db, aprovacao);
  const { id: aprovacaoId, projetoId, avaliadorId } = aprovacao;
  const nova = { aprovacaoId, projetoId, avaliadorId, ...retirada };
  await run(db, sql`insert into designacao_retirada ${values(nova)}`);
}

/** Deletes the approval; mark and reason stay (D15). */
export async function excluirPorRecusa(
  db: Executor,
  aprovacao: AprovacaoGuardada,
  { motivo, especie }: { readonly motivo: string; readonly especie: EspecieDeImpedimento | null },
  agora: Date,
): Promise<void> {
  await excluirDoAvaliador(db, aprovacao);
  const recusa = {
    aprovacaoId: aprovacao.id,
    projetoId: aprovacao.projetoId,
    avaliadorId: aprovacao.avaliadorId,
    motivo,
    especie,
    recusadoEm: agora,
  };
  // With several evaluators the same person may be designated again, and refuse again.
  await run(
    db,
    sql`insert into recusa_de_avaliacao ${values(recusa)} on conflict (aprovacao_id, avaliador_id)
      do update set motivo = excluded.motivo, especie = excluded.especie, recusado_em = excluded.recusado_em`,
  );
}

/** Copies the evaluator's scores before an appeal or a correction first changes them (D43). */
export async function guardarNotasDadas(
  db: Executor,
  antes: AprovacaoGuardada,
  proprio: BaremaDoProjeto | null | undefined = null,
): Promise<void> {
  const dadas = notasDe(antes);
  const guardadas = proprio ? { ...dadas, total: totalProprio(proprio, antes.notas) } : dadas;
  await run(
    db,
    sql`
      update projeto_aprovacao set notas_dadas = ${json(guardadas)}
      where id = ${antes.id} and notas_dadas is null
    `,
  );
}

export async function gravarSituacoes(
  db: Executor,
  ids: readonly number[],
  situacao: Situacao,
): Promise<void> {
  if (ids.length === 0) return;
  await run(
    db,
    sql`
      update projeto_aprovacao set situacao = ${situacao}, versao = versao + 1
      where id = any(${ids})
    `,
  );
}

export async function marcarLembrados(
  db: Executor,
  avaliadores: readonly number[],
  dia: string,
  agora: Date,
): Promise<ReadonlySet<number>> {
  if (avaliadores.length === 0) return new Set();
  const lembrados = await many<{ avaliadorId: number }>(
    db,
    sql`
      insert into lembrete (avaliador_id, dia, criado_em)
      select id, ${dia}::date, ${agora}::timestamptz from unnest(${avaliadores}::int[]) as a (id)
      on conflict do nothing
      returning avaliador_id as "avaliadorId"
    `,
  );
  return new Set(lembrados.map(({ avaliadorId }) => avaliadorId));
}

export function notasAuditadas(a: AprovacaoGuardada) {
  const notas = Object.fromEntries(CRITERIOS.map((criterio) => [criterio, a[criterio]]));
  return {
    ...notas,
    ...(a.notas ? { notas: a.notas } : {}),
    parecer: a.parecer,
    aceito: a.aceito,
    ja_foi_avaliado: a.ja_foi_avaliado,
  };
}
