import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/**
 * Whether local entry is off for this person: a door that is on knows the account, and it is none of the named
 * administrators.
 */
export async function soEntraPelaInstituicao(db: Executor, professorId: number): Promise<boolean> {
  const barrada = sql`
    select from entrada_local e, professor p
    where p.id = ${professorId} and e.desligada
      and not (p.tipo = 'administrador' and p.id = any(e.excecoes))
      and exists (
        select from identidade i join porta o on o.id = i.porta_id where i.professor_id = p.id and o.ligada)
  `;
  return (await run(db, barrada)) > 0;
}
