import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { TEXTOS_DAS_PENDENCIAS } from '@instrutoria/domain/instalacao/messages.ts';
import {
  PENDENCIAS_DA_INSTALACAO,
  type PendenciaDaInstalacao,
} from '@instrutoria/domain/instalacao/types.ts';
import { lerOperacoes } from '../../adapters/operations-file.ts';
import type { Deps } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

type NoBanco = 'edital' | 'fuso' | 'programa' | 'unidade';

interface Lidas extends Readonly<Record<NoBanco, boolean>> {
  readonly dispensadas: readonly string[];
}

function lerFaltas(db: Executor): Promise<Lidas> {
  return single(
    db,
    sql`
      select (select count(*) from (select from unidade limit 2) u) < 2 as unidade,
        not exists (select from programa) as programa, not exists (select from edital) as edital,
        coalesce((select dados ->> 'fuso' from configuracao where id = 1), ${CONFIGURACAO_PADRAO.fuso}) = 'UTC' as fuso,
        coalesce((select dispensadas from instalacao where id = 1), '{}') as dispensadas
    `,
  );
}

/** What an administrator still has to configure, and has not dismissed. */
export async function pendenciasDaInstalacao(db: Executor, { config }: Pick<Deps, 'config'>) {
  const [{ dispensadas, ...faltas }, { copia }] = await Promise.all([
    lerFaltas(db),
    lerOperacoes(config.dataDir),
  ]);
  const faltam: Readonly<Record<PendenciaDaInstalacao, boolean>> = {
    ...faltas,
    email: config.smtpUrl === undefined,
    antivirus: config.antivirusUrl === undefined,
    copia: copia?.ok !== true,
  };
  return PENDENCIAS_DA_INSTALACAO.filter((item) => faltam[item] && !dispensadas.includes(item)).map(
    (item) => ({ item, mensagem: TEXTOS_DAS_PENDENCIAS[item] }),
  );
}
