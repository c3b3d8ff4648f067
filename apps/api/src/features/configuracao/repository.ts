import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { eq } from 'drizzle-orm';
import { comPadrao } from '../../db/configuracao.ts';
import { configuracao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

/** The settings, their row there and locked until the transaction ends. */
export async function travarConfiguracao(db: Executor): Promise<Configuracao> {
  const { versao, ...dados } = CONFIGURACAO_PADRAO;
  await db.insert(configuracao).values({ id: 1, versao, dados }).onConflictDoNothing();
  const [linha] = await db.select().from(configuracao).where(eq(configuracao.id, 1)).for('update');
  return comPadrao(linha);
}

/** Stores the settings; the version goes up by one. */
export async function salvarConfiguracao(db: Executor, atual: Configuracao): Promise<Configuracao> {
  const { versao, ...dados } = atual;
  await db
    .update(configuracao)
    .set({ versao: versao + 1, dados })
    .where(eq(configuracao.id, 1));
  return { ...dados, versao: versao + 1 };
}
