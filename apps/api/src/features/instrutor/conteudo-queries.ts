import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export async function sha256PorReferencia(
  db: Executor,
  referencias: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const linhas = await many<{ referencia: string; sha256: string }>(
    db,
    sql`select referencia, sha256 from arquivo where referencia = any(${referencias})`,
  );
  return new Map(linhas.map(({ referencia, sha256 }) => [referencia, sha256]));
}
