import type { KeyedHash } from '../../adapters/keyed-hash.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface QuemNoProvedor {
  readonly portaId: number;
  readonly provedor: string;
  readonly sujeito: string;
}

/** How the identity of a closed account is kept: it can be recognised, not read (gov.br's id is a CPF). */
export function marcaDaIdentidade(
  keyedHash: KeyedHash,
  { portaId, provedor, sujeito }: QuemNoProvedor,
): string {
  return `encerrada:${keyedHash('identidade', JSON.stringify([portaId, provedor, sujeito]))}`;
}

export async function fecharIdentidades(
  db: Executor,
  keyedHash: KeyedHash,
  professorId: number,
): Promise<void> {
  const dela = await many<QuemNoProvedor & { readonly id: number }>(
    db,
    sql`
      select id, porta_id as "portaId", provedor, sujeito from identidade where professor_id = ${professorId}
      for update
    `,
  );
  for (const identidade of dela) {
    const marca = marcaDaIdentidade(keyedHash, identidade);
    await run(db, sql`update identidade set sujeito = ${marca} where id = ${identidade.id}`);
  }
}
