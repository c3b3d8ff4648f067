import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { one } from './query.ts';
import { sql } from './sql.ts';
import type { Executor } from './transaction.ts';

/** The settings' one row. */
export interface ConfiguracaoGuardada {
  readonly versao: number;
  readonly dados: Omit<Configuracao, 'versao'>;
}

/** The settings that a row holds; the defaults for what it does not, and before an administrator saved any. */
export function comPadrao(guardada: ConfiguracaoGuardada | null): Configuracao {
  if (guardada === null) return CONFIGURACAO_PADRAO;
  return { ...CONFIGURACAO_PADRAO, ...guardada.dados, versao: guardada.versao };
}

/** The settings in force. Every feature asks them; what changes them is the feature `configuracao`. */
export async function lerConfiguracao(db: Executor): Promise<Configuracao> {
  return comPadrao(
    await one<ConfiguracaoGuardada>(db, sql`select versao, dados from configuracao where id = 1`),
  );
}

/** The zone whose days count (D23). */
export async function lerFuso(db: Executor): Promise<string> {
  return (await lerConfiguracao(db)).fuso;
}
