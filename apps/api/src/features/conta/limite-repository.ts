import { eq, sql } from 'drizzle-orm';
import { limite } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

export interface Contagem {
  readonly contagem: number;
  readonly inicio: Date;
  readonly bloqueadoAte: Date | null;
}

/** Adds one to a counter, in one statement; it starts anew when `janelaMs` have passed since it began. */
export async function contar(db: Executor, chave: string, agora: Date, janelaMs: number): Promise<Contagem> {
  const vencida = sql`${limite.inicio} <= ${new Date(agora.getTime() - janelaMs)}`;
  const [linha] = await db
    .insert(limite)
    .values({ chave, contagem: 1, inicio: agora })
    .onConflictDoUpdate({
      target: limite.chave,
      set: {
        contagem: sql`case when ${vencida} then 1 else ${limite.contagem} + 1 end`,
        inicio: sql`case when ${vencida} then ${agora} else ${limite.inicio} end`,
        bloqueadoAte: sql`case when ${vencida} then null else ${limite.bloqueadoAte} end`,
      },
    })
    .returning();
  if (linha === undefined) throw new Error('upsert returned no row');
  return linha;
}

/** The counter as it stands, its row there and locked until the transaction ends: attempts at once take turns. */
export async function travarContagem(db: Executor, chave: string, agora: Date): Promise<Contagem> {
  const [linha] = await db
    .insert(limite)
    .values({ chave, contagem: 0, inicio: agora })
    .onConflictDoUpdate({ target: limite.chave, set: { chave } })
    .returning();
  if (linha === undefined) throw new Error('upsert returned no row');
  return linha;
}

export async function bloquear(db: Executor, chave: string, ate: Date): Promise<void> {
  await db.update(limite).set({ bloqueadoAte: ate }).where(eq(limite.chave, chave));
}

export async function zerar(db: Executor, chave: string): Promise<void> {
  await db.delete(limite).where(eq(limite.chave, chave));
}
