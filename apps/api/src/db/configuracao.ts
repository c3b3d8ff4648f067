import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { send } from './send.ts';
import type { Executor } from './transaction.ts';

/** The settings' one row. */
export interface LinhaDaConfiguracao extends Record<string, unknown> {
  readonly versao: number;
  readonly dados: unknown;
}

/** The settings that a row holds; the defaults for what it does not, and before an administrator saved any. */
export function comPadrao(linha: LinhaDaConfiguracao | undefined): Configuracao {
  if (linha === undefined) return CONFIGURACAO_PADRAO;
  const dados = linha.dados as Omit<Configuracao, 'versao'>;
  return { ...CONFIGURACAO_PADRAO, ...dados, versao: linha.versao };
}

/** The settings in force. Every feature asks them; what changes them is the feature `configuracao`. */
export async function lerConfiguracao(db: Executor): Promise<Configuracao> {
  const text = 'select versao, dados from configuracao where id = 1';
  const [linha] = await send<LinhaDaConfiguracao>(db, text);
  return comPadrao(linha);
}

/** The zone whose days count (D23). */
export async function lerFuso(db: Executor): Promise<string> {
  return (await lerConfiguracao(db)).fuso;
}
