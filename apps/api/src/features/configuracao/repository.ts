import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { eq } from 'drizzle-orm';
import { configuracao } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

type Dados = Omit<Configuracao, 'versao'>;

interface Linha extends Record<string, unknown> {
  readonly versao: number;
  readonly dados: unknown;
}

function comPadrao(linha: Linha | undefined): Configuracao {
  if (linha === undefined) return CONFIGURACAO_PADRAO;
  return { ...CONFIGURACAO_PADRAO, ...(linha.dados as Dados), versao: linha.versao };
}

/** The settings in force; the defaults before an administrator saved any. */
export async function lerConfiguracao(db: Executor): Promise<Configuracao> {
  const [linha] = await send<Linha>(db, 'select versao, dados from configuracao where id = 1');
  return comPadrao(linha);
}

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

/** The zone whose days count (D23). */
export async function lerFuso(db: Executor): Promise<string> {
  return (await lerConfiguracao(db)).fuso;
}
