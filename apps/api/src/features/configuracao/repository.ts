import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { type ConfiguracaoGuardada, comPadrao } from '../../db/settings.ts';
import { json, sql } from '../../db/sql.ts';

export async function travarConfiguracao(db: Executor): Promise<Configuracao> {
  const { versao, ...dados } = CONFIGURACAO_PADRAO;
  await run(
    db,
    sql`
      insert into configuracao (id, versao, dados) values (1, ${versao}, ${json(dados)})
      on conflict do nothing
    `,
  );
  return comPadrao(
    await one<ConfiguracaoGuardada>(db, sql`select versao, dados from configuracao where id = 1 for update`),
  );
}

export async function salvarConfiguracao(db: Executor, atual: Configuracao): Promise<Configuracao> {
  const { versao, ...dados } = atual;
  await run(db, sql`update configuracao set versao = ${versao + 1}, dados = ${json(dados)} where id = 1`);
  return { ...dados, versao: versao + 1 };
}
