import { DISPOSITIVOS_POR_CONTA } from '@instrutoria/domain/conta/rules/tentativas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

/** null when nobody with this CPF ever logged in with it. */
export async function acharDispositivo(db: Executor, cpf: string, marca: string): Promise<number | null> {
  const dispositivo = await one<{ id: number }>(
    db,
    sql`
      select d.id
      from dispositivo d join professor p on p.id = d.professor_id
      where p.cpf = ${cpf} and d.marca = ${marca}
    `,
  );
  return dispositivo?.id ?? null;
}

/** Above the limit, deletes the longest unused ones. */
export async function lembrarDispositivo(
  db: Executor,
  professorId: number,
  marca: string,
  agora: Date,
): Promise<void> {
  await run(
    db,
    sql`
      insert into dispositivo ${values({ professorId, marca, criadoEm: agora, ultimoUso: agora })}
      on conflict (professor_id, marca) do update set ultimo_uso = excluded.ultimo_uso
    `,
  );
  await run(
    db,
    sql`
      delete from dispositivo
      where professor_id = ${professorId}
        and id not in (
          select id from dispositivo where professor_id = ${professorId}
          order by ultimo_uso desc, id desc limit ${DISPOSITIVOS_POR_CONTA}
        )
    `,
  );
}

export async function esquecerDispositivos(db: Executor, professorId: number, menos: string): Promise<void> {
  await run(db, sql`delete from dispositivo where professor_id = ${professorId} and marca <> ${menos}`);
}
