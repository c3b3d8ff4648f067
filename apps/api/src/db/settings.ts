import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import type { Executor } from './connection/transaction.ts';
import { one } from './query.ts';
import { sql } from './sql.ts';

export interface ConfiguracaoGuardada {
  readonly versao: number;
  readonly dados: Omit<Configuracao, 'versao'>;
}

export function comPadrao(guardada: ConfiguracaoGuardada | null): Configuracao {
  if (guardada === null) return CONFIGURACAO_PADRAO;
  return { ...CONFIGURACAO_PADRAO, ...guardada.dados, versao: guardada.versao };
}

export async function lerConfiguracao(db: Executor): Promise<Configuracao> {
  return comPadrao(
    await one<ConfiguracaoGuardada>(db, sql`select versao, dados from configuracao where id = 1`),
  );
}

/** The zone in which all days are (D23). */
export async function lerFuso(db: Executor): Promise<string> {
  return (await lerConfiguracao(db)).fuso;
}
