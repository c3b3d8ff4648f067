import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

interface Coordenador {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly projeto: number;
}

/** Condition: the vínculo is in force. */
export function coordenadorDoInstrutor(db: Executor, instrutor: number): Promise<Coordenador | null> {
  return one<Coordenador>(
    db,
    sql`
      select c.id, c.nome, c.email, p.id as projeto
      from instrutor i
      join projeto p on p.id = i.projeto_id
      join professor c on c.id = p.coordenador_id
      where i.id = ${instrutor} and i.fim is null
    `,
  );
}

/** Of two simultaneous reminders only the first sends a mail. */
export async function travarCoordenador(db: Executor, id: number): Promise<void> {
  await run(db, sql`select pg_advisory_xact_lock(hashtextextended(${`lembrar coordenador ${id}`}, 370))`);
}

/** The audit is the only record of who was reminded. */
export async function foiLembradoDesde(db: Executor, coordenador: number, desde: Date): Promise<boolean> {
  const { foi } = await single<{ foi: boolean }>(
    db,
    sql`select exists (
      select from auditoria
      where registro_tipo = 'professor' and registro_id = ${coordenador}
        and acao = 'lembrarCoordenadores' and quando >= ${desde}
    ) as foi`,
  );
  return foi;
}
