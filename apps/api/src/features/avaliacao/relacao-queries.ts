import type { Relacao } from '@instrutoria/contract/access.ts';
import { eq } from 'drizzle-orm';
import type { Usuario } from '../../context.ts';
import { projetoAprovacao, recusaDeAvaliacao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { existeProfessor } from '../conta/queries.ts';
import { relacaoComProjeto } from '../projeto/relacao-queries.ts';

/** The project that an approval is of; null when there is no such approval. */
export async function projetoDaAprovacao(db: Executor, id: number): Promise<number | null> {
  const [linha] = await db
    .select({ projetoId: projetoAprovacao.projetoId })
    .from(projetoAprovacao)
    .where(eq(projetoAprovacao.id, id));
  return linha?.projetoId ?? null;
}

/** Who refused the assignment that had this id, if anybody. */
export async function recusadaPor(db: Executor, id: number): Promise<number | null> {
  const [linha] = await db
    .select({ avaliadorId: recusaDeAvaliacao.avaliadorId })
    .from(recusaDeAvaliacao)
    .where(eq(recusaDeAvaliacao.aprovacaoId, id));
  return linha?.avaliadorId ?? null;
}

/**
 * What the caller is to an approval: the same as to its project. One that he refused is still his assignment, so that
 * a repeated refusal can answer the same (access.csv).
 */
export async function relacaoComAprovacao(
  db: Executor,
  usuario: Usuario,
  id: number,
): Promise<Relacao | null> {
  const projetoId = await projetoDaAprovacao(db, id);
  if (projetoId !== null) return relacaoComProjeto(db, usuario, projetoId);
  const recusou = usuario.tipo === 'avaliador' && (await recusadaPor(db, id)) === usuario.id;
  return recusou ? 'avaliadorDesignado' : null;
}

/** What the caller is to a person as an evaluator; to another evaluator there is nobody but himself (access.csv, `id = self for evaluators`). */
export async function relacaoComAvaliador(
  db: Executor,
  usuario: Usuario,
  id: number,
): Promise<Relacao | null> {
  if (usuario.tipo === 'avaliador') return id === usuario.id ? 'avaliadorDesignado' : null;
  return (await existeProfessor(db, id)) ? 'nenhuma' : null;
}
