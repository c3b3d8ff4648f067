import { avisoDeEncerramento, encerramentoDesfeito } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

/** Keeps that a closing was taken back. */
export async function inserirDesfeito(
  db: Executor,
  desfeito: typeof encerramentoDesfeito.$inferInsert,
): Promise<void> {
  await db.insert(encerramentoDesfeito).values(desfeito);
}

/** Marks that this mail about a closing leaves; answers false when it has left before. */
export async function marcarAviso(
  db: Executor,
  marca: typeof avisoDeEncerramento.$inferInsert,
): Promise<boolean> {
  const linhas = await db.insert(avisoDeEncerramento).values(marca).onConflictDoNothing().returning();
  return linhas.length > 0;
}
