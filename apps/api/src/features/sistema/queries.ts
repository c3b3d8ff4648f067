import type { Executor } from '../../db/connection/transaction.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export async function tamanhoDoBanco(db: Executor): Promise<number> {
  const { bytes } = await single<{ bytes: number }>(
    db,
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return bytes;
}

export async function versaoDoServidor(db: Executor): Promise<string> {
  const { versao } = await single<{ versao: string }>(
    db,
    sql`select current_setting('server_version') as versao`,
  );
  return versao;
}
