import type { ConteudoDaDeclaracao, DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { declaracao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { daLinha } from './queries.ts';

export interface NovaDeclaracao {
  readonly codigo: string;
  readonly chave: string;
  readonly professorId: number;
  readonly instrutorId: number | null;
  readonly conteudo: ConteudoDaDeclaracao;
  readonly emitidaEm: Date;
}

/** The valid declaration of what this key says; null when there is none. */
export async function acharValida(db: Executor, chave: string): Promise<DeclaracaoGuardada | null> {
  const [linha] = await db
    .select()
    .from(declaracao)
    .where(and(eq(declaracao.chave, chave), isNull(declaracao.revogadaEm)));
  return linha === undefined ? null : daLinha(linha);
}

/** Stores a declaration; null when a valid one of the same is there by now. */
export async function inserirDeclaracao(
  db: Executor,
  nova: NovaDeclaracao,
): Promise<DeclaracaoGuardada | null> {
  const { conteudo } = nova;
  const onde = {
    papel: conteudo.papel,
    projetoId: conteudo.projeto?.id ?? null,
    editalId: conteudo.edital.id,
  };
  const [linha] = await db
    .insert(declaracao)
    .values({ ...nova, ...onde })
    .onConflictDoNothing({ target: declaracao.chave, where: sql`revogada_em is null` })
    .returning();
  return linha === undefined ? null : daLinha(linha);
}

/** The declaration, its row locked until the transaction ends. */
export async function travarDeclaracao(db: Executor, id: number): Promise<DeclaracaoGuardada | null> {
  const [linha] = await db.select().from(declaracao).where(eq(declaracao.id, id)).for('update');
  return linha === undefined ? null : daLinha(linha);
}

export async function salvarRevogacao(
  db: Executor,
  depois: { readonly id: number; readonly revogadaEm: string; readonly motivoDaRevogacao: string },
  revogadaPorId: number,
): Promise<void> {
  const { id, revogadaEm, motivoDaRevogacao } = depois;
  await db
    .update(declaracao)
    .set({ revogadaEm: new Date(revogadaEm), motivoDaRevogacao, revogadaPorId })
    .where(eq(declaracao.id, id));
}
