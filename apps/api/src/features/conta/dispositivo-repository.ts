import { DISPOSITIVOS_POR_CONTA } from '@instrutoria/domain/conta/rules/tentativas.ts';
import { and, eq, ne } from 'drizzle-orm';
import { dispositivo } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

/** The row that ties this device to the account of this CPF; null when nobody of that CPF ever logged in with it. */
export async function acharDispositivo(db: Executor, cpf: string, marca: string): Promise<number | null> {
  const text = `select d.id from dispositivo d join professor p on p.id = d.professor_id
    where p.cpf = $1 and d.marca = $2`;
  const [linha] = await send<{ id: number }>(db, text, [cpf, marca]);
  return linha?.id ?? null;
}

/** Remembers that the person logged in with this device; beyond the limit the longest unused are forgotten. */
export async function lembrarDispositivo(
  db: Executor,
  professorId: number,
  marca: string,
  agora: Date,
): Promise<void> {
  await db
    .insert(dispositivo)
    .values({ professorId, marca, criadoEm: agora, ultimoUso: agora })
    .onConflictDoUpdate({ target: [dispositivo.professorId, dispositivo.marca], set: { ultimoUso: agora } });
  const text = `delete from dispositivo where professor_id = $1 and id not in (select id from dispositivo
    where professor_id = $1 order by ultimo_uso desc, id desc limit ${DISPOSITIVOS_POR_CONTA})`;
  await send(db, text, [professorId]);
}

/** Forgets every device of the person but this one. */
export async function esquecerDispositivos(db: Executor, professorId: number, menos: string): Promise<void> {
  await db
    .delete(dispositivo)
    .where(and(eq(dispositivo.professorId, professorId), ne(dispositivo.marca, menos)));
}
