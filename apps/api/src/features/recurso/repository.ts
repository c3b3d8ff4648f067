import type { Decidido, RecursoGuardado, StatusDoRecurso } from '@instrutoria/domain/recurso/types.ts';
import { eq, sql } from 'drizzle-orm';
import { recurso } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

type Linha = typeof recurso.$inferSelect;

function daLinha({
  autorId: _autor,
  decididoPorId: _por,
  resultadoNumero: _numero,
  ...linha
}: Linha): RecursoGuardado {
  return {
    ...linha,
    status: linha.status as StatusDoRecurso,
    criadoEm: linha.criadoEm.toISOString(),
    decididoEm: linha.decididoEm?.toISOString() ?? null,
    original: linha.original as Decidido | null,
    corrigido: linha.corrigido as Decidido | null,
  };
}

/** What an appeal is about, as far as the acts need it. */
export interface ProjetoDoRecurso {
  readonly id: number;
  readonly titulo: string;
  readonly coordenadorId: number;
  readonly remunerados: number;
  readonly voluntarios: number;
}

interface Lugar extends ProjetoDoRecurso, Record<string, unknown> {
  readonly aprovacaoId: number;
  readonly editalId: number;
}

/** The same of an appeal, with its project. */
export async function lugarDoRecurso(
  db: Executor,
  id: number,
): Promise<{
  readonly aprovacaoId: number;
  readonly editalId: number;
  readonly projeto: ProjetoDoRecurso;
} | null> {
  const { rows } = await db.execute<Lugar>(sql`
    select a.id as "aprovacaoId", p.edital_id as "editalId", p.id, p.titulo,
      p.coordenador_id as "coordenadorId", p.remunerados, p.voluntarios
    from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id join projeto p on p.id = a.projeto_id
    where r.id = ${id}`);
  const [linha] = rows;
  if (linha === undefined) return null;
  const { aprovacaoId, editalId, ...resto } = linha;
  return { aprovacaoId, editalId, projeto: resto };
}

/** The appeal, its row locked until the transaction ends. */
export async function travarRecurso(db: Executor, id: number): Promise<RecursoGuardado | null> {
  const [linha] = await db.select().from(recurso).where(eq(recurso.id, id)).for('update');
  return linha === undefined ? null : daLinha(linha);
}

/** Who coordinates or collaborates in a project, by id: nobody of them decides on it (D30). */
export async function participantesDo(db: Executor, projetoId: number): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select coordenador_id as id from projeto where id = ${projetoId}
    union select professor_id from projeto_colaborador where projeto_id = ${projetoId}`);
  return new Set(rows.map(({ id }) => id));
}

/** Stores a new appeal and answers its id; null when one is pending by now (D21). */
export async function inserirRecurso(
  db: Executor,
  novo: Omit<RecursoGuardado, 'id' | 'versao'>,
  autorId: number,
): Promise<number | null> {
  const { aprovacaoId, mensagem, status, criadoEm } = novo;
  const [linha] = await db
    .insert(recurso)
    .values({ aprovacaoId, mensagem, status, autorId, criadoEm: new Date(criadoEm) })
    .onConflictDoNothing({ target: recurso.aprovacaoId, where: sql`status = 'PENDENTE'` })
    .returning({ id: recurso.id });
  return linha?.id ?? null;
}

/** Stores the decision of an appeal; the version goes up by one. */
export async function salvarDecisao(
  db: Executor,
  depois: RecursoGuardado,
  quem: { readonly decididoPorId: number; readonly resultadoNumero: number | null },
): Promise<void> {
  const { id, feedback, status, decididoEm, original, corrigido } = depois;
  await db
    .update(recurso)
    .set({
      feedback,
      status,
      original,
      corrigido,
      ...quem,
      decididoEm: decididoEm === null ? null : new Date(decididoEm),
      versao: sql`${recurso.versao} + 1`,
    })
    .where(eq(recurso.id, id));
}
