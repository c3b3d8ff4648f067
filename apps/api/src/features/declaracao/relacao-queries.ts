import type { Relacao } from '@instrutoria/contract/access.ts';
import { eq } from 'drizzle-orm';
import { declaracao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

/** What the caller is to a declaration: its owner, nobody, or null when there is none with this id. */
export async function relacaoComDeclaracao(
  db: Executor,
  pessoa: number,
  id: number,
): Promise<() => Relacao | null> {
  const [linha] = await db
    .select({ professorId: declaracao.professorId })
    .from(declaracao)
    .where(eq(declaracao.id, id));
  return () => {
    if (linha === undefined) return null;
    return linha.professorId === pessoa ? 'dono' : 'nenhuma';
  };
}
