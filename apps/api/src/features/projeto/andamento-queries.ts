import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Situacao } from '@instrutoria/domain/projeto/types.ts';
import { eq, sql } from 'drizzle-orm';
import { edital, projeto, projetoAprovacao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

/** What the acts after approval ask about their project. */
export interface Andamento {
  readonly titulo: string;
  readonly fase: Fase;
  readonly situacao: Situacao;
  /** The call's year (D5). */
  readonly ano: number;
}

/** How far a submitted project has come; null for a draft and for an unknown one. */
export async function lerAndamento(db: Executor, projetoId: number): Promise<Andamento | null> {
  const [linha] = await db
    .select({
      titulo: projeto.titulo,
      fase: sql<Fase>`${edital.fase}`,
      situacao: sql<Situacao>`coalesce(${projetoAprovacao.situacao}, 'SUBMETIDO')`,
      ano: edital.ano,
    })
    .from(projeto)
    .innerJoin(edital, eq(edital.id, projeto.editalId))
    .leftJoin(projetoAprovacao, eq(projetoAprovacao.projetoId, projeto.id))
    .where(sql`${projeto.id} = ${projetoId} and not ${projeto.ehRascunho}`);
  return linha ?? null;
}
