import { notasDe } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Situacao } from '@instrutoria/domain/projeto/types.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lembrete, projeto, projetoAprovacao, recusaDeAvaliacao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

type Linha = typeof projetoAprovacao.$inferSelect;

function daLinha(linha: Linha): AprovacaoGuardada {
  const {
    jaFoiAvaliado,
    remuneradosAprovados,
    voluntariosAprovados,
    situacao,
    pontuacaoFase1: _fase1,
    pontuacaoFase2: _fase2,
    total: _total,
    criadoEm: _criadoEm,
    avaliadoEm: _avaliadoEm,
    editalId: _editalId,
    tipoProjeto: _tipoProjeto,
    tsdMedio: _tsdMedio,
    submetidoEm: _submetidoEm,
    notasDadas: _notasDadas,
    ...resto
  } = linha;
  return {
    ...resto,
    ja_foi_avaliado: jaFoiAvaliado,
    remunerados_aprovados: remuneradosAprovados,
    voluntarios_aprovados: voluntariosAprovados,
    situacao: situacao as Situacao,
  };
}

type Colunas = Omit<typeof projetoAprovacao.$inferInsert, 'criadoEm' | 'id' | 'versao'>;

function paraALinha(a: Omit<AprovacaoGuardada, 'id' | 'versao'>): Colunas {
  const { ja_foi_avaliado, remunerados_aprovados, voluntarios_aprovados, ...resto } = a;
  return {
    ...resto,
    jaFoiAvaliado: ja_foi_avaliado,
    remuneradosAprovados: remunerados_aprovados,
    voluntariosAprovados: voluntarios_aprovados,
  };
}

/** What the rules ask of the project of an approval. */
export interface ProjetoAvaliado {
  readonly id: number;
  readonly titulo: string;
  readonly tipoProjeto: TipoDeProjeto;
  readonly editalId: number | null;
}

/** The project of an approval, without a lock; null when there is no such approval. */
export async function projetoAvaliado(db: Executor, aprovacaoId: number): Promise<ProjetoAvaliado | null> {
  const [linha] = await db
    .select({
      id: projeto.id,
      titulo: projeto.titulo,
      tipoProjeto: sql<TipoDeProjeto>`${projeto.tipoProjeto}`,
      editalId: projeto.editalId,
    })
    .from(projetoAprovacao)
    .innerJoin(projeto, eq(projeto.id, projetoAprovacao.projetoId))
    .where(eq(projetoAprovacao.id, aprovacaoId));
  return linha ?? null;
}

/** The approval with this id, its row locked until the transaction ends; null when there is none. */
export async function travarAprovacao(db: Executor, id: number): Promise<AprovacaoGuardada | null> {
  const [linha] = await db.select().from(projetoAprovacao).where(eq(projetoAprovacao.id, id)).for('update');
  return linha === undefined ? null : daLinha(linha);
}

/** The approval of a project, locked likewise. */
export async function travarAprovacaoDoProjeto(
  db: Executor,
  projetoId: number,
): Promise<AprovacaoGuardada | null> {
  const [linha] = await db
    .select()
    .from(projetoAprovacao)
    .where(eq(projetoAprovacao.projetoId, projetoId))
    .for('update');
  return linha === undefined ? null : daLinha(linha);
}

/** Stores a new assignment; null when the project has one already (one evaluator per project, D15). */
export async function inserirAprovacao(
  db: Executor,
  nova: Omit<AprovacaoGuardada, 'id' | 'versao'>,
  agora: Date,
): Promise<AprovacaoGuardada | null> {
  const [linha] = await db
    .insert(projetoAprovacao)
    .values({ ...paraALinha(nova), criadoEm: agora })
    .onConflictDoNothing({ target: projetoAprovacao.projetoId })
    .returning();
  return linha === undefined ? null : daLinha(linha);
}

/** Stores a changed approval; the version goes up by one. `avaliadoEm` is set when it was finished just now. */
export async function salvarAprovacao(
  db: Executor,
  depois: AprovacaoGuardada,
  instantes: { readonly avaliadoEm?: Date; readonly substituidoEm?: Date } = {},
): Promise<AprovacaoGuardada> {
  const { id, versao: _versao, ...dados } = depois;
  const [linha] = await db
    .update(projetoAprovacao)
    .set({
      ...paraALinha(dados),
      ...instantes,
      versao: sql`${projetoAprovacao.versao} + 1`,
    })
    .where(eq(projetoAprovacao.id, id))
    .returning();
  if (linha === undefined) throw new Error('update returned no row');
  return daLinha(linha);
}

/** Ends an assignment by refusal: the approval goes, its mark and reason stay (D15). */
export async function excluirPorRecusa(
  db: Executor,
  aprovacao: AprovacaoGuardada,
  motivo: string,
  agora: Date,
): Promise<void> {
  await db.delete(projetoAprovacao).where(eq(projetoAprovacao.id, aprovacao.id));
  await db.insert(recusaDeAvaliacao).values({
    aprovacaoId: aprovacao.id,
    projetoId: aprovacao.projetoId,
    avaliadorId: aprovacao.avaliadorId,
    motivo,
    recusadoEm: agora,
  });
}

/** Keeps the scores as the evaluator gave them, before an appeal or a correction first changes them (D43). */
export async function guardarNotasDadas(db: Executor, antes: AprovacaoGuardada): Promise<void> {
  await db
    .update(projetoAprovacao)
    .set({ notasDadas: notasDe(antes) })
    .where(and(eq(projetoAprovacao.id, antes.id), isNull(projetoAprovacao.notasDadas)));
}

/** Stores one situation for all these approvals, whose versions go up by one (D20). */
export async function gravarSituacoes(
  db: Executor,
  ids: readonly number[],
  situacao: Situacao,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(projetoAprovacao)
    .set({ situacao, versao: sql`${projetoAprovacao.versao} + 1` })
    .where(sql`${projetoAprovacao.id} = any(${sql.param([...ids])}::int[])`);
}

/** Marks these evaluators as reminded on this day, those apart that were already; answers the newly marked. */
export async function marcarLembrados(
  db: Executor,
  avaliadores: readonly number[],
  dia: string,
  agora: Date,
): Promise<ReadonlySet<number>> {
  if (avaliadores.length === 0) return new Set();
  const linhas = await db
    .insert(lembrete)
    .values(avaliadores.map((avaliadorId) => ({ avaliadorId, dia, criadoEm: agora })))
    .onConflictDoNothing()
    .returning();
  return new Set(linhas.map(({ avaliadorId }) => avaliadorId));
}
