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

/** The stored files of an instructor's documents that are intact. */
export function arquivosDoInstrutor(
  db: Executor,
  id: number,
): Promise<{ readonly referencia: string; readonly sha256: string }[]> {
  return many(
    db,
    sql`
      select f.referencia, f.sha256 from instrutor i
      join arquivo f on f.referencia in (i.termo_compromisso, i.declaracao_aluno_detentor,
        i.historico_declaracao, i.dados_bancarios, i.termo_anuencia)
      where i.id = ${id} and f.eliminado_em is null and f.danificado_em is null
      order by f.referencia
    `,
  );
}
