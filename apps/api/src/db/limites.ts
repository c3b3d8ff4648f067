import { eq, sql } from 'drizzle-orm';
import { limite } from './schema.ts';
import { send } from './send.ts';
import type { Executor } from './transaction.ts';

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

/** Takes one back that was counted ahead. */
export async function descontar(db: Executor, chave: string): Promise<void> {
  await db
    .update(limite)
    .set({ contagem: sql`greatest(${limite.contagem} - 1, 0)` })
    .where(eq(limite.chave, chave));
}

/** Forgets the counters of an account: those whose keys are or begin with one of these, and its devices'. */
export async function liberarContagens(
  db: Executor,
  professorId: number,
  chaves: readonly string[],
): Promise<void> {
  const text = `delete from limite where exists (select 1 from unnest($1::text[]) c where starts_with(chave, c))
    or chave in (select 'dispositivo:' || id from dispositivo where professor_id = $2)`;
  await send(db, text, [chaves, professorId]);
}

export async function zerar(db: Executor, chave: string): Promise<void> {
  await db.delete(limite).where(eq(limite.chave, chave));
}
